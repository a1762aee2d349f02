internal import SourceModel

/// What the page says of a file.
struct HTMLSection: Sendable {
  private let file: FileReport
  private let number: Int

  init(_ file: FileReport, number: Int) {
    self.file = file
    self.number = number
  }

  /// The line of the table of contents.
  var entry: String {
    let counts = Severity.allCases.reversed().compactMap { severity in
      let count = file.findings.count { $0.finding.severity == severity }
      return count == 0
        ? nil
        : "<span class=\"\(severity.rawValue)\">\(Counted.words(count, severity.rawValue))</span>"
    }
    let list = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return "<li><a href=\"#file-\(number)\">\(HTMLText.escaped(file.path))</a> \(list)</li>"
  }

  var text: String {
    let pictures = file.pictures.map { HTMLPicture($0, findings: file.findings).text }
    return """
      <section id="file-\(number)">
      <h2>\(HTMLText.escaped(file.path))</h2>
      <div class="file">
      \(([group(pictures)] + [findings]).filter { !$0.isEmpty }.joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func group(_ pictures: [String]) -> String {
    guard !pictures.isEmpty else { return "" }
    return "<div class=\"pictures\">\n\(pictures.joined(separator: "\n"))\n</div>"
  }

  private var findings: String {
    guard !file.findings.isEmpty else { return "<p>No findings.</p>" }
    let items = file.findings.enumerated().map { HTMLFinding($1, number: $0 + 1).text }
    return "<ol>\n\(items.joined(separator: "\n"))\n</ol>"
  }
}
