/// Values on the right of an assignment, and arguments.
extension ChainReader {
  /// The tokens of the value that begins at a token, up to the end of its statement.
  func value(from start: Int) -> Range<Int> {
    var index = start
    while index < list.count, !endsValue(index, start) {
      index = max(index, list.partner(index) ?? index) + 1
    }
    return start..<min(index, list.count)
  }

  private func endsValue(_ index: Int, _ start: Int) -> Bool {
    for mark in [";", ",", ")", "]", "}"] as [Unicode.Scalar] where list.isMark(index, mark) {
      return true
    }
    guard list.language == .swift, index > start else { return false }
    if list.isMark(index, "{") || list.isWord(index, "else") { return true }
    guard list.beginsLine(index) else { return false }
    let continues =
      list.isMark(index, ".") || list.isMark(index, "?") || list.isMark(index, ":")
      || list.isWord(index, "as") || list.isMark(index, "+")
    return !continues
  }

  /// What some tokens come to; `resolve` looks the chain's first name up.
  func value(of tokens: Range<Int>, resolve: (Chain) -> SourcePath?) -> CodeValue {
    var tokens = tokens
    if tokens.count > 1, list.isMark(tokens.lowerBound, "@") { tokens = tokens.dropFirst() }
    guard let first = tokens.first else { return .other }
    if list.isMark(first, "("), list.partner(first) == tokens.upperBound - 1, tokens.count > 2 {
      return value(of: (first + 1)..<(tokens.upperBound - 1), resolve: resolve)
    }
    if tokens.count == 1, let literal = literal(first) { return literal }
    if tokens.count == 2, list.isMark(first, "-"), let number = Double(list.string(first + 1)) {
      return .number(-number)
    }
    if let texts = localizedTexts(tokens) { return .texts(texts) }
    if let path = chain(tokens).flatMap(resolve), !isCall(path) { return .path(path) }
    let texts = tokens.filter { list.tokens[$0].kind == .string }.map(list.string)
    return texts.isEmpty ? .other : .texts(texts)
  }

  /// The result of a call says nothing by its name.
  private func isCall(_ path: SourcePath) -> Bool { path.last?.name.isEmpty ?? false }

  private func literal(_ index: Int) -> CodeValue? {
    switch list.tokens[index].kind {
    case .string: return .text(list.string(index))
    case .number: return Double(list.string(index).filter { $0 != "_" }).map { .number($0) }
    case .word:
      switch list.string(index) {
      case "true", "YES", "TRUE": return .bool(true)
      case "false", "NO", "FALSE": return .bool(false)
      default: return nil
      }
    case .interpolation, .mark, .operation: return nil
    }
  }

  /// The key and the texts of `NSLocalizedString("Ad", …)` and `String(localized: "Ad")`: one of them is
  /// the text in the app's own language.
  private func localizedTexts(_ tokens: Range<Int>) -> [String]? {
    let first = tokens.lowerBound
    let isOld = list.isWord(first, "NSLocalizedString")
    guard isOld || list.isWord(first, "String") && list.isWord(first + 2, "localized"),
      list.isMark(first + 1, "("), list.partner(first + 1) == tokens.upperBound - 1
    else { return nil }
    return tokens.filter { list.tokens[$0].kind == .string }.map(list.string)
  }

  /// The arguments between two parentheses: each one's label and its tokens.
  func arguments(_ open: Int, _ close: Int) -> [(label: String, tokens: Range<Int>)] {
    var result: [(String, Range<Int>)] = []
    var start = open + 1
    var index = start
    while index <= close {
      if index == close || list.isMark(index, ",") {
        if start < index { result.append(labelled(start..<index)) }
        start = index + 1
        index += 1
      } else {
        index = max(index, list.partner(index) ?? index) + 1
      }
    }
    return result
  }

  private func labelled(_ tokens: Range<Int>) -> (String, Range<Int>) {
    let first = tokens.lowerBound
    guard list.isWord(first), list.isMark(first + 1, ":"), list.language == .swift else {
      return ("", tokens)
    }
    return (list.string(first), min(first + 2, tokens.upperBound)..<tokens.upperBound)
  }
}
