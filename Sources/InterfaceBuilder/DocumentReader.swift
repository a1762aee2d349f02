package import SourceModel

/// What a file with an Interface Builder name turned out to hold.
package enum DocumentContents: Sendable {
  case document(Document)
  /// The archive format of Xcode before version 5; the range is the root's name.
  case archive(SourceFile, Range<Int>)
  /// A document of another platform, or XML of another kind.
  case foreign(SourceFile)
}

/// Why a text is no Interface Builder document. Offsets refer to `file`'s text.
package struct DocumentError: Error, Sendable {
  package enum Kind: Sendable {
    /// Not well-formed XML, or in an encoding that it does not keep to.
    case malformed
    /// Beyond what the parser accepts, such as its depth of nesting.
    case limit
  }

  package let kind: Kind
  package let file: SourceFile
  package let offset: Int
  package let reason: String
}

/// Reads Interface Builder documents from bytes.
package enum DocumentReader {
  package static func read(
    path: String, bytes: [UInt8]
  ) throws(DocumentError) -> DocumentContents {
    guard let text = TextDecoder.utf8(from: bytes) else {
      let file = SourceFile(path: path, text: Array(bytes.prefix(256)))
      throw DocumentError(
        kind: .malformed, file: file, offset: 0,
        reason: "The text is not in the encoding that it declares")
    }
    let mark = bytes.count - text.count
    let file = SourceFile(
      path: path, text: text, isAsStored: mark >= 0 && bytes[mark...] == text[...])
    let builder = ElementTreeBuilder(expectedBytes: text.count)
    do {
      try LibXML2.parse(text, into: builder)
    } catch {
      throw DocumentError(failure: error, file: file)
    }
    let root = Element(tree: ElementTree(source: text, builder: builder), index: 0)
    return classify(root, file)
  }

  private static func classify(_ root: Element, _ file: SourceFile) -> DocumentContents {
    guard isTouchPlatform(root) else { return .foreign(file) }
    switch root.name {
    case "archive": return .archive(file, root.nameRange)
    case "document":
      let isStoryboard = root["type"]?.contains("Storyboard") ?? false
      return .document(
        Document(
          file: file, kind: isStoryboard ? .storyboard : .xib, root: root,
          index: DocumentIndex(root)))
    default: return .foreign(file)
    }
  }

  /// Whether nothing says that the document is for macOS or watchOS: generated files carry
  /// invented run-time names, so only those two are recognised.
  private static func isTouchPlatform(_ root: Element) -> Bool {
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    return !type.hasSuffix(".Cocoa.XIB") && !type.hasSuffix(".Cocoa.Storyboard.XIB")
      && !type.contains("WatchKit") && !runtime.contains("MacOSX")
      && !runtime.lowercased().contains("watch")
  }
}

extension DocumentError {
  fileprivate init(failure: XMLFailure, file: SourceFile) {
    let kind: Kind = failure.kind == .limit ? .limit : .malformed
    var offset = min(failure.offset, file.text.count)
    var reason = failure.reason
    if let marker = MergeMarker.position(in: file.text, near: offset) {
      offset = marker
      reason = "A merge conflict marker was left in the file (\(reason))"
    }
    self.init(kind: kind, file: file, offset: offset, reason: reason)
  }
}

/// Finds the lines that git leaves where a merge failed.
private enum MergeMarker {
  /// The start of the line around `offset`, or of the one before, that begins with a marker.
  static func position(in text: [UInt8], near offset: Int) -> Int? {
    var end = min(offset, text.count)
    for _ in 0..<2 {
      let newline = text[..<end].lastIndex { $0 == 0x0A || $0 == 0x0D }
      let start = newline.map { $0 + 1 } ?? 0
      if isMarker(text[start...]) { return start }
      guard let newline else { return nil }
      end = newline
    }
    return nil
  }

  private static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>"].contains { line.starts(with: $0.utf8) }
  }
}
