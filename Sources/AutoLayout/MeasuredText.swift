/// A text with the widths of its words, measured once to be broken at several widths.
struct MeasuredText: Sendable {
  /// A part of a text between line breaks.
  private struct Paragraph {
    /// Points, in one line.
    let width: Double
    let words: [Double]
  }

  let font: FontDescription
  private let paragraphs: [Paragraph]
  /// The width of a space.
  private let space: Double

  init(_ text: String, _ font: FontDescription) {
    self.font = font
    space = font.width(of: " ")
    paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      Paragraph(
        width: font.width(of: paragraph),
        words: paragraph.split(separator: " ", omittingEmptySubsequences: false)
          .map { font.width(of: $0) })
    }
  }

  /// The widths of the paragraphs, in points.
  var widths: [Double] { paragraphs.map(\.width) }

  /// The widths of the lines that the text takes at a width, broken between words.
  func lineWidths(within width: Double) -> [Double] {
    var widths: [Double] = []
    for paragraph in paragraphs {
      var line: Double?
      for next in paragraph.words {
        if let current = line, current + space + next > width + 1e-6 {
          widths.append(current)
          line = next
        } else {
          line = line.map { $0 + space + next } ?? next
        }
      }
      widths.append(line ?? 0)
    }
    return widths
  }
}
