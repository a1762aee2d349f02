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
  private static let mark = "adlint:"

  /// The rules' names as they were written.
  private(set) var names: [Substring] = []
  private(set) var reason: String?
  private(set) var problem: Problem?
  /// The word after the mark.
  let word: Substring

  /// The directives in a text, at most one a line.
  static func all(in text: String) -> [SuppressionDirective] {
    guard text.contains(mark) else { return [] }
    return text.split(whereSeparator: \.isNewline).compactMap(SuppressionDirective.init)
  }

  /// Nil where a line holds none.
  private init?(_ line: Substring) {
    guard let mark = line.firstRange(of: Self.mark) else { return nil }
    let rest = line[mark.upperBound...]
    word = rest.prefix { $0.isLetter }
    guard word == Self.word else {
      guard word.count > 3, Self.word.hasPrefix(word) || Self.isMistyped(word) else { return nil }
      problem = .unknownWord
      return
    }
    read(rest[word.endIndex...])
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

  private static func isMistyped(_ word: Substring) -> Bool {
    NearestName.of(String(word), among: [Self.word]) != nil
  }
}
