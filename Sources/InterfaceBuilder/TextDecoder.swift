/// Turns the bytes of an XML file into UTF-8 without a byte-order mark.
enum TextDecoder {
  /// The text, or nil where the encoding is unknown or the bytes break it. UTF-8 is passed through
  /// unchecked: the parser names the place of a wrong byte better.
  static func utf8(from bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return transcode(bytes.dropFirst(2), "UTF-16BE") }
    if bytes.starts(with: [0xFF, 0xFE]) { return transcode(bytes.dropFirst(2), "UTF-16LE") }
    if bytes.starts(with: [0x00, 0x3C]) { return transcode(bytes[...], "UTF-16BE") }
    if bytes.starts(with: [0x3C, 0x00]) { return transcode(bytes[...], "UTF-16LE") }
    guard let encoding = declaredEncoding(of: bytes) else { return bytes }
    switch encoding.uppercased() {
    // A text that can be read as bytes is not in UTF-16, whatever its declaration says.
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "UTF-16", "UTF-16LE", "UTF-16BE": return bytes
    default: return transcode(bytes[...], encoding)
    }
  }

  private static func transcode(_ bytes: ArraySlice<UInt8>, _ encoding: String) -> [UInt8]? {
    LibXML2.transcode(bytes, from: encoding)
  }

  /// The encoding that `<?xml … encoding="…"?>` names.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    guard let name = text.firstRange(of: "encoding") else { return nil }
    let value = text[name.upperBound...].drop { $0 != "\"" && $0 != "'" }
    return value.first.map { quote in String(value.dropFirst().prefix { $0 != quote }) }
  }
}
