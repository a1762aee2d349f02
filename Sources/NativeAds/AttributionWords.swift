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
  package let deceptive: [Word]
  private let folded: Set<String>
  private let foldedDeceptive: Set<String>

  init(_ root: YAMLValue) throws(YAMLError) {
    let fields = try root.mapping(keys: ["sources", "words", "deceptive"])
    let sources = try SourceTable(fields.required("sources", in: root))
    words = try Self.words(fields["words"], sources)
    deceptive = try Self.words(fields["deceptive"], sources)
    folded = Set(words.map { TextFolding.fold($0.text) })
    foldedDeceptive = Set(deceptive.map { TextFolding.fold($0.text) })
  }

  private static func words(
    _ value: YAMLValue?, _ sources: SourceTable
  ) throws(YAMLError) -> [Word] {
    var words: [Word] = []
    for group in try value?.list() ?? [] {
      let fields = try group.mapping(keys: ["language", "evidence", "source", "words"])
      let language = try fields.required("language", in: group).string()
      let evidence = try fields.required("evidence", in: group)
        .choice(Evidence.self, what: "evidence")
      let source = try sources.reference(in: fields, of: group)
      for text in try fields.required("words", in: group).strings() {
        words.append(
          Word(text: text, language: language, evidence: evidence, source: source))
      }
    }
    return words
  }

  /// Whether a text as a whole is an attribution: `Ad`, `[AD]`, `Ad · 0:15`, `Sponsored by Acme`.
  package func isAttribution(_ text: String) -> Bool {
    let text = TextFolding.fold(text)
    if folded.contains(text) || text.hasPrefix("sponsored by ") { return true }
    let first = text.prefix { !$0.isWhitespace && !TextFolding.isSeparator($0) }
    guard first.count < text.count, folded.contains(String(first)) else { return false }
    let rest = text.dropFirst(first.count).drop { $0.isWhitespace }
    return rest.first.map { TextFolding.isSeparator($0) || $0.isNumber } ?? true
  }

  /// Whether a text as a whole is one that policies name as misleading.
  package func isDeceptive(_ text: String) -> Bool {
    foldedDeceptive.contains(TextFolding.fold(text))
  }

  /// The attribution word that a text was probably meant to be; nil where it is one already or
  /// none is near. Words under seven letters are too easily met by chance.
  package func nearMiss(_ text: String) -> String? {
    let folded = TextFolding.fold(text)
    guard folded.count >= 5, !folded.contains(" "), !isAttribution(text) else { return nil }
    return words.first { word in
      let target = TextFolding.fold(word.text)
      return target.count >= 7 && Self.areNear(folded, target)
    }?.text
  }

  private static func areNear(_ text: String, _ word: String) -> Bool {
    abs(text.count - word.count) <= 2 && NearestName.editDistance(text, word) <= 2
      && text.first == word.first
  }
}

/// Makes texts comparable that a person reads as the same.
enum TextFolding {
  /// Without case, outer blanks, brackets and separators, and with full-width letters as plain
  /// ones. Swift compares the result by canonical equivalence.
  static func fold(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !invisible.contains(scalar.value) {
      scalars.append(plain(scalar))
    }
    let folded = String(scalars).lowercased()
    let isOuter: (Character) -> Bool = {
      $0.isWhitespace || isSeparator($0) || brackets.contains($0)
    }
    let head = folded.drop(while: isOuter)
    let tail = head.reversed().drop(while: isOuter)
    return String(tail.reversed()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  static func isSeparator(_ character: Character) -> Bool { "·•|:-–—/・‧⋅,.".contains(character) }

  private static let brackets: Set<Character> = [
    "(", ")", "[", "]", "{", "}", "<", ">", "«", "»", "【", "】", "「", "」", "“", "”", "\"", "'", "*",
    "（", "）", "［", "］",
  ]

  /// Joiners, direction marks and soft hyphens.
  private static let invisible: Set<UInt32> = [
    0x00AD, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF,
  ]

  /// ASCII for a full-width form (U+FF01 to U+FF5E).
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
