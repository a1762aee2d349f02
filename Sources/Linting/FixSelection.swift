internal import SourceModel

/// Which fixes are applied.
package enum FixSafety: Sendable {
  /// Those that change nothing an author may have meant otherwise.
  case safe
  /// All of them.
  case all

  func allows(_ fix: Fix) -> Bool {
    switch self {
    case .safe: fix.isSafe
    case .all: true
    }
  }
}

/// The fixes of a file that can be applied at once.
struct FixSelection {
  private(set) var fixes: [Fix] = []
  private var edits: [Edit] = []

  /// Takes fixes in the order of the findings; one that touches what an earlier one changes waits for
  /// the next round.
  init(_ findings: [LocatedFinding], _ safety: FixSafety) {
    for fix in findings.compactMap(\.finding.fix) where safety.allows(fix) {
      guard !fix.edits.isEmpty,
        fix.edits.allSatisfy({ edit in !edits.contains { touches($0, edit) } })
      else { continue }
      fixes.append(fix)
      edits += fix.edits
    }
  }

  private func touches(_ one: Edit, _ other: Edit) -> Bool {
    one.range.lowerBound <= other.range.upperBound
      && other.range.lowerBound <= one.range.upperBound
  }

  /// The text with all edits made.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += text[place..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      place = edit.range.upperBound
    }
    return result + text[place...]
  }
}
