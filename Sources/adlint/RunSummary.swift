internal import SourceModel

/// The last line of a run: `2 errors, 1 warning in 3 files`.
struct RunSummary: Sendable {
  let line: String

  init(_ report: Report) {
    guard !report.files.isEmpty else {
      line = "no Interface Builder file to check" + Self.skipped(report)
      return
    }
    let counts = [Severity.error, .warning, .note].compactMap { severity in
      let count = report.count(of: severity)
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    line =
      (counts.isEmpty ? "no findings" : counts.joined(separator: ", "))
      + " in " + Self.counted(report.files.count, "file") + Self.skipped(report)
  }

  /// How often each rule reports, the most frequent first.
  static func statistics(_ report: Report) -> String {
    let found = Dictionary(grouping: report.findings.map(\.finding)) {
      [$0.rule.rawValue, $0.severity.rawValue]
    }
    let rows = found.map { ($0.value.count, $0.key) }
      .sorted { ($1.0, $0.1[0], $0.1[1]) < ($0.0, $1.1[0], $1.1[1]) }
    let width = rows.first.map { "\($0.0)".count } ?? 0
    let cells = rows.map { count, words in
      [String(repeating: " ", count: width - "\(count)".count) + "\(count)"] + words.reversed()
    }
    return cells.isEmpty ? "no findings" : TextWrap.table(cells)
  }

  /// What is not among the counts, in brackets.
  private static func skipped(_ report: Report) -> String {
    let sources = report.suppressed.compactMap(\.finding.suppression?.source)
    let accepted = sources.count { $0 == .baseline }
    let parts = [
      (report.skippedFiles, "skipped"), (accepted, "suppressed by the baseline"),
      (sources.count - accepted, "silenced"),
    ]
    let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
