package import SourceModel

/// The way from a report to its text.
package enum Reporters {
  /// The whole text, its last line end included; empty where a reporter has nothing to say.
  package static func render(
    _ report: Report, as kind: ReporterKind, style: ReportStyle
  ) -> String {
    switch kind {
    case .text: TextReporter(paint: Paint(isColored: style.isColored)).render(report)
    case .xcode: XcodeReporter().render(report)
    case .json: JSONReporter(style: style).render(report)
    case .junit: JUnitReporter(style: style).render(report)
    case .sarif: SARIFReporter(style: style).render(report)
    case .github: GitHubReporter(style: style).render(report)
    case .gitlab: GitLabReporter(style: style).render(report)
    case .checkstyle: CheckstyleReporter().render(report)
    case .markdown: MarkdownReporter(style: style).render(report)
    case .html: HTMLReporter(style: style).render(report)
    }
  }
}
