internal import SourceModel

/// What notes on an object tell adlint: `adlint:disable rule, rule -- reason`.
struct SuppressionDirective {
  /// What cannot be understood.
  enum Problem: Equatable {
    case unknownWord
    case noRule
  }

  static let word = "disable"
  /// Stands for all rules.
  static let all = "all"

  /// The rules' names as they were written.
  private(set) var names: [Substring] = []
  private(set) var reason: String?
  private(set) var problem: Problem?
  /// The word after the mark.
  let word: Substring

  /// The directives in a text, at most one a line.
  static func all(in text: String) -> [SuppressionDirective] {
    guard text.lowercased().contains("adlint") else { return [] }
    return lines(of: text).compactMap(SuppressionDirective.init)
  }

  /// The lines of a text; one that ends with a comma goes on in the next.
  private static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let last = lines.last, last.last(where: { !$0.isWhitespace }) == "," {
        lines[lines.count - 1] = text[last.startIndex..<line.endIndex]
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// Nil where a line holds none.
  private init?(_ line: Substring) {
    guard let rest = Self.behindMark(in: line) else { return nil }
    word = rest.prefix { $0.isLetter }
    let written = word.lowercased()
    guard written == Self.word else {
      guard written.count > 3, Self.word.hasPrefix(written) || Self.isMistyped(written) else {
        return nil
      }
      problem = .unknownWord
      return
    }
    read(rest[word.endIndex...])
  }

  /// What follows `adlint:`, however it is spelt: what is not understood would silence nothing
  /// without a word.
  private static func behindMark(in line: Substring) -> Substring? {
    let name = "adlint"
    return line.indices.lazy
      .filter { line[$0...].prefix(name.count).lowercased() == name }
      .compactMap { start in
        let rest = line[start...].dropFirst(name.count).drop(while: \.isWhitespace)
        return rest.first == ":" ? rest.dropFirst().drop(while: \.isWhitespace) : nil
      }.first
  }

  private mutating func read(_ line: Substring) {
    let end = Self.reasonMarks.compactMap { line.firstRange(of: $0) }
      .min { $0.lowerBound < $1.lowerBound }
    names = line[..<(end?.lowerBound ?? line.endIndex)].split { $0 == "," || $0.isWhitespace }
    if let end {
      let words = line[end.upperBound...].split(whereSeparator: \.isWhitespace)
      reason = words.isEmpty ? nil : words.joined(separator: " ")
    }
    if names.isEmpty { problem = .noRule }
  }

  /// macOS turns two hyphens into a dash while one types.
  private static let reasonMarks = ["--", "—", "–"]

  private static func isMistyped(_ word: String) -> Bool {
    NearestName.of(word, among: [Self.word]) != nil
  }
}
