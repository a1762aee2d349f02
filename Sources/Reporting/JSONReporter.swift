internal import SourceModel

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// All that is known of the findings, for scripts.
struct JSONReporter: Sendable {
  let version: String

  func render(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let bytes = try encoder.encode(JSONReport(report, version: version))
      return String(decoding: bytes, as: UTF8.self) + "\n"
    } catch {
      // Strings, whole numbers and null always encode; should that ever change, nobody must take
      // what is written for a report without findings.
      return "null\n"
    }
  }
}
