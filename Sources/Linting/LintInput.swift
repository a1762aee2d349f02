/// Something to check.
package struct LintInput: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The path to open.
    case file(String)
    /// Where the text would lie as a file; nil where there is no such folder.
    case standardInput(place: String?)
    /// It is known already that there is nothing to read.
    case failure(ReadFailure)
  }

  /// As reports show it.
  package let path: String
  package let source: Source

  package init(path: String, source: Source) {
    self.path = path
    self.source = source
  }

  /// The absolute path from which other files are found that belong to it; nil where there is none.
  var place: String? {
    switch source {
    case .file(let path): path
    case .standardInput(let place): place
    case .failure: nil
    }
  }

  func bytes() throws(ReadFailure) -> [UInt8] {
    switch source {
    case .file(let path): try FileReader.bytes(ofFile: path)
    case .standardInput: try FileReader.bytes(from: 0)
    case .failure(let failure): throw failure
    }
  }
}
