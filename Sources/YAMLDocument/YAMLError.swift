package import SourceModel

/// What is wrong in a YAML file, and where.
package struct YAMLError: Error, Sendable, CustomStringConvertible {
  package let path: String
  package let position: SourcePosition
  package let message: String

  package init(path: String, position: SourcePosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  package var description: String { "\(path):\(position.line):\(position.column): \(message)" }
}
