#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import InterfaceBuilder

/// Reading documents from the disk.
enum DocumentFile {
  static func bytes(_ path: String) throws(ToolError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ToolError(message: "cannot read \(path): \(error)")
    }
  }

  /// Nil where the file is no iOS document with Auto Layout.
  static func document(_ path: String) throws(ToolError) -> Document? {
    let bytes = try bytes(path)
    do {
      guard case .document(let document) = try DocumentReader.read(path: path, bytes: bytes),
        document.root["useAutolayout"] == "YES"
      else { return nil }
      return document
    } catch {
      throw ToolError(message: "cannot read \(path): \(error.reason)")
    }
  }

  /// The paths of the Interface Builder files below a folder, relative to it and sorted.
  static func paths(in folder: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    } catch {
      throw ToolError(message: "cannot read \(folder): \(error)")
    }
  }
}
