/// A text made comparable with others that a person reads as the same: without case, outer blanks,
/// brackets and separators, and with full-width letters as plain ones. Swift compares the result by
/// canonical equivalence.
package struct FoldedText: Sendable {
  let folded: String

  package init(_ text: String) {
    folded = Self.plainASCII(text) ?? Self.anyScript(text)
  }

  /// A text that stands in for one: nothing, or what Interface Builder and people put there.
  var isPlaceholder: Bool { Self.placeholders.contains(folded) }

  private static let placeholders: Set<String> = ["", "label", "text", "title", "button"]

  /// What stands before the first mark that sets one thing off from another in a label, as `ad` does
  /// in `ad · 0:15`; the whole text where there is none.
  static func lead(of text: String) -> String {
    let characters = text[...]
    let end = characters.indices.first { index in
      let next = characters.index(after: index)
      let isLastOfWord = next == characters.endIndex || characters[next].isWhitespace
      switch characters[index] {
      case "·", "•", "|", ":", "–", "—", "・", "‧", "⋅", ",", ";", "/", "(", "[", "،", "、", "。":
        return true
      // `ad.example` is a name, and `ad-free` a word.
      case ".", "-": return isLastOfWord
      default: return false
      }
    }
    let lead = characters[..<(end ?? characters.endIndex)]
    guard let last = lead.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(lead[...last])
  }

  /// The folded text where a simple word needs no more than its case changed: nearly always.
  private static func plainASCII(_ text: String) -> String? {
    let utf8 = text.utf8
    let isWordPart: (UInt8) -> Bool = {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
    }
    guard let first = utf8.first, let last = utf8.last, isWordPart(first), isWordPart(last) else {
      return nil
    }
    var wasBlank = false
    for byte in utf8 {
      let isBlank = byte == 0x20
      if byte >= 0x80 || byte < 0x20 || (isBlank && wasBlank) { return nil }
      wasBlank = isBlank
    }
    return text.lowercased()
  }

  private static func anyScript(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isInvisible(scalar) {
      scalars.append(plain(scalar))
    }
    let isOuter: (Character) -> Bool = {
      $0.isWhitespace || $0.isPunctuation || $0.isSymbol
    }
    var core = String(scalars).lowercased()[...]
    while let first = core.first, isOuter(first) { core.removeFirst() }
    while let last = core.last, isOuter(last) { core.removeLast() }
    return core.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Joiners, direction marks and soft hyphens.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// ASCII for a full-width form (U+FF01 to U+FF5E).
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
