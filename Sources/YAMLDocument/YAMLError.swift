package import SourceModel

/// What is wrong in a YAML text, and where.
package struct YAMLError: Error, Sendable {
  package let position: SourcePosition
  package let message: String

  package init(position: SourcePosition, message: String) {
    self.position = position
    self.message = message
  }

  /// `file:line:column: message`
  package func description(in path: String) -> String {
    "\(path):\(position.line):\(position.column): \(message)"
  }
}
