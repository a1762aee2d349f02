/// Texts from files as they must stand in Markdown.
enum MarkdownText {
  /// The text in one line that neither marks up anything nor ends a table's cell, and that calls
  /// nobody: services notify whoever is named after an `@`.
  static func escaped(_ text: String) -> String {
    VisibleText.sentence(text).replacing { scalar in
      switch scalar {
      case "@", "#": "\(scalar)<!-- -->"
      case _ where special.contains(scalar): "\\\(scalar)"
      default: nil
      }
    }
  }

  private static let special = Set("\\`*_[]<>&|~$".unicodeScalars)
}
