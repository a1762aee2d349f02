#if canImport(Darwin)
  internal import Foundation
#else
  // The standard library can do it; Foundation would bring its own tables into the program.
  @_spi(_Unicode) internal import Swift
#endif

extension String {
  /// The text in Unicode's normal form C: macOS hands out names in another one than git keeps.
  var normalized: String {
    #if canImport(Darwin)
      return precomposedStringWithCanonicalMapping
    #else
      guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: _nfc)
      return String(scalars)
    #endif
  }
}
