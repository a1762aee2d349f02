/// Texts from files as they must stand in HTML.
enum HTMLText {
  /// The text in one line, for an element or a quoted attribute.
  static func escaped(_ text: String) -> String { line(VisibleText.sentence(text)) }

  /// The same with the tabs and the blanks that it has.
  static func line(_ text: String) -> String {
    text.replacing { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: nil
      }
    }
  }
}
