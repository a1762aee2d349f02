/// A place in the app's code that bears on a finding.
package struct CodePlace: Hashable, Sendable {
  /// As reports show it.
  package let path: String
  package let position: SourcePosition

  package init(path: String, position: SourcePosition) {
    self.path = path
    self.position = position
  }

  package init(_ file: SourceFile, _ range: Range<Int>) {
    self.init(path: file.path, position: LineTable(file.text).position(at: range.lowerBound))
  }

  /// `Feed/AdCell.swift:42`
  package var words: String { "\(path):\(position.line)" }
}
