internal import SourceModel

/// The workflow commands that GitHub Actions turns into annotations.
///
/// GitHub shows ten of each kind for a step, so the worst come first and the rest follow as a
/// folded part of the log.
struct GitHubReporter: Sendable {
  let style: ReportStyle

  /// How many annotations of a kind GitHub shows for a step.
  private static let limit = 10
  /// How many characters of a message GitHub shows.
  private static let longestMessage = 4096

  func render(_ report: Report) -> String {
    let groups = Severity.allCases.reversed().map { severity in
      (severity, report.findings.filter { $0.finding.severity == severity })
    }
    let isCut = groups.contains { $0.1.count > Self.limit }
    var lines: [String] = []
    var rest: [LocatedFinding] = []
    for (severity, findings) in groups {
      // The notice about the rest is one of the ten.
      let limit = isCut && severity == .note ? Self.limit - 1 : Self.limit
      lines += findings.prefix(limit).map(annotation)
      rest += findings.dropFirst(limit)
    }
    return (lines + folded(rest)).map { $0 + "\n" }.joined()
  }

  private func folded(_ rest: [LocatedFinding]) -> [String] {
    guard !rest.isEmpty else { return [] }
    let count = Counted.words(rest.count, "more finding")
    return ["::notice title=adlint::\(count) in the log of this step", "::group::\(count)"]
      + rest.map(logLine) + ["::endgroup::"]
  }

  private func annotation(_ located: LocatedFinding) -> String {
    let finding = located.finding
    let properties = place(of: located) + [("title", finding.rule.rawValue)]
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    let text = [finding.message, finding.help, finding.url].filter { !$0.isEmpty }
      .map(VisibleText.sentence).joined(separator: "\n")
    let data = Self.escaped(text.clipped(to: Self.longestMessage))
    return "::\(Self.command(finding.severity)) \(list)::\(data)"
  }

  /// Columns only where GitHub keeps them: in a single line.
  private func place(of located: LocatedFinding) -> [(String, String)] {
    let (start, end) = (located.start, located.end)
    let lines = [("line", start.line), ("endLine", end.line)]
    let columns = [("col", start.column), ("endColumn", end.column)]
    return [("file", style.path(located.path))]
      + (lines + (start.line == end.line ? columns : [])).map { ($0, String($1)) }
  }

  /// A line that the runner takes for no command.
  private func logLine(_ located: LocatedFinding) -> String {
    let line = VisibleText.sentence(
      "\(located.finding.severity.rawValue): \(style.path(located.path)):\(located.start.line):"
        + "\(located.start.column): \(located.finding.message) (\(located.finding.rule))")
    return line.split(separator: "##[", omittingEmptySubsequences: false)
      .joined(separator: "## [")
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    // A line end is part of the path that GitHub looks for; what steers a terminal is not worth it.
    VisibleText.line(escaped(text)).replacing { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }
}
