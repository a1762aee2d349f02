/// Objective-C's statements.
extension CodeReader {
  mutating func readObjectiveC() {
    if list.isMark(place, "{") { return enterBlock() }
    if list.isMark(place, "=") { return recordAssignment(at: place) }
    if list.isMark(place, "[") { return readMessage() }
    if list.isMark(place, "@") { return readDirective() }
    if list.isMark(place, "-") || list.isMark(place, "+") { return readMethod() }
    if list.isWord(place, "for") { return readObjectiveCLoop() }
    if list.isWord(place, "import"), let module = list.word(place + 1) {
      facts.imports.insert(module)
    }
    if list.isWord(place, "NS_ENUM") || list.isWord(place, "enum") { readEnumeration() }
    if list.isMark(place, "*") { declarePointer() }
  }

  /// The members of an enumeration, which are constants.
  private mutating func readEnumeration() {
    guard let open = (place..<min(place + 12, list.count)).first(where: { list.isMark($0, "{") }),
      let close = list.partner(open)
    else { return }
    var next = 0.0
    var index = open + 1
    while index < close {
      guard let name = list.word(index) else { return }
      if list.isMark(index + 1, "="), index + 2 < list.count {
        guard case .number(let number)? = literal(chains.value(from: index + 2)) else { return }
        next = number
        index = chains.value(from: index + 2).upperBound
      } else {
        index += 1
      }
      facts.constants[name] = .number(next)
      scopes.declare(name, .constant(.number(next)))
      next += 1
      index += 1
    }
    place = close
  }

  private mutating func readDirective() {
    switch list.string(place + 1) {
    case "interface", "implementation": readClass()
    case "property": readProperty()
    case "end":
      implementation = nil
      isInterface = false
    case "protocol" where !list.isMark(place + 3, ";"): implementation = nil
    default: return
    }
  }

  private mutating func readClass() {
    guard let name = list.word(place + 2) else { return }
    implementation = name
    isInterface = list.isWord(place + 1, "interface")
    guard isInterface else { return }
    var inherited: [String] = []
    var index = place + 3
    if list.isMark(index, ":"), let base = list.word(index + 1) {
      inherited.append(base)
      index += 2
    }
    facts.types.append(
      TypeDeclaration(
        name: name, inherited: inherited, isExtension: list.isMark(index, "("), outlets: [],
        range: list.tokens[place + 2].range))
    place = index - 1
  }

  /// `@property (nonatomic, weak) IBOutlet Class *name;`
  private mutating func readProperty() {
    var end = place
    while end < list.count, !list.isMark(end, ";") { end += 1 }
    guard let owner = implementation, let name = list.word(end - 1) else { return }
    var start = place + 2
    if list.isMark(start, "("), let close = list.partner(start) { start = close + 1 }
    guard start < end else { return }
    let type = chains.objectiveCType(start..<(end - 1))
    members[owner, default: [:]][name] = .value(type: type)
    if (start..<end).contains(where: { list.isWord($0, "IBOutlet") }) {
      addOutlet(name, type ?? "")
    }
    place = end
  }

  private mutating func addOutlet(_ name: String, _ type: String) {
    guard let last = facts.types.lastIndex(where: { $0.name == implementation }) else { return }
    facts.types[last].outlets.append(DeclaredOutlet(name: name, type: type))
  }

  /// `- (void)show:(Class *)ad in:(Class *)view {`
  private mutating func readMethod() {
    guard implementation != nil, !isInterface, scopes.context.function == 0,
      list.isMark(place + 1, "(")
    else { return }
    var names: [String: Scopes.Meaning] = [:]
    var index = place + 1
    while index < list.count, !list.isMark(index, "{") {
      if list.isMark(index, ";") { return }
      if list.isMark(index, "("), let close = list.partner(index) {
        if list.isMark(index - 1, ":"), let name = list.word(close + 1) {
          names[name] = .value(type: chains.objectiveCType((index + 1)..<close))
        }
        index = close
      }
      index += 1
    }
    seedFunction(index, names)
    place = index - 1
  }

  private mutating func seedFunction(_ open: Int, _ names: [String: Scopes.Meaning]) {
    let type = implementation
    scopes.seed(open) { seed in
      seed.isFunction = true
      seed.owner = type
      seed.names = names
    }
  }

  /// `for (Class *name in list)`, with the statement after it where no braces stand.
  private mutating func readObjectiveCLoop() {
    guard list.isMark(place + 1, "("), let close = list.partner(place + 1),
      let keyword = ((place + 2)..<close).first(where: { list.isWord($0, "in") }),
      let name = list.word(keyword - 1), let paths = listed((keyword + 1)..<close)
    else { return }
    let meaning = Scopes.Meaning.alias(paths)
    if list.isMark(close + 1, "{") {
      scopes.seed(close + 1) { $0.names[name] = meaning }
    } else {
      scopes.declare(name, meaning)
    }
    // The list may be a nib's objects, which are yet to be loaded.
    place = keyword
  }

  /// `Class *name`, wherever it stands.
  private mutating func declarePointer() {
    guard let type = list.word(place - 1) ?? genericType(place - 1), type.isCapitalized else {
      return
    }
    var index = place + 1
    while let word = list.word(index), Self.qualifiers.contains(word) { index += 1 }
    guard let name = list.word(index) else { return }
    if list.isWord(place - 2, "IBOutlet") { addOutlet(name, type) }
    let declares = [";", ",", ")", "="].contains { list.isMark(index + 1, $0) }
    guard declares || list.isWord(index + 1, "in") else { return }
    if list.isMark(index + 1, "=") {
      let tokens = chains.value(from: index + 2)
      declare(name, as: tokens, type: type)
      readDeclaredLoad(tokens, type)
      place = index + 2
    } else if !list.isWord(index + 1, "in") {
      scopes.declare(name, .value(type: type))
    }
  }

  private static let qualifiers: Set<String> = [
    "_Nullable", "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "const", "__weak",
    "__strong", "__unsafe_unretained", "__block",
  ]

  private func genericType(_ close: Int) -> String? {
    guard list.isMark(close, ">") else { return nil }
    var index = close
    while index > 0, !list.isMark(index, "<") { index -= 1 }
    return list.word(index - 1)
  }
}
