internal import SourceModel

/// What the page says of a finding.
struct HTMLFinding: Sendable {
  private let located: LocatedFinding
  /// As the pictures show it.
  private let number: Int

  private static let columns = 72

  init(_ located: LocatedFinding, number: Int) {
    self.located = located
    self.number = number
  }

  var text: String {
    let lines = [message, excerpt, help, source].filter { !$0.isEmpty }
    return """
      <li class="\(finding.severity.rawValue)">
      \(lines.joined(separator: "\n"))
      </li>
      """
  }

  private var finding: Finding { located.finding }

  private var message: String {
    "<p><b class=\"number\">\(number)</b> <b class=\"severity\">\(finding.severity.rawValue)</b> "
      + "\(HTMLText.escaped(finding.message))</p>"
  }

  private var excerpt: String {
    let place = "<p class=\"place\">line \(located.start.line):\(located.start.column)</p>"
    guard let excerpt = SourceExcerpt(of: located, columns: Self.columns) else { return place }
    return "<pre>\(HTMLText.line(excerpt.text))\n\(excerpt.marks)</pre>\n\(place)"
  }

  private var help: String {
    finding.help.isEmpty ? "" : "<p>\(HTMLText.escaped(finding.help))</p>"
  }

  private var source: String {
    let rule = "<code>\(HTMLText.escaped(finding.rule.rawValue))</code>"
    // Nothing but an address on the web may become a link.
    guard finding.url.hasPrefix("https://") else { return "<p>\(rule)</p>" }
    let url = HTMLText.escaped(finding.url)
    return "<p>\(rule) <a href=\"\(url)\">\(url)</a></p>"
  }
}
