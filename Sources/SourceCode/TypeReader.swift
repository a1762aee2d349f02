/// Types and casts.
extension ChainReader {
  /// The name of the Swift type that begins at a token, with its module where that is written; nil
  /// for types without a name.
  func swiftType(at start: Int) -> String? {
    var index = start
    while list.isMark(index, "?") || list.isMark(index, "!") || list.isMark(index, "(")
      || list.isWord(index, "any") || list.isWord(index, "some") || list.isWord(index, "inout")
    {
      index += 1
    }
    guard var name = list.word(index) else { return nil }
    while list.isMark(index + 1, "."), let next = list.word(index + 2), next.isCapitalized {
      name += "." + next
      index += 2
    }
    return name
  }

  /// The class in `Class *`, `__kindof Class<Protocol> *` and the like.
  func objectiveCType(_ tokens: Range<Int>) -> String? {
    var name: String?
    for index in tokens {
      if list.isMark(index, "*") || list.isMark(index, "<") { break }
      if let word = list.word(index) { name = word }
    }
    return name
  }

  /// The end of the brackets that begin at a token, where they cast: `(Class *)`.
  func castEnd(_ open: Int) -> Int? {
    guard list.language == .objectiveC, list.isMark(open, "("), let close = list.partner(open),
      list.isMark(close - 1, "*"), list.isWord(open + 1)
    else { return nil }
    return close
  }

  /// The `as` of a cast of all that stands before it.
  func topLevelCast(_ tokens: Range<Int>) -> Int? {
    guard list.language == .swift else { return nil }
    var index = tokens.lowerBound
    var found: Int?
    while index < tokens.upperBound {
      if list.isWord(index, "as") { found = index }
      index = max(index, list.partner(index) ?? index) + 1
    }
    return found.flatMap { $0 > tokens.lowerBound ? $0 : nil }
  }
}
