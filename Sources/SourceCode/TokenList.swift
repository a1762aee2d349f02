/// The tokens of a file, with their texts and with each bracket's partner.
struct TokenList: Sendable {
  let text: [UInt8]
  let language: SourceLanguage
  let tokens: [Token]
  /// For each bracket the index of the one that closes or opens it; -1 for what has none.
  private let partners: [Int]

  init(_ text: [UInt8], _ language: SourceLanguage) {
    self.text = text
    self.language = language
    tokens = Tokenizer.tokens(of: text, language)
    partners = Self.partners(of: tokens)
  }

  var count: Int { tokens.count }

  private static func partners(of tokens: [Token]) -> [Int] {
    var partners = [Int](repeating: -1, count: tokens.count)
    var open: [(index: Int, closer: UInt8)] = []
    for index in tokens.indices {
      guard case .mark(let mark) = tokens[index].kind else { continue }
      switch mark {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // A bracket that nothing closes must not shift the pairs around it.
        guard let match = open.lastIndex(where: { $0.closer == mark }) else { continue }
        partners[index] = open[match].index
        partners[open[match].index] = index
        open.removeSubrange(match...)
      default: continue
      }
    }
    return partners
  }

  func partner(_ index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return partners[index]
  }

  // MARK: - Questions

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(UInt8(ascii: mark))
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index), tokens[index].range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { text[tokens[index].range].elementsEqual($0) }
  }

  func isQuoted(_ index: Int) -> Bool {
    tokens.indices.contains(index)
      && (tokens[index].kind == .string || tokens[index].kind == .interpolation)
  }

  /// The text of a token: a name, or what a string says.
  func string(_ index: Int) -> String {
    tokens.indices.contains(index)
      ? String(decoding: text[tokens[index].range], as: UTF8.self) : ""
  }

  /// The name that a token is; nil for other tokens.
  func word(_ index: Int) -> String? { isWord(index) ? string(index) : nil }

  func range(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].start..<max(tokens[first].start, tokens[last].end)
  }

  /// Those of some names that tokens of a kind are, with the bytes of the first such token.
  func names(_ kind: Token.Kind, among wanted: Set<String>) -> [String: Range<Int>] {
    guard let longest = wanted.lazy.map(\.utf8.count).max() else { return [:] }
    var found: [String: Range<Int>] = [:]
    for index in tokens.indices
    where tokens[index].kind == kind && tokens[index].range.count <= longest {
      let name = string(index)
      if wanted.contains(name), found[name] == nil { found[name] = tokens[index].range }
    }
    return found
  }

  /// Whether a line ends between a token and the one before it.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, index < count else { return true }
    return text[tokens[index - 1].end..<tokens[index].start].contains { $0.endsLine }
  }
}
