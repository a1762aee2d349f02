internal import SourceModel

/// Findings for people: what is wrong, the line with marks below it, and what to do.
struct TextReporter: Sendable {
  let paint: Paint

  private static let columns = 100

  func render(_ report: Report) -> String {
    report.findings.map(block).joined(separator: "\n")
  }

  private func block(for located: LocatedFinding) -> String {
    let lines = [header(of: located)] + excerpt(of: located) + advice(of: located.finding)
    return lines.map { $0 + "\n" }.joined()
  }

  private func header(of located: LocatedFinding) -> String {
    let finding = located.finding
    let path = VisibleText.sentence(located.path)
    let place = paint.bold("\(path):\(located.start.line):\(located.start.column):")
    let kind = paint.severity(finding.severity.rawValue + ":", finding.severity)
    return "\(place) \(kind) \(paint.bold(VisibleText.sentence(finding.message)))"
  }

  private func excerpt(of located: LocatedFinding) -> [String] {
    let number = String(located.start.line)
    let columns = Self.columns - number.count - 4
    guard let excerpt = SourceExcerpt(of: located, columns: columns) else { return [] }
    let margin = String(repeating: " ", count: number.count)
    let marks = paint.severity(excerpt.marks, located.finding.severity)
    return [
      " \(paint.faint("\(number) |")) \(excerpt.text)", " \(paint.faint("\(margin) |")) \(marks)",
    ]
  }

  private func advice(of finding: Finding) -> [String] {
    let rule = finding.rule.rawValue + (finding.url.isEmpty ? "" : " (\(finding.url))")
    return labelled("help:", finding.help) + labelled("fix:", fix(finding))
      + labelled("rule:", rule)
  }

  private func fix(_ finding: Finding) -> String {
    finding.fix.map { "\($0.title) (adlint \($0.isSafe ? "--fix" : "--unsafe-fixes"))" } ?? ""
  }

  /// The text in lines that hang from a label.
  private func labelled(_ label: String, _ text: String) -> [String] {
    let gap = String(repeating: " ", count: 6 - label.count)
    return wrapped(VisibleText.sentence(text), columns: Self.columns - 8).enumerated().map {
      $0 == 0 ? "  \(paint.bold(label))\(gap)\($1)" : "        \($1)"
    }
  }

  private func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for word in text.split(separator: " ") {
      let width = DisplayWidth.columns(of: word)
      if let last = lines.indices.last, width < room {
        lines[last] += " " + word
        room -= width + 1
      } else {
        lines.append(String(word))
        room = columns - width
      }
    }
    return lines
  }
}
