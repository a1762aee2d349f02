internal import SourceCode

/// A file, no Interface Builder's, that differs from what it was.
package struct ChangedFile: Sendable {
  /// Absolute.
  let path: String
  private let difference: [UInt8]

  /// `difference` holds at least the lines that are gone; the others are read where they stand.
  package init(_ path: String, difference: [UInt8]) {
    self.path = path
    self.difference = difference
  }

  /// How the names of the files end on which the verdict on a document may rest.
  package static let endings = [
    ".swift", ".h", ".m", ".mm", "Info.plist", ".strings", ".xcstrings",
  ]

  var isCode: Bool { SourceLanguage(fileName: path) != nil || path.hasSuffix("Info.plist") }

  /// Every word that the file holds or held, for a search.
  func text() -> [UInt8] {
    do {
      return difference + [0x0A] + (try FileReader.bytes(ofFile: path))
    } catch {
      // It is gone, so all its lines are in the difference.
      return difference
    }
  }
}
