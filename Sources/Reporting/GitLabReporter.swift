internal import SourceModel

/// The Code Quality report of GitLab.
struct GitLabReporter: Sendable {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    var fingerprints = Fingerprints()
    return JSONDocument.text(
      of: report.findings.map { located in
        let path = style.path(located.path)
        return GitLabIssue(
          located, path: path,
          fingerprint: fingerprints.next(for: located.finding, path: path))
      })
  }
}

/// A finding as GitLab reads it.
struct GitLabIssue: Encodable {
  /// How bad GitLab shows it to be.
  enum Severity: String, Encodable { case info, minor, major }

  let description: String
  let checkName: String
  let fingerprint: String
  let severity: Severity
  let location: Location

  /// The line that the finding starts on.
  struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  /// The first line.
  struct Lines: Encodable { let begin: Int }

  private enum CodingKeys: String, CodingKey {
    case description, checkName = "check_name", fingerprint, severity, location
  }

  init(_ located: LocatedFinding, path: String, fingerprint: String) {
    let finding = located.finding
    description = VisibleText.sentence(finding.message)
    checkName = finding.rule.rawValue
    self.fingerprint = fingerprint
    severity =
      switch finding.severity {
      case .error: .major
      case .warning: .minor
      case .note: .info
      }
    // GitLab drops all that follows an absolute path.
    location = Location(
      path: String(path.drop { $0 == "/" }), lines: Lines(begin: located.start.line))
  }
}
