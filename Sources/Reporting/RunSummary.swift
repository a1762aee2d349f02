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

  private static func skipped(_ report: Report) -> String {
    report.skippedFiles == 0 ? "" : " (\(report.skippedFiles) skipped)"
  }
}
