#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of one test's own, gone after it.
package struct TemporaryFolder: Sendable {
  /// Absolute and without symbolic links.
  package let path: String

  /// Lends a new folder to a test.
  package static func use<Result>(
    _ body: (TemporaryFolder) throws -> Result
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let folder = TemporaryFolder(path: "\(place)/adlint-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    return try body(folder)
  }

  package func absolute(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and the folders that hold it.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let folder = absolute(name).split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: "/" + folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: absolute(name)))
  }

  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: absolute(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link to a path, which counts from the link's folder.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: absolute(name), withDestinationPath: destination)
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: absolute(name), encoding: .utf8)
  }
}
