/// The author's notes on an object (Document ▸ Notes in the identity inspector).
package struct Notes: Sendable {
  static let elementName = "attributedString"
  static let key = "userComments"

  /// A stretch of the notes in one style.
  private struct Piece: Sendable {
    let text: String
    /// The bytes that hold the text, perhaps in an encoded form.
    let bytes: Range<Int>
    /// What stands for the piece where the text is encoded.
    let tag: Range<Int>
  }

  package let owner: Element
  package let text: String
  private let pieces: [Piece]
  private let source: [UInt8]

  init?(on owner: Element, source: [UInt8]) {
    guard let notes = owner.child(key: Self.key) else { return nil }
    pieces = notes.children.filter { $0.name == "fragment" }
      .compactMap { Self.piece($0, source) }
    guard !pieces.isEmpty else { return nil }
    self.owner = owner
    self.source = source
    text = pieces.map(\.text).joined()
  }

  /// Interface Builder keeps a text with line ends in a child.
  private static func piece(_ fragment: Element, _ source: [UInt8]) -> Piece? {
    if let text = fragment["content"], let bytes = fragment.attributeRange("content") {
      return Piece(text: text, bytes: bytes, tag: fragment.tagRange)
    }
    guard let child = fragment.child(key: "content"), let text = child.storedText else {
      return nil
    }
    let start = child.tagRange.upperBound
    let end = source[start...].firstIndex(of: UInt8(ascii: "<")) ?? source.count
    return Piece(text: text, bytes: start..<end, tag: child.tagRange)
  }

  /// The bytes of a word of `text`, or the tag that holds it where it is encoded.
  package func range(of word: Substring) -> Range<Int> {
    var offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
    for piece in pieces {
      guard offset >= piece.text.utf8.count else {
        return range(of: Array(word.utf8), in: piece, from: offset)
      }
      offset -= piece.text.utf8.count
    }
    return owner.tagRange
  }

  /// Looks from `offset` on: what comes before a word is at least as long in the file as decoded.
  private func range(of word: [UInt8], in piece: Piece, from offset: Int) -> Range<Int> {
    var start = piece.bytes.lowerBound + offset
    while start + word.count <= piece.bytes.upperBound {
      let candidate = start..<start + word.count
      if source[candidate].elementsEqual(word) { return candidate }
      start += 1
    }
    return piece.tag
  }
}
