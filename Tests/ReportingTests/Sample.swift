import Reporting
import SourceModel

/// Reports to render, and how.
enum Sample {
  static func render(
    _ report: Report, as kind: ReporterKind, isColored: Bool = false, seconds: Double = 0.0421,
    checkout: Checkout? = nil, listsSuppressed: Bool = false
  ) -> String {
    let style = ReportStyle(
      isColored: isColored, version: "1.2.3", seconds: seconds, timestamp: "2026-01-02T03:04:05",
      hostName: "builder", checkout: checkout, listsSuppressed: listsSuppressed)
    return Reporters.render(report, as: kind, style: style)
  }

  /// What a reader sees of the HTML report; the rest is the same for every report.
  static func body(_ report: Report) -> String {
    let lines = render(report, as: .html).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex(of: "<body>") ?? lines.startIndex
    let end = lines.firstIndex(of: "</body>") ?? lines.endIndex
    return lines[start..<end].dropFirst().map { $0 + "\n" }.joined()
  }

  /// A finding about what stands between `«` and `»` in a text.
  static func located(
    _ marked: String, path: String = "Ads/Native.xib", rule: RuleID = "interactive_call_to_action",
    severity: Severity = .warning, message: String = "UIButton (cta) takes touches",
    help: String = "Switch off User Interaction Enabled.", url: String = "https://example.com/r",
    sdk: String? = "Google Mobile Ads",
    object: ObjectReference? = ObjectReference(id: "cta", className: "UIButton", label: nil),
    outlet: String? = "callToActionView"
  ) -> LocatedFinding {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let start = parts[0].utf8.count
    let range = start..<start + parts[1].utf8.count
    let lines = LineTable(Array(parts.joined().utf8))
    let position = lines.position(at: range.lowerBound)
    return LocatedFinding(
      path: path,
      finding: Finding(
        rule: rule, severity: severity, range: range, message: message, help: help, url: url,
        sdk: sdk, object: object, outlet: outlet),
      start: position, end: lines.position(at: range.upperBound),
      line: lines.text(ofLine: position.line),
      lineHash: LineHashes(Array(parts.joined().utf8))[position.line])
  }

  static func report(_ files: FileReport..., skipped: Int = 0) -> Report {
    Report(files: files, skippedFiles: skipped)
  }

  static func file(
    _ path: String, _ findings: LocatedFinding..., isUnreadable: Bool = false
  ) -> FileReport {
    FileReport(path: path, findings: findings, isUnreadable: isUnreadable)
  }

  static let checkout = Checkout(root: "/repo", containing: "/repo/ios")

  static let empty = report()
  static let clean = report(file("Clean.xib"), skipped: 2)
  static let hostilePath = #"Bob's "A&B" <Ad>.xib"#

  /// A finding whose every text holds what breaks reports.
  static let hostile = report(
    file(
      hostilePath,
      located(
        "<button «userLabel=\"\u{1B}[31m😀\u{202E}\"»/>", path: hostilePath, severity: .error,
        message: "“\u{1}\u{1B}[2J\u{FFFE}”\n\tsays warning: <A&B> 😀", help: "Use 'A' & \"B\".",
        object: ObjectReference(id: "a\"&<", className: "UIButton", label: "x\ny"))))

  /// Findings in code, one of them in a file whose name holds a line end.
  static let code = Report(
    files: [file("Ads/Native.xib", located("<button «id=\"cta\"»/>"))],
    codeFiles: [
      file(
        "Ads/Cell.swift",
        located(
          "show(«\"a\"»)", path: "Ads/Cell.swift", rule: "nib_name_not_found", severity: .error,
          message: "The project has no a.xib", object: nil, outlet: nil)),
      file(
        "Info\n😀.plist",
        located(
          "«<false\n/>»", path: "Info\n😀.plist", rule: "validator_disabled", severity: .note,
          message: "The validator is off", object: nil, outlet: nil)),
    ], skippedFiles: 0)

  /// Findings that are silenced in each of the ways, beside one that is not.
  static let suppressed = report(
    FileReport(
      path: "A.xib",
      findings: [located("<a «id=\"a\"»/>", path: "A.xib", object: nil, outlet: nil)],
      suppressed: [
        suppressed(
          Suppression(
            source: .notes, reason: "the \u{1B}host\n“adds” it",
            place: CodePlace(path: "A.xib", position: SourcePosition(line: 3, column: 4)))),
        suppressed(
          Suppression(
            source: .configuration,
            place: CodePlace(path: ".adlint.yml", position: SourcePosition(line: 5, column: 6)))),
        suppressed(.baseline),
      ]))

  private static func suppressed(_ suppression: Suppression) -> LocatedFinding {
    let found = located(
      "<b «id=\"b\"»/>", path: "A.xib", rule: "hidden_asset", severity: .error, message: "Hidden",
      help: "Show it.", sdk: nil, object: nil, outlet: nil)
    return LocatedFinding(
      path: found.path, finding: found.finding.suppressed(by: suppression), start: found.start,
      end: found.end, line: found.line, lineHash: found.lineHash)
  }

  /// Two findings of the same rule, object and place in two files, one of each other kind.
  static let mixed = report(
    file(
      "A.xib", located("\n  <button «id=\"cta\"»/>", path: "A.xib"),
      located(
        "\n\n<«view»/>", path: "A.xib", rule: "missing_media", severity: .note,
        message: "The media view may be added in code", sdk: nil, object: nil, outlet: nil)),
    file("B.xib", located("\n  <button «id=\"cta\"»/>", path: "B.xib")),
    file(
      "C.xib",
      located(
        "<a>«»", path: "C.xib", rule: "unreadable_file", severity: .error,
        message: "Premature end of data", help: "", url: "", sdk: nil, object: nil, outlet: nil),
      isUnreadable: true),
    file("D.xib"), file("E.xib", isUnreadable: true), skipped: 1)
}
