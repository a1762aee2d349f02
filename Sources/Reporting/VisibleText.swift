/// Keeps a text that came from a file from steering the terminal that it is printed to.
package enum VisibleText {
  /// The text with a picture or `�` in place of each control character but the tab; the number of
  /// scalars stays as it was.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(picture)))
  }

  /// The same in a single line without tabs.
  package static func sentence(_ text: String) -> String {
    line(text.split { $0.isNewline || $0 == "\t" }.joined(separator: " "))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029: true
    // Overrides of the writing direction, which show a line in another order than it has.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard isControl(scalar) else { return scalar }
    switch scalar.value {
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    default: return "\u{FFFD}"
    }
  }
}
