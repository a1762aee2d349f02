/// A text with the widths of its words, measured once to be broken at several widths.
struct MeasuredText: Sendable {
  /// A part of a text between line breaks.
  private struct Paragraph {
    /// Points, in one line.
    let width: Double
    let words: [Word]
  }

  /// What stands between two spaces.
  private struct Word {
    let text: Substring
    /// Points.
    let width: Double
    /// It may be broken at every character, as Chinese and Japanese are.
    let isBreakable: Bool

    init(_ text: Substring, _ font: FontDescription) {
      self.text = text
      width = font.width(of: text)
      isBreakable = text.unicodeScalars.contains(where: \.isBrokenAnywhere)
    }
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
          .map { Word($0, font) })
    }
  }

  /// The widths of the paragraphs, in points.
  var widths: [Double] { paragraphs.map(\.width) }

  /// The widths of the lines that the text takes at a width: broken between words, and within those
  /// that have to be.
  func lineWidths(within width: Double) -> [Double] {
    var lines: [Double] = []
    for paragraph in paragraphs {
      var line: Double?
      for word in paragraph.words {
        let start = line.map { $0 + space }
        if let start, start + word.width <= width + 1e-6 {
          line = start + word.width
        } else if word.width > width + 1e-6 || (word.isBreakable && start != nil) {
          // A long word without any place to break begins a line of its own.
          if let whole = line, !word.isBreakable {
            lines.append(whole)
            line = nil
          }
          line = broken(word, within: width, after: word.isBreakable ? start ?? 0 : 0, &lines)
        } else {
          if let line { lines.append(line) }
          line = word.width
        }
      }
      lines.append(line ?? 0)
    }
    return lines
  }

  /// Fills lines with the characters of a word behind what a line holds already; the width of the
  /// last one.
  private func broken(
    _ word: Word, within width: Double, after start: Double, _ lines: inout [Double]
  ) -> Double {
    var line = start
    for character in word.text {
      let advance = font.width(of: String(character))
      if line > 0, line + advance > width + 1e-6 {
        lines.append(line)
        line = 0
      }
      line += advance
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Of a script without spaces: lines break at any character, or, as in Thai, at words that only a
  /// dictionary knows. Korean has spaces, and labels keep to them.
  fileprivate var isBrokenAnywhere: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
