internal import SourceModel

/// One page for people: each ad view drawn to scale beside what is wrong with it. It needs neither
/// a network nor a script.
struct HTMLReporter: Sendable {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let files = report.allFiles.filter { !$0.findings.isEmpty || !$0.pictures.isEmpty }
    let sections = files.enumerated().map { HTMLSection($1, number: $0 + 1) }
    let body = [header(report), contents(sections)] + sections.map(\.text) + [footer]
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'">
      <title>adlint: \(HTMLText.escaped(RunSummary(report).line))</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      \(body.filter { !$0.isEmpty }.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private func header(_ report: Report) -> String {
    """
    <header>
    <h1>Native ads in Interface Builder files</h1>
    <p>\(HTMLText.escaped(RunSummary(report).line))</p>
    </header>
    """
  }

  /// Where there is more than one file to go to.
  private func contents(_ sections: [HTMLSection]) -> String {
    guard sections.count > 1 else { return "" }
    let items = sections.map(\.entry).joined(separator: "\n")
    return "<nav>\n<ul>\n\(items)\n</ul>\n</nav>"
  }

  private var footer: String { "<footer>adlint \(HTMLText.escaped(style.version))</footer>" }
}
