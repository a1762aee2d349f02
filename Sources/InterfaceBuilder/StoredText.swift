#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Element {
  /// The character data of a `<string>`: Interface Builder writes it in Base64, without padding,
  /// where it holds characters that XML would not keep. Nil where there is none.
  var storedText: String? {
    guard let text, self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
  }
}
