internal import SourceModel
internal import YAMLDocument

/// The words that mark a view as an advertisement, in every language of `Rules/attribution.yml`.
package struct AttributionWords: Sendable {
  /// How well it is known that a word is accepted.
  package enum Evidence: String, Sendable, CaseIterable { case verified, used, unverified }

  package struct Word: Sendable {
    package let text: String
    /// A BCP 47 language tag.
    package let language: String
    package let evidence: Evidence
    package let source: SourceReference
  }

  package let words: [Word]
  /// Beginnings that the advertiser's name completes, such as `Sponsored by`.
  package let openings: [Word]
  package let deceptive: [Word]
  private let folded: Set<String>
  private let foldedOpenings: Set<String>
  private let foldedDeceptive: Set<String>
  /// The words that mark an ad without doubt, so that more may follow after a mere blank.
  private let undoubted: Set<String>
  /// The words that are named where a longer text holds one.
  private let nameable: Set<String>
  /// The words of seven letters and more, for near misses.
  private let longWords: [(text: String, folded: String, count: Int)]

  init(_ root: YAMLValue) throws(YAMLError) {
    let fields = try root.mapping(keys: ["sources", "words", "openings", "deceptive"])
    let sources = try SourceTable(fields.required("sources", in: root))
    words = try Self.words(fields["words"], sources)
    openings = try Self.words(fields["openings"], sources)
    deceptive = try Self.words(fields["deceptive"], sources)
    // The words are written without what folding takes away, so that their case is all there is
    // to change at start-up; a test sees to that.
    let foldedWords = words.map { ($0.text, $0.text.lowercased()) }
    folded = Set(foldedWords.map(\.1))
    foldedOpenings = Set(openings.map { $0.text.lowercased() })
    undoubted = Set(words.filter { $0.evidence == .verified }.map { $0.text.lowercased() })
    nameable = Set(words.filter { $0.evidence != .used }.map { $0.text.lowercased() })
    foldedDeceptive = Set(deceptive.map { $0.text.lowercased() })
    longWords = foldedWords.map { ($0, $1, $1.count) }.filter { $0.2 >= 7 }
  }

  /// Whether there are words of a language, whatever its script and region.
  package func knows(_ language: String) -> Bool {
    let wanted = Self.language(language)
    return words.contains { Self.language($0.language) == wanted }
  }

  private static func language(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private static func words(
    _ value: YAMLValue?, _ sources: SourceTable
  ) throws(YAMLError) -> [Word] {
    var words: [Word] = []
    for group in try value?.list() ?? [] {
      let fields = try group.mapping(keys: ["evidence", "source", "words"])
      let evidence = try fields.required("evidence", in: group)
        .choice(Evidence.self, what: "evidence")
      let source = try sources.reference(in: fields, of: group)
      for language in try fields.required("words", in: group).entries() {
        for text in try language.value.strings() {
          words.append(
            Word(text: text, language: language.key, evidence: evidence, source: source))
        }
      }
    }
    return words
  }

  /// Whether a text as a whole is an attribution: `Ad`, `[AD]`, `Ad · 0:15`, `Реклама, 18+`,
  /// `Sponsored by Acme`.
  package func isAttribution(_ text: FoldedText) -> Bool {
    let text = text.folded
    if folded.contains(text) || isOpened(text) { return true }
    let lead = FoldedText.lead(of: text)
    if lead.count < text.count, folded.contains(lead) { return true }
    // A number may follow a word that is accepted without doubt: "PR 5" is none.
    let first = text.prefix { !$0.isWhitespace }
    guard undoubted.contains(String(first)) else { return false }
    return text.dropFirst(first.count + 1).first.map { $0 == "-" || $0.isNumber } ?? true
  }

  /// Whether a word of lower-case letters is one, as in the name of an image.
  func isWord(_ word: String) -> Bool { folded.contains(word) }

  /// Whether a text is a beginning that a name completes, with or without one.
  private func isOpened(_ text: String) -> Bool {
    if foldedOpenings.contains(text) { return true }
    var beginning = ""
    // None has more words.
    for word in text.split(separator: " ", maxSplits: 4).prefix(4) {
      beginning += (beginning.isEmpty ? "" : " ") + word
      if foldedOpenings.contains(beginning), beginning.count < text.count { return true }
    }
    return false
  }

  /// Whether a text as a whole is one that policies name as misleading.
  package func isDeceptive(_ text: FoldedText) -> Bool { foldedDeceptive.contains(text.folded) }

  /// The attribution word that a short text begins or ends with among others, as “Ad by Acme” does;
  /// nil where there is none or the text is an attribution as a whole.
  package func wordWithin(_ text: FoldedText) -> String? {
    let parts = text.folded.split(separator: " ").map(String.init)
    guard (2...5).contains(parts.count), !isAttribution(text) else { return nil }
    let found = [parts.first, parts.last].compactMap { $0 }.first { nameable.contains($0) }
    return words.first { $0.text.lowercased() == found }?.text
  }

  /// The attribution word that a text was probably meant to be; nil where it is one already or
  /// none is near. Words under seven letters are too easily met by chance.
  package func nearMiss(_ text: FoldedText) -> String? {
    let folded = text.folded
    guard folded.utf8.count >= 5, !folded.utf8.contains(0x20), !isAttribution(text) else {
      return nil
    }
    let count = folded.count
    return longWords.first { word in
      abs(count - word.count) <= 2 && folded.first == word.folded.first
        && NearestName.editDistance(folded, word.folded) <= 2
    }?.text
  }
}
