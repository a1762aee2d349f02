package import SourceModel

/// The reports that adlint can write.
package enum ReporterKind: String, CaseIterable, Sendable {
  /// For people, in a terminal.
  case text
  /// The lines that Xcode turns into issues.
  case xcode
  /// For scripts.
  case json
  /// For continuous integration.
  case junit
  /// For GitHub's code scanning and other services that read SARIF.
  case sarif
  /// For the annotations of GitHub Actions.
  case github
  /// For GitLab's Code Quality.
  case gitlab
  /// For review bots and code-quality services.
  case checkstyle
  /// For a comment on a pull request.
  case markdown
  /// For people, with a picture of each ad view.
  case html

  /// What the report has to hold for it besides the findings.
  package var extras: Set<ReportExtra> {
    switch self {
    case .sarif: [.lineHashes]
    case .html: [.pictures]
    case .text, .xcode, .json, .junit, .github, .gitlab, .checkstyle, .markdown: []
    }
  }

  /// Whether paths count from the repository's root.
  package var namesFilesFromRoot: Bool {
    switch self {
    case .sarif, .github, .gitlab, .markdown: true
    case .text, .xcode, .json, .junit, .checkstyle, .html: false
    }
  }
}
