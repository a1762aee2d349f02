internal import CLibXML2

/// Why libxml2 could not read a text.
struct XMLFailure: Error, Hashable {
  /// `limit`: the text exceeds what the parser accepts, such as its depth of nesting.
  enum Kind: Hashable { case malformed, limit, entities }

  let kind: Kind
  let offset: Int

  /// libxml2's own words, without a line end.
  let reason: String
}

/// What the parser tells of a text, in document order.
protocol XMLEventReceiver: AnyObject {
  func start(_ name: Int32, tag: Range<Int>)
  func attribute(_ name: Int32, valueRange: Range<Int>)
  func attribute(_ name: Int32, decodedValue: String)
  func text(_ text: UnsafeBufferPointer<UInt8>)
  func end()
  /// The number that stands for a name in the other calls.
  func intern(_ name: String) -> Int32
}

/// The one place that reads with libxml2: parsing and transcoding. Nothing unsafe leaves it.
enum LibXML2 {
  /// Parses UTF-8 in one SAX2 pass. Neither external entities nor DTDs are loaded, no entity is
  /// expanded, and libxml2's limits on depth and size are on.
  static func parse(_ utf8: [UInt8], into receiver: any XMLEventReceiver) throws(XMLFailure) {
    let bridge = SAXBridge(receiver: receiver)
    let failure = withExtendedLifetime(bridge) { utf8.withUnsafeBytes { bridge.run($0) } }
    if let failure { throw failure }
  }

  /// The text in UTF-8, or nil where libxml2 does not know the encoding or the bytes break it.
  static func transcode(_ bytes: ArraySlice<UInt8>, from encoding: String) -> [UInt8]? {
    // Without this the first conversions of several threads would race for libxml2's tables.
    xmlInitParser()
    // Otherwise libxml2 prints what it cannot convert; the setting holds for this thread alone.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    guard let handler = xmlFindCharEncodingHandler(encoding) else { return nil }
    defer { xmlCharEncCloseFunc(handler) }
    guard let source = xmlBufferCreateSize(bytes.count + 1),
      let target = xmlBufferCreateSize(bytes.count * 2 + 16)
    else { return nil }
    defer {
      xmlBufferFree(source)
      xmlBufferFree(target)
    }
    let added = bytes.withUnsafeBytes {
      xmlBufferAdd(source, $0.baseAddress?.assumingMemoryBound(to: xmlChar.self), Int32($0.count))
    }
    guard added == 0 else { return nil }
    while xmlBufferLength(source) > 0 {
      let before = xmlBufferLength(source)
      guard xmlCharEncInFunc(handler, target, source) >= 0, xmlBufferLength(source) < before
      else { return nil }
    }
    return [UInt8](UnsafeBufferPointer(target))
  }
}

/// Owns a parser context and passes what it reports on to a receiver.
private final class SAXBridge {
  private let receiver: any XMLEventReceiver
  private var context: xmlParserCtxtPtr?
  private var names: [UnsafeRawPointer: Int32] = [:]
  private var failure: XMLFailure?

  init(receiver: any XMLEventReceiver) { self.receiver = receiver }

  func run(_ text: UnsafeRawBufferPointer) -> XMLFailure? {
    let start = text.baseAddress?.assumingMemoryBound(to: CChar.self)
    guard !text.isEmpty, let context = xmlCreateMemoryParserCtxt(start, Int32(text.count)) else {
      return XMLFailure(kind: .malformed, offset: 0, reason: "Document is empty")
    }
    self.context = context
    defer {
      if let document = context.pointee.myDoc { xmlFreeDoc(document) }
      context.pointee.myDoc = nil
      xmlFreeParserCtxt(context)
    }
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue
    xmlCtxtUseOptions(context, Int32(options | XML_PARSE_IGNORE_ENC.rawValue))
    context.pointee.sax.pointee = Self.handler
    context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
    let status = xmlParseDocument(context)
    // libxml2 takes a NUL after the root for the end of the text.
    let isWhole = status == 0 && context.pointee.wellFormed != 0 && offset == text.count
    guard failure == nil, !isWhole else { return failure }
    return XMLFailure(kind: .malformed, offset: offset, reason: "The document is not well formed")
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { data, name, _, _, _, _, count, _, attributes in
      SAXBridge.of(data)?.start(name, count: Int(count), attributes: attributes)
    }
    handler.endElementNs = { data, _, _, _ in SAXBridge.of(data)?.receiver.end() }
    handler.characters = { data, text, length in SAXBridge.of(data)?.text(text, length) }
    handler.cdataBlock = { data, text, length in SAXBridge.of(data)?.text(text, length) }
    handler.entityDecl = { data, _, _, _, _, _ in SAXBridge.of(data)?.refuseEntities() }
    handler.serror = { data, error in
      guard let error else { return }
      SAXBridge.of(data)?.record(error.pointee)
    }
    return handler
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> SAXBridge? {
    data.map { Unmanaged<SAXBridge>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How far the parser has read.
  private var offset: Int { offset(of: context?.pointee.input?.pointee.cur) ?? 0 }

  private func offset(of pointer: UnsafePointer<xmlChar>?) -> Int? {
    guard let input = context?.pointee.input?.pointee, let pointer, let base = input.base,
      pointer >= base, pointer <= input.end
    else { return nil }
    return pointer - base + Int(input.consumed)
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard let input = context?.pointee.input?.pointee, var open = input.cur else { return }
    let end = offset + (open.pointee == UInt8(ascii: "/") ? 2 : 1)
    // A `<` cannot stand inside an attribute value, so the nearest one opens this tag.
    while open > input.base, open.pointee != UInt8(ascii: "<") { open -= 1 }
    receiver.start(number(of: name), tag: (offset(of: open) ?? 0)..<end)
    guard let attributes else { return }
    for index in 0..<count {
      let field = attributes + index * 5
      guard let value = field[3], let valueEnd = field[4] else { continue }
      if let from = offset(of: value), let to = offset(of: valueEnd) {
        receiver.attribute(number(of: field[0]), valueRange: from..<to)
      } else {
        let bytes = UnsafeBufferPointer(start: value, count: valueEnd - value)
        receiver.attribute(number(of: field[0]), decodedValue: Self.decoded(bytes))
      }
    }
  }

  /// As long as libxml2 expands no entities it writes `&#38;` for each `&` of a value.
  private static func decoded(_ value: UnsafeBufferPointer<xmlChar>) -> String {
    let text = String(decoding: value, as: UTF8.self)
    return value.contains(UInt8(ascii: "&")) ? text.replacing("&#38;", with: "&") : text
  }

  /// libxml2 keeps each name once, so its address stands for it.
  private func number(of name: UnsafePointer<xmlChar>?) -> Int32 {
    guard let name else { return receiver.intern("") }
    if let known = names[name] { return known }
    let number = receiver.intern(String(cString: name))
    names[name] = number
    return number
  }

  private func text(_ start: UnsafePointer<xmlChar>?, _ length: Int32) {
    receiver.text(UnsafeBufferPointer(start: start, count: Int(length)))
  }

  private func refuseEntities() {
    guard failure == nil else { return }
    failure = XMLFailure(
      kind: .entities, offset: offset, reason: "The file declares entities of its own")
    xmlStopParser(context)
  }

  private func record(_ error: xmlError) {
    guard failure == nil, error.level == XML_ERR_FATAL else { return }
    let reason = error.message.map { String(cString: $0) } ?? "The document is not well formed"
    let isLimit =
      error.code == XML_ERR_INTERNAL_ERROR.rawValue || error.code == Self.resourceLimit
      || error.code == XML_ERR_NO_MEMORY.rawValue || Self.isLimit(reason)
    failure = XMLFailure(
      kind: isLimit ? .limit : .malformed, offset: offset,
      reason: reason.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Whether libxml2's words are about a limit of length, to which versions before 2.11 give the code
  /// of a part that does not end: "AttValue length too long", "Comment too big found".
  private static func isLimit(_ reason: String) -> Bool {
    ["too long", "too big", "size limit"].contains { reason.contains($0) }
  }

  /// `XML_ERR_RESOURCE_LIMIT`, which libxml2 before 2.11 does not declare.
  private static let resourceLimit: Int32 = 116
}

extension UnsafeBufferPointer<UInt8> {
  /// What a buffer of libxml2 holds, as long as it holds it.
  init(_ buffer: xmlBufferPtr?) {
    self.init(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
  }
}
