/// Swift's loops, closures, casts and calls.
extension CodeReader {
  /// `for name in list {`
  mutating func readLoop() {
    guard let name = list.word(place + 1), list.isWord(place + 2, "in") else { return }
    let tokens = chains.value(from: place + 3)
    guard list.isMark(tokens.upperBound, "{"), let paths = listed(tokens) else { return }
    scopes.seed(tokens.upperBound) { $0.names[name] = .alias(paths) }
  }

  mutating func enterSwiftBlock() {
    seedClosure()
    enterBlock()
  }

  /// Gives a closure's parameters their names, and its elements where it goes through a list.
  private mutating func seedClosure() {
    let open = place
    let elements = isGoingThrough(open).flatMap { self.elements(before: $0) }
    if let elements { scopes.seed(open) { $0.names["$0"] = .alias(elements) } }
    guard let keyword = parametersEnd(open) else { return }
    var isFirst = true
    for index in (open + 1)..<keyword {
      guard let name = list.word(index), !list.isMark(index - 1, ":"), name != "weak",
        name != "unowned", !list.isMark(index - 1, "."), !list.isMark(index - 1, "-")
      else { continue }
      let type = list.isMark(index + 1, ":") ? chains.swiftType(at: index + 2) : nil
      let meaning = isFirst ? elements.map { Scopes.Meaning.alias($0) } : nil
      scopes.seed(open) { $0.names[name] = meaning ?? .value(type: type) }
      isFirst = false
    }
  }

  /// The `in` behind a closure's parameters.
  private func parametersEnd(_ open: Int) -> Int? {
    var index = open + 1
    while index < min(list.count, open + 40) {
      if list.isWord(index, "in") { return index > open + 1 ? index : nil }
      if list.isMark(index, "{") || list.isMark(index, "}") || list.isMark(index, "=") {
        return nil
      }
      if list.isWord(index, "for") || list.isWord(index, "let") { return nil }
      index += 1
    }
    return nil
  }

  /// The function's name where a closure goes through the elements of a list.
  private func isGoingThrough(_ open: Int) -> Int? {
    var index = open - 1
    if list.isMark(index, "(") { index -= 1 }
    guard list.isWord(index, "forEach") || list.isWord(index, "map"), list.isMark(index - 1, ".")
    else { return nil }
    return index
  }

  /// The elements of the list that a function is a member of, `compactMap` and the like passed over.
  private func elements(before function: Int) -> [SourcePath]? {
    var index = function - 2
    while index >= 0 {
      while list.isMark(index, "?") || list.isMark(index, "!") { index -= 1 }
      if list.isMark(index, "]"), let open = list.partner(index) {
        return listed(open..<(index + 1))
      }
      if list.isWord(index) {
        guard list.isMark(index - 1, ".") else { return listed(index..<(index + 1)) }
        index -= 2
        continue
      }
      guard let open = list.partner(index), open < index else { return nil }
      index = open - 1
      if list.isWord(index), list.isMark(index - 1, ".") { index -= 2 }
    }
    return nil
  }

  /// `objects.first as? Class` where the objects are a nib's.
  mutating func readCast() {
    guard let chain = chains.chain(endingAt: place - 1), let first = chain.components.first,
      case .nib(let load, let isFirst)? = scopes.meaning(of: first.name)?.meaning,
      isFirst || chain.components.contains(where: { Self.firsts.contains($0.name) }),
      let type = chains.swiftType(at: place + 1)
    else { return }
    addCast(type, to: load)
  }

  static let firsts: Set<String> = ["first", "firstObject"]

  mutating func readCall() {
    let name = list.string(place)
    guard list.isMark(place + 1, "("), let close = list.partner(place + 1) else { return }
    readSetter(name, close)
    guard isWanted(call: name) else { return }
    let arguments = chains.arguments(place + 1, close).map { argument in
      Call.Argument(label: argument.label, value: value(of: argument.tokens))
    }
    let chain = list.isMark(place - 1, ".") ? chains.chain(endingAt: place - 2) : nil
    record(call: name, of: chain, arguments, list.range(place, close))
  }

  /// `button.setTitle("Buy", for: .normal)`
  private mutating func readSetter(_ name: String, _ close: Int) {
    let arguments = chains.arguments(place + 1, close)
    guard list.isMark(place - 1, "."), let first = arguments.first, first.label.isEmpty,
      let property = property(setBy: name, arguments), let chain = chains.chain(endingAt: place - 2)
    else { return }
    record(chain, property, value(of: first.tokens), list.range(chain.start, place))
  }

  /// `text` for `setText`, and the key of `setValue(_:forKey:)`.
  func property(
    setBy selector: String, _ arguments: [(label: String, tokens: Range<Int>)]
  ) -> String? {
    if selector == "setValue" {
      guard let key = arguments.first(where: { $0.label == "forKey" }),
        case .text(let name) = value(of: key.tokens)
      else { return nil }
      return name
    }
    // Bars and controllers have titles, too; this one is a button's.
    if selector == "setTitle" { return arguments.count > 1 ? "normalTitle" : "title" }
    guard selector.hasPrefix("set"), let first = selector.dropFirst(3).first, first.isUppercase
    else { return nil }
    return first.lowercased() + selector.dropFirst(4)
  }
}
