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

  private static func skipped(_ report: Report) -> String {
    report.skippedFiles == 0 ? "" : " (\(report.skippedFiles) skipped)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
