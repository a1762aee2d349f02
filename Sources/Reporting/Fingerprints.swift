internal import SourceModel

/// Names for findings that stay the same when lines move: made of the rule, the path, the object
/// and the outlet.
struct Fingerprints: Sendable {
  private var used: [String: Int] = [:]

  /// The name of the next finding; a number keeps findings apart that are the same in all this.
  mutating func next(for finding: Finding, path: String) -> String {
    let parts = [finding.rule.rawValue, path, finding.object?.id ?? "", finding.outlet ?? ""]
    // No part can hold the separator: a rule is a word, and neither a path nor XML can hold a NUL.
    let identity = parts.joined(separator: "\0")
    let number = used[identity, default: 0] + 1
    used[identity] = number
    return Self.hash("\(identity)\0\(number)")
  }

  /// 64 bits of FNV-1a.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
