internal import SourceModel

/// A comment on a pull request: the numbers, and a table for each file.
struct MarkdownReporter: Sendable {
  let style: ReportStyle

  /// From so many findings on, a file's table is folded.
  private static let foldedFrom = 10
  /// GitHub takes 65,536 characters of a comment.
  private static let longest = 60_000

  func render(_ report: Report) -> String {
    var text = "### adlint: \(RunSummary(report).line)\n"
    var left = report.findings.count
    let isFolded = left >= Self.foldedFrom
    for file in report.allFiles where !file.findings.isEmpty {
      let rows = file.findings.map(row)
      let frame = section(file, [], isFolded: isFolded)
      let kept = Self.count(of: rows, within: Self.longest - text.utf16.count - frame.utf16.count)
      guard kept > 0 else { break }
      text += section(file, Array(rows.prefix(kept)), isFolded: isFolded)
      left -= kept
      guard kept == rows.count else { break }
    }
    return left == 0 ? text : text + "\n… and \(Counted.words(left, "more finding"))\n"
  }

  /// How many rows there is room for, in UTF-16 units.
  private static func count(of rows: [String], within room: Int) -> Int {
    var room = room
    return rows.prefix { row in
      room -= row.utf16.count
      return room >= 0
    }.count
  }

  private func section(_ file: FileReport, _ rows: [String], isFolded: Bool) -> String {
    let path = MarkdownText.escaped(style.path(file.path))
    let head = "| | place | finding | rule |\n|---|---|---|---|\n"
    let table = head + rows.joined()
    guard isFolded else { return "\n#### \(path)\n\n\(table)" }
    // As code, in which no service looks for people to notify.
    let title = "<code>\(HTMLText.escaped(style.path(file.path)))</code>: \(counts(file))"
    return "\n<details><summary>\(title)</summary>\n\n\(table)\n</details>\n"
  }

  private func counts(_ file: FileReport) -> String {
    Severity.allCases.reversed().compactMap { severity in
      let count = file.findings.count { $0.finding.severity == severity }
      return count == 0 ? nil : Counted.words(count, severity.rawValue)
    }.joined(separator: ", ")
  }

  private func row(_ located: LocatedFinding) -> String {
    let finding = located.finding
    let help = finding.help.isEmpty ? "" : "<br>" + MarkdownText.escaped(finding.help)
    let rule = "`\(finding.rule)`"
    let link = finding.url.isEmpty ? rule : "[\(rule)](<\(finding.url)>)"
    return "| \(mark(finding.severity)) | \(located.start.line):\(located.start.column) "
      + "| **\(MarkdownText.escaped(finding.message))**\(help) | \(link) |\n"
  }

  private func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌ error"
    case .warning: "⚠️ warning"
    case .note: "ℹ️ note"
    }
  }
}
