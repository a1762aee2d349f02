package import SourceModel

/// The last line of a run: `2 errors, 1 warning in 3 files`.
package struct RunSummary: Sendable {
  package let line: String

  package init(_ report: Report) {
    guard !report.files.isEmpty else {
      line = "no Interface Builder file to check" + Self.skipped(report)
      return
    }
    let counts = [Severity.error, .warning, .note].compactMap { severity in
      let count = report.count(of: severity)
      return count == 0 ? nil : Counted.words(count, severity.rawValue)
    }
    line =
      (counts.isEmpty ? "no findings" : counts.joined(separator: ", "))
      + " in " + Counted.words(report.files.count, "file") + Self.skipped(report)
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
}
