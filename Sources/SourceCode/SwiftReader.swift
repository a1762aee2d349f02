/// Swift's statements.
extension CodeReader {
  mutating func readSwift() {
    if list.isMark(place, "{") { return enterSwiftBlock() }
    if list.isMark(place, "=") { return recordAssignment(at: place) }
    guard list.isWord(place) else { return }
    switch list.string(place) {
    case "class", "struct", "extension", "enum", "actor", "protocol": readType()
    case "func", "init", "subscript", "deinit": readFunction()
    case "let", "var": readDeclaration()
    case "import": readImport()
    case "for": readLoop()
    case "as": readCast()
    case "loadNibNamed", "UINib": readNibLoad()
    default: readCall()
    }
  }

  /// `import Module` and `import class Module.Class`
  private mutating func readImport() {
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "typealias"]
    let module = list.word(place + 1).map { kinds.contains($0) ? list.string(place + 2) : $0 }
    if let module { facts.imports.insert(module) }
    place += 1
  }

  private mutating func readType() {
    // `class func`, `x.init` and `is class` declare no type.
    guard let name = list.word(place + 1), !list.isMark(place - 1, "."),
      !Self.modifiers.contains(name)
    else { return }
    let isExtension = list.isWord(place, "extension")
    var index = place + 2
    var type = name
    while isExtension, list.isMark(index, "."), let next = list.word(index + 1) {
      type = next
      index += 2
    }
    if list.isMark(index, "<") { index = endOfGenerics(index) }
    let inherited = inherited(from: &index)
    while index < list.count, !list.isMark(index, "{"), !list.isMark(index, "}") { index += 1 }
    guard list.isMark(index, "{") else { return }
    scopes.seed(index) { $0.type = type }
    facts.types.append(
      TypeDeclaration(
        name: type, inherited: inherited, isExtension: isExtension, outlets: [],
        attributes: attributes(before: place), range: list.tokens[place + 1].range))
    if list.isWord(place, "enum") { readCases(of: type, index) }
    addObjectiveCName(of: type)
    place = index - 1
  }

  /// The attributes of the declaration whose keyword stands at a token.
  private func attributes(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var index = keyword - 1
    while index >= 0 {
      if list.isMark(index, ")"), let open = list.partner(index) { index = open - 1 }
      if list.isMark(index - 1, "@"), let name = list.word(index) {
        found.insert(name)
        index -= 2
      } else if let word = list.word(index), Self.modifiers.contains(word) || word == "open" {
        index -= 1
      } else {
        break
      }
    }
    return found
  }

  /// The superclass and the protocols behind a colon.
  private func inherited(from index: inout Int) -> [String] {
    var inherited: [String] = []
    while list.isMark(index, ":") || !inherited.isEmpty && list.isMark(index, ",") {
      while list.isMark(index + 1, "@") { index += 2 }
      if let base = chains.swiftType(at: index + 1) { inherited.append(base) }
      index = endOfType(index + 1)
    }
    return inherited
  }

  /// A class that `@objc(Name)` gives another name, under which Interface Builder knows it.
  private mutating func addObjectiveCName(of type: String) {
    var index = place - 1
    while let word = list.word(index), Self.modifiers.contains(word) || word == "open" {
      index -= 1
    }
    guard list.isMark(index, ")"), let name = list.word(index - 1), list.isMark(index - 2, "("),
      list.isWord(index - 3, "objc"), name != type
    else { return }
    facts.types.append(
      TypeDeclaration(
        name: name, inherited: [type], isExtension: false, outlets: [],
        range: list.tokens[index - 1].range))
  }

  /// The cases of an enumeration with numbers or texts, which are constants.
  private mutating func readCases(of type: String, _ open: Int) {
    guard let close = list.partner(open) else { return }
    var next: Double?
    for index in (open + 1)..<max(open + 1, close) where list.isWord(index) {
      guard list.isWord(index - 1, "case") || list.isMark(index - 1, ",") else { continue }
      let value = list.isMark(index + 1, "=") ? literal(chains.value(from: index + 2)) : nil
      if case .number(let number)? = value { next = number }
      guard let constant = value ?? next.map({ .number($0) }) else { continue }
      facts.constants["\(type).\(list.string(index))"] = constant
      next = next.map { $0 + 1 }
    }
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "public", "class",
  ]

  private func endOfGenerics(_ open: Int) -> Int {
    var depth = 0
    var index = open
    while index < list.count, !list.isMark(index, "{") {
      if list.isMark(index, "<") { depth += 1 }
      if list.isMark(index, ">"), !list.isMark(index - 1, "-") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// The index after a type's name, its module and its generic arguments.
  private func endOfType(_ start: Int) -> Int {
    var index = start
    while list.isWord(index) || list.isMark(index, ".") || list.isMark(index, "?") {
      if list.isWord(index, "where") { break }
      index += 1
    }
    return list.isMark(index, "<") ? endOfGenerics(index) : index
  }

  private mutating func readFunction() {
    guard !list.isMark(place - 1, "."), !list.isWord(place - 1, "self") else { return }
    var open = place
    while open < list.count, open < place + 3, !list.isMark(open, "("), !list.isMark(open, "{") {
      open += 1
    }
    if list.isMark(open, "<") || list.isMark(open, "?") { open = endOfGenerics(open) }
    if list.isMark(open, "{") { return scopes.seed(open) { $0.isFunction = true } }
    guard list.isMark(open, "("), let close = list.partner(open) else { return }
    let names = parameters(open, close)
    guard let body = body(after: close) else { return }
    scopes.seed(body) { seed in
      seed.isFunction = true
      seed.names = names
    }
    place = close
  }

  private func parameters(_ open: Int, _ close: Int) -> [String: Scopes.Meaning] {
    var names: [String: Scopes.Meaning] = [:]
    for index in (open + 1)..<max(open + 1, close) where list.isMark(index, ":") {
      guard let name = list.word(index - 1) else { continue }
      names[name] = .value(type: chains.swiftType(at: index + 1))
    }
    return names
  }

  /// The brace that opens a function's body; nil for one without.
  private func body(after close: Int) -> Int? {
    var index = close + 1
    while index < list.count {
      if list.isMark(index, "{") { return index }
      if list.isMark(index, "}") || list.isMark(index, "=") { return nil }
      if list.beginsLine(index), let word = list.word(index), word != "where", word != "throws" {
        return nil
      }
      index = max(index, list.partner(index) ?? index) + 1
    }
    return nil
  }

  /// `let name: Type = value`, also in `if let` and `guard let`.
  private mutating func readDeclaration() {
    guard let name = list.word(place + 1) else { return }
    var index = place + 2
    var type: String?
    if list.isMark(index, ":") {
      type = chains.swiftType(at: index + 1)
      index = endOfType(index + 1)
    }
    if scopes.isInType {
      declareMember(name, type, value: index)
    } else if list.isMark(index, "=") {
      let tokens = chains.value(from: index + 1)
      if scopes.context == CodeContext(), let constant = literal(tokens) {
        declareConstant(name, constant)
      }
      declare(name, as: tokens, type: type)
    } else {
      // A declaration without a value, or a name in a pattern.
      if type != nil || scopes.meaning(of: name) == nil && !isShorthand(index) {
        scopes.declare(name, .value(type: type))
      }
    }
    // The value may hold casts, calls and blocks of its own.
    place = list.isMark(index, "=") ? index + 1 : place + 1
  }

  /// Whether a declaration that ends before a token is `if let name`, where the name keeps its meaning.
  private func isShorthand(_ end: Int) -> Bool {
    if list.isWord(place - 1, "if") || list.isWord(place - 1, "guard") { return true }
    let isLast = list.isMark(end, "{") || list.isWord(end, "else")
    return isLast && (list.isMark(place - 1, ",") || list.isWord(place - 1, "while"))
  }

  private mutating func declareMember(_ name: String, _ type: String?, value index: Int) {
    var type = type
    if list.isMark(index, "=") {
      let tokens = chains.value(from: index + 1)
      recordMaking(name, tokens)
      if let constant = literal(tokens) { declareConstant(name, constant) }
      if type == nil, let chain = chains.chain(tokens), chain.components.count == 1 {
        type = chain.components[0].type
      }
    }
    guard let owner = scopes.context.type else { return }
    members[owner, default: [:]][name] = .value(type: type)
    if isOutlet(place), let last = facts.types.lastIndex(where: { $0.name == owner }) {
      facts.types[last].outlets.append(DeclaredOutlet(name: name, type: type ?? ""))
    }
  }

  private mutating func declareConstant(_ name: String, _ value: CodeValue) {
    // What may change is none.
    guard list.isWord(place, "let") else { return }
    scopes.declare(name, .constant(value))
    let prefix = scopes.context.type.map { $0 + "." } ?? ""
    facts.constants[prefix + name] = value
  }

  /// Whether `@IBOutlet` stands before a declaration.
  private func isOutlet(_ declaration: Int) -> Bool {
    var index = declaration - 1
    while index >= 0 {
      if list.isWord(index, "IBOutlet") { return true }
      if list.isMark(index, ")"), let open = list.partner(index) { index = open }
      guard list.isWord(index) || list.isMark(index, "@") || list.isMark(index, "("),
        !list.isWord(index, "let"), !list.isWord(index, "var")
      else { return false }
      index -= 1
    }
    return false
  }
}
