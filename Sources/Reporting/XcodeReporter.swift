internal import SourceModel

/// One line for each finding, as Xcode's build system reads the output of run scripts.
struct XcodeReporter: Sendable {
  func render(_ report: Report) -> String {
    report.findings.map { line(for: $0) + "\n" }.joined()
  }

  private func line(for located: LocatedFinding) -> String {
    let kind = located.finding.severity.rawValue
    let text = Self.plain(located.finding.message) + " (\(located.finding.rule))"
    let place = "\(located.start.line):\(located.start.column)"
    guard Self.canStandInFront(located.path) else {
      return "\(kind): \(Self.plain(located.path)):\(place): \(text)"
    }
    return (["\(located.path):\(place): \(kind): \(text)"] + fixes(for: located))
      .joined(separator: "\n")
  }

  /// What Xcode offers to change, one line for each edit. Unsafe ones are for `--unsafe-fixes` alone.
  private func fixes(for located: LocatedFinding) -> [String] {
    guard located.finding.fix?.isSafe == true else { return [] }
    return located.edits.map { edit in
      let range = "\(edit.start.line):\(edit.start.column)-\(edit.end.line):\(edit.end.column)"
      return "\(located.path):\(range): fixit: \(Self.escaped(edit.replacement))"
    }
  }

  /// The text as it stands between the quotation marks of JSON.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: String(scalar)
      }
    }.joined()
  }

  /// Xcode does not recognise a line that begins with a quote in its path, and takes the path to
  /// end at a colon.
  private static func canStandInFront(_ path: String) -> Bool {
    !path.isEmpty && !path.contains { $0 == "'" || $0 == "\"" || $0 == ":" }
      && VisibleText.sentence(path) == path
  }

  /// The text in one line and without words that Xcode would take for the kind of the line.
  private static func plain(_ text: String) -> String {
    VisibleText.sentence(text).split(separator: " ", omittingEmptySubsequences: false)
      .map { kinds.contains($0) ? "\($0.dropLast()) :" : String($0) }
      .joined(separator: " ")
  }

  private static let kinds: Set<Substring> = [
    "error:", "warning:", "note:", "notice:", "fixit:", "sh:",
  ]
}
