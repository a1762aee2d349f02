/// Something to check.
package struct LintInput: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The path to open.
    case file(String)
    case standardInput
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

  func bytes() throws(ReadFailure) -> [UInt8] {
    switch source {
    case .file(let path): try FileReader.bytes(ofFile: path)
    case .standardInput: try FileReader.bytes(from: 0)
    case .failure(let failure): throw failure
    }
  }
}
