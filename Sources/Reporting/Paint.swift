internal import SourceModel

/// Colours words for a terminal, or leaves them alone.
struct Paint: Sendable {
  let isColored: Bool

  func bold(_ text: String) -> String { wrapped(text, "1") }

  /// Steps back behind the rest.
  func faint(_ text: String) -> String { wrapped(text, "2") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrapped(text, "1;31")
    case .warning: wrapped(text, "1;33")
    case .note: wrapped(text, "1;34")
    }
  }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
