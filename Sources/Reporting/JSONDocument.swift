#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// JSON as the reports write it.
enum JSONDocument {
  /// The whole text, the same for the same value.
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      // Strings, whole numbers and null always encode; should that ever change, nobody must take
      // what is written for a report without findings.
      return "null\n"
    }
  }
}
