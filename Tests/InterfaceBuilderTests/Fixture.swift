import InterfaceBuilder
import SourceModel
import Testing

/// Documents to read.
enum Fixture {
  static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

  static func read(_ bytes: [UInt8]) throws(DocumentError) -> DocumentContents {
    try DocumentReader.read(path: "A.xib", bytes: bytes)
  }

  static func document(_ bytes: [UInt8]) throws -> Document {
    guard case .document(let document) = try read(bytes) else { throw NoDocument() }
    return document
  }

  static func document(_ text: String) throws -> Document { try document(Array(text.utf8)) }

  /// A xib with the given objects.
  static func xib(_ objects: String) throws -> Document {
    try document(
      "<document type=\"\(type)\" useAutolayout=\"YES\"><objects>\(objects)</objects></document>")
  }

  /// The view with the id `v` in a xib with the given objects.
  static func view(_ objects: String) throws -> View {
    try #require(try xib(objects).view("v"))
  }

  /// Why the bytes are no document; nil where they are one.
  static func failure(_ bytes: [UInt8]) -> DocumentError? {
    do {
      _ = try read(bytes)
      return nil
    } catch {
      return error
    }
  }

  static func position(of error: DocumentError) -> SourcePosition {
    LineTable(error.file.text).position(at: error.offset)
  }

  struct NoDocument: Error {}
}

extension Document {
  /// The text of a range.
  func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: file.text[$0], as: UTF8.self) }
  }
}
