/// What GitHub's code scanning knows the lines of a text by, so that an alert stays the same when
/// lines move: a rolling hash of the 100 UTF-16 units from the line's start on, blanks left out,
/// and a number that tells equal ones apart.
///
/// Read in `src/fingerprints.ts` of github/codeql-action.
package struct LineHashes: Sendable {
  private let hashes: [String]

  /// - Parameter text: in UTF-8, without a byte-order mark.
  package init(_ text: [UInt8]) {
    var roll = LineHashRoll()
    var isAfterReturn = false
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: isAfterReturn = false
      case 0x0A where isAfterReturn: isAfterReturn = false
      case 0x0D:
        roll.add(0x0A)
        isAfterReturn = true
      default:
        roll.add(unit)
        isAfterReturn = false
      }
    }
    hashes = roll.finished()
  }

  /// The hash of a line, counted from 1; nil where there is no such line.
  package subscript(line: Int) -> String? {
    hashes.indices.contains(line - 1) ? hashes[line - 1] : nil
  }
}

/// The hash as it moves over a text.
private struct LineHashRoll {
  private static let width = 100
  private static let base: UInt64 = 37
  private static let leaving = (0..<width).reduce(UInt64(1)) { power, _ in power &* base }

  private var window = [UInt64](repeating: 0, count: width)
  /// Whether a line starts at each place of the window.
  private var isStart = [Bool](repeating: false, count: width)
  private var place = 0
  private var hash: UInt64 = 0
  private var isAtLineStart = true
  private var counts: [UInt64: Int] = [:]
  /// Lines leave the window in the order that they entered it.
  private var hashes: [String] = []

  mutating func add(_ unit: UInt16) {
    closeLine()
    isStart[place] = isAtLineStart
    isAtLineStart = unit == 0x0A
    push(UInt64(unit))
  }

  mutating func finished() -> [String] {
    // The mark that GitHub puts at the end.
    add(0xFFFF)
    for _ in 0..<Self.width {
      closeLine()
      push(0)
    }
    return hashes
  }

  /// Notes the hash of the line whose start leaves the window now.
  private mutating func closeLine() {
    guard isStart[place] else { return }
    isStart[place] = false
    counts[hash, default: 0] += 1
    hashes.append("\(String(hash, radix: 16)):\(counts[hash, default: 0])")
  }

  private mutating func push(_ unit: UInt64) {
    hash = Self.base &* hash &+ unit &- Self.leaving &* window[place]
    window[place] = unit
    place = (place + 1) % Self.width
  }
}
