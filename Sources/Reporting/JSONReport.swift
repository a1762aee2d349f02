internal import SourceModel

/// The shape of the JSON report.
struct JSONReport: Encodable {
  let adlint: String
  let findings: [JSONFinding]
  /// What was not reported, with the code that sees to it.
  let refuted: [JSONFinding]
  /// What was not reported because the author silenced it; absent unless it is asked for.
  let suppressed: [JSONFinding]?
  let summary: Summary

  /// The numbers of a run.
  struct Summary: Encodable {
    let files: Int
    let skipped: Int
    let unreadable: Int
    let errors: Int
    let warnings: Int
    let notes: Int
  }

  init(_ report: Report, version: String, listsSuppressed: Bool) {
    adlint = version
    findings = report.findings.map { JSONFinding($0) }
    refuted = report.refuted.map { JSONFinding($0) }
    suppressed = listsSuppressed ? report.suppressed.map { JSONFinding($0) } : nil
    summary = Summary(
      files: report.files.count, skipped: report.skippedFiles,
      unreadable: report.files.count { $0.isUnreadable }, errors: report.count(of: .error),
      warnings: report.count(of: .warning), notes: report.count(of: .note))
  }
}

/// One finding in the JSON report; what it lacks is written as null.
struct JSONFinding: Encodable {
  private let located: LocatedFinding

  init(_ located: LocatedFinding) { self.located = located }

  private enum CodingKeys: String, CodingKey {
    case path, line, column, severity, rule, sdk, message, help, object, outlet, url, code, fix
    case suppression
    case endLine = "end_line"
    case endColumn = "end_column"
  }

  func encode(to encoder: any Encoder) throws {
    let finding = located.finding
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(located.path, forKey: .path)
    try container.encode(located.start.line, forKey: .line)
    try container.encode(located.start.column, forKey: .column)
    try container.encode(located.end.line, forKey: .endLine)
    try container.encode(located.end.column, forKey: .endColumn)
    try container.encode(finding.severity.rawValue, forKey: .severity)
    try container.encode(finding.rule.rawValue, forKey: .rule)
    try container.encode(finding.sdk, forKey: .sdk)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.help, forKey: .help)
    try container.encode(finding.object.map { JSONObject($0) }, forKey: .object)
    try container.encode(finding.outlet, forKey: .outlet)
    try container.encode(finding.url, forKey: .url)
    try container.encodeIfPresent(
      finding.fix.map { JSONFix(title: $0.title, safe: $0.isSafe) }, forKey: .fix)
    try container.encodeIfPresent(finding.refutation.map { JSONCodePlace($0) }, forKey: .code)
    try container.encodeIfPresent(
      finding.suppression.map { JSONSuppression($0) }, forKey: .suppression)
  }
}

/// The object of a finding in the JSON report.
struct JSONObject: Encodable {
  private let object: ObjectReference

  init(_ object: ObjectReference) { self.object = object }

  private enum CodingKeys: String, CodingKey { case id, label, className = "class" }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(object.id, forKey: .id)
    try container.encode(object.className, forKey: .className)
    try container.encode(object.label, forKey: .label)
  }
}

/// What `--fix`, or `--unsafe-fixes` where it is not safe, would do about a finding.
struct JSONFix: Encodable {
  let title: String
  let safe: Bool
}

/// A place in the app's code or the configuration in the JSON report.
struct JSONCodePlace: Encodable {
  let path: String
  let line: Int
  let column: Int

  init(_ place: CodePlace) {
    path = place.path
    line = place.position.line
    column = place.position.column
  }
}
