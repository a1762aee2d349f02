internal import CLibXML2

/// Writes an XML document into memory. What XML 1.0 forbids in texts, or advises against, becomes `�`.
package struct XMLWriter: ~Copyable {
  private let buffer: xmlBufferPtr?
  private let writer: xmlTextWriterPtr?

  package init() {
    buffer = xmlBufferCreate()
    writer = xmlNewTextWriterMemory(buffer, 0)
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterStartDocument(writer, nil, "UTF-8", nil)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  /// Writes an element around what `content` writes; an attribute without a value is left out.
  package func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    content: (borrowing XMLWriter) -> Void
  ) {
    xmlTextWriterStartElement(writer, name)
    for case (let name, let value?) in attributes {
      xmlTextWriterWriteAttribute(writer, name, Self.allowed(value))
    }
    content(self)
    xmlTextWriterEndElement(writer)
  }

  package func text(_ text: String) { xmlTextWriterWriteString(writer, Self.allowed(text)) }

  /// The whole document.
  package consuming func finish() -> String {
    xmlTextWriterEndDocument(writer)
    xmlTextWriterFlush(writer)
    return String(decoding: UnsafeBufferPointer(buffer), as: UTF8.self)
  }

  private static func allowed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: isForbidden) else { return text }
    return String(String.UnicodeScalarView(scalars.map { isForbidden($0) ? "\u{FFFD}" : $0 }))
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0x00...0x1F, 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
