/// Paths as URIs write them.
enum PercentEncoding {
  /// A relative reference, or a `file` URI for an absolute path.
  static func uri(ofPath path: String) -> String {
    (path.utf8.first == UInt8(ascii: "/") ? "file://" : "") + path.utf8.map(encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    if allowed.contains(byte) { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0\(digits)" : "%\(digits)"
  }

  // Without the colon, which would make a scheme of what stands before it.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/-._~!$&'()*+,;=@".utf8)
}
