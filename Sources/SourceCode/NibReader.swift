/// Code that loads nibs.
extension CodeReader {
  /// `loadNibNamed("Name", …)` and `UINib(nibName: "Name", …)` in Swift.
  mutating func readNibLoad() {
    guard list.isMark(place + 1, "("), let close = list.partner(place + 1) else { return }
    let isNib = list.isWord(place, "UINib")
    let arguments = chains.arguments(place + 1, close)
    guard let first = arguments.first, !isNib || first.label == "nibName",
      let name = nibName(first.tokens)
    else { return }
    let isMain =
      isNib
      ? arguments.first { $0.label == "bundle" }.map { isMainBundle($0.tokens) } ?? true
      : isMainBundle(before: place)
    let owner = arguments.first { $0.label == "owner" }?.tokens
    recordLoad(name, isMain, owner: owner, at: first.tokens)
    readOutcome(from: close, opening: place)
  }

  mutating func recordLoad(
    _ name: String, _ isInMainBundle: Bool, owner: Range<Int>?, at tokens: Range<Int>
  ) {
    facts.nibLoads.append(
      NibLoad(
        name: name, isInMainBundle: isInMainBundle,
        owner: owner.map { value(of: $0) } ?? .other,
        cast: pendingCasts.removeValue(forKey: facts.nibLoads.count), context: scopes.context,
        range: quoted(tokens)))
  }

  /// The bytes of an argument, with its quotation marks.
  private func quoted(_ tokens: Range<Int>) -> Range<Int> {
    let (first, last) = (tokens.lowerBound, tokens.upperBound - 1)
    let range = list.range(first, last)
    let start = list.isQuoted(first) ? range.lowerBound - 1 : range.lowerBound
    return start..<(list.isQuoted(last) ? range.upperBound + 1 : range.upperBound)
  }

  /// The name that an argument gives: a text, a constant of this file, or a type's name.
  func nibName(_ tokens: Range<Int>) -> String? {
    if case .text(let text) = value(of: tokens) { return text }
    // A constant is often written with its type: `Self.nibName`.
    if let chain = chains.chain(tokens), let last = chain.components.last,
      case .constant(.text(let text))? = scopes.meaning(of: last.name)?.meaning
    {
      return text
    }
    return typeName(tokens)
  }

  /// The type in `String(describing: Type.self)`, `"\(Type.self)"` and `NSStringFromClass`.
  private func typeName(_ tokens: Range<Int>) -> String? {
    if let only = tokens.first, tokens.count == 1, list.tokens[only].kind == .interpolation {
      let text = list.string(only)
      guard text.hasPrefix("\\("), text.hasSuffix(".self)") else { return nil }
      return current(String(text.dropFirst(2).dropLast(6)))
    }
    for index in tokens where list.isWord(index, "self") && list.isMark(index - 1, ".") {
      return list.word(index - 2).flatMap(current)
    }
    guard let first = tokens.first, list.isWord(first, "String"),
      tokens.contains(where: { list.isWord($0, "type") || list.isWord($0, "describing") }),
      tokens.contains(where: { list.isWord($0, "self") })
    else { return objectiveCTypeName(tokens) }
    return scopes.context.type
  }

  private func objectiveCTypeName(_ tokens: Range<Int>) -> String? {
    guard let first = tokens.first, list.isWord(first, "NSStringFromClass"),
      list.isMark(first + 2, "["), let name = list.word(first + 3)
    else { return nil }
    return current(name)
  }

  private func current(_ name: String) -> String? {
    let isCurrent = name == "Self" || name == "self"
    guard isCurrent || name.utf8.allSatisfy(\.continuesWord) else { return nil }
    return isCurrent ? scopes.context.type : name
  }

  private func isMainBundle(_ tokens: Range<Int>) -> Bool {
    guard let last = tokens.last else { return false }
    return list.isWord(last, "nil") || list.isWord(last, "main") || list.isWord(last, "mainBundle")
  }

  private func isMainBundle(before name: Int) -> Bool {
    list.isWord(name - 2, "main") && list.isMark(name - 1, ".")
  }
}

// MARK: - What becomes of it

extension CodeReader {
  /// Follows the members behind a load up to a cast: `?.first as? Class`.
  private mutating func readOutcome(from close: Int, opening: Int) {
    var index = close + 1
    var isFirst = false
    while let step = step(at: index, opening: opening) {
      index = step.end
      isFirst = isFirst || step.takesFirst
    }
    if !isFirst { facts.nibLoads[facts.nibLoads.count - 1].picksOther = picksOther(at: index) }
    guard isFirst, list.isWord(index, "as"), let type = chains.swiftType(at: index + 1) else {
      return
    }
    place = index
    addCast(type, to: facts.nibLoads.count - 1)
  }

  /// Whether what stands behind a load picks objects by their class, or another than the first.
  private func picksOther(at index: Int) -> Bool {
    if list.isMark(index, "["), let end = list.partner(index) {
      return end > index + 1 && list.string(index + 1) != "0"
    }
    guard list.isMark(index, "."), let name = list.word(index + 1) else { return false }
    let isCall = list.isMark(index + 2, "(") || list.isMark(index + 2, "{")
    return Self.others.contains(name) || isCall && Self.searches.contains(name)
  }

  private static let others: Set<String> = ["last", "lastObject"]
  private static let searches: Set<String> = [
    "compactMap", "filter", "first", "forEach", "flatMap", "dropFirst", "reversed",
  ]

  /// The part of an expression behind a load that leads to the object which is cast, and whether it
  /// takes the first of several; nil where there is none, or where any object may be meant.
  private func step(at index: Int, opening: Int) -> (end: Int, takesFirst: Bool)? {
    if list.isMark(index, "?") || list.isMark(index, "!") { return (index + 1, false) }
    if list.isMark(index, "."), let name = list.word(index + 1) {
      guard Self.steps.contains(name) else { return nil }
      let takesFirst = Self.firsts.contains(name)
      guard list.isMark(index + 2, "("), let end = list.partner(index + 2) else {
        return (index + 2, takesFirst)
      }
      // Objects picked by their class need not be the first.
      return name == "first" ? nil : (end + 1, takesFirst)
    }
    if list.isMark(index, "["), let end = list.partner(index) {
      let isZero = list.string(index + 1) == "0" && end == index + 2
      return isZero ? (end + 1, true) : nil
    }
    if list.isMark(index, ")"), let open = list.partner(index), open < opening {
      return (index + 1, false)
    }
    return nil
  }

  private static let steps: Set<String> = ["first", "firstObject", "instantiate"]

  /// Records the class that the first object of a load is cast to, at the token `as`.
  mutating func addCast(_ type: String, to load: Int) {
    let name = type == "Self" ? scopes.context.type ?? type : type
    var end = place + 1
    while !list.isWord(end), end < list.count - 1 { end += 1 }
    while list.isMark(end + 1, "."), list.isWord(end + 2) { end += 2 }
    setCast(NibLoad.Cast(type: name, range: list.range(place, end)), of: load)
  }

  mutating func setCast(_ cast: NibLoad.Cast, of load: Int) {
    guard facts.nibLoads.indices.contains(load) else {
      pendingCasts[load] = cast
      return
    }
    var loaded = facts.nibLoads[load]
    guard loaded.cast != nil else {
      facts.nibLoads[load].cast = cast
      return
    }
    loaded.cast = cast
    if !facts.nibLoads.contains(where: { $0.range == loaded.range && $0.cast == cast }) {
      facts.nibLoads.append(loaded)
    }
  }

  /// The nib that some tokens load, or that a name in them stands for.
  ///
  /// A declaration is read before the load in its value, whose number is therefore the next one.
  func nibValue(of tokens: Range<Int>) -> (load: Int, isFirst: Bool, isCast: Bool)? {
    guard let first = tokens.first else { return nil }
    let isCast =
      chains.castEnd(first) != nil || tokens.contains { list.isWord($0, "as") }
    if let index = tokens.first(where: { isLoad($0) }) {
      let picks = (index..<tokens.upperBound).contains { isFirst($0) }
      return (facts.nibLoads.count, picks, isCast)
    }
    guard let chain = chains.chain(tokens), let name = chain.components.first?.name,
      case .nib(let load, let isFirst)? = scopes.meaning(of: name)?.meaning
    else { return nil }
    return (load, isFirst || chain.components.contains { Self.firsts.contains($0.name) }, isCast)
  }

  /// Whether a token picks the first of some objects.
  private func isFirst(_ index: Int) -> Bool {
    if let word = list.word(index) {
      return Self.firsts.contains(word)
        || word == "objectAtIndex" && list.string(index + 2) == "0"
    }
    return list.isMark(index, "[") && list.string(index + 1) == "0"
      && list.isMark(index + 2, "]")
  }

  /// Whether a token names a function that loads a nib whose name can be read.
  private func isLoad(_ index: Int) -> Bool {
    if list.language == .objectiveC {
      return list.isWord(index, "loadNibNamed") || list.isWord(index, "nibWithNibName")
    }
    guard list.isWord(index, "loadNibNamed") || list.isWord(index, "UINib"),
      list.isMark(index + 1, "("), let close = list.partner(index + 1),
      let name = chains.arguments(index + 1, close).first
    else { return false }
    return nibName(name.tokens) != nil
  }
}
