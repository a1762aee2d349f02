internal import SourceModel

/// All that is known of the findings, for scripts.
struct JSONReporter: Sendable {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    JSONDocument.text(
      of: JSONReport(
        report, version: style.version, listsSuppressed: style.listsSuppressed))
  }
}
