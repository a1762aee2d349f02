internal import LintRules
internal import SourceModel

/// `adlint rules`
struct RuleListing: Sendable {
  enum Form: String, CaseIterable, Sendable { case text, json, markdown }

  let text: String

  init(_ arguments: ParsedArguments) throws(ToolError) {
    if let extra = arguments.operands.first {
      throw ToolError("'rules' takes no '\(extra)'; 'adlint explain \(extra)' explains a rule")
    }
    let form = arguments.value(of: "--reporter").flatMap(Form.init) ?? .text
    try self.init(RuleRegistry.rules.map { $0.info }, form: form)
  }

  init(_ rules: [RuleInfo], form: Form) throws(ToolError) {
    text =
      switch form {
      case .text: Self.table(of: rules)
      case .json: try JSONText.of(rules.map(Entry.init))
      case .markdown: Self.markdown(of: rules)
      }
  }

  /// A rule as JSON shows it.
  private struct Entry: Encodable {
    let id: String
    let topic: String
    let severity: String
    let isOffByDefault: Bool
    let summary: String
    let rationale: String
    let help: String
    let sources: [String]
    let url: String

    init(_ info: RuleInfo) {
      id = info.id.rawValue
      topic = info.topic.rawValue
      severity = info.severity.rawValue
      isOffByDefault = info.isOffByDefault
      summary = info.summary
      rationale = info.rationale
      help = info.help
      sources = info.sources
      url = info.page
    }
  }

  private static func table(of rules: [RuleInfo]) -> String {
    TextWrap.table(rules.map { [$0.id.rawValue, severity(of: $0), $0.summary] }) + "\n"
  }

  private static func markdown(of rules: [RuleInfo]) -> String {
    let rows = rules.map { info in
      let cells = [
        "[\(info.id)](\(info.id).md)", severity(of: info), info.topic.rawValue,
        info.summary.split(separator: "|").joined(separator: "\\|"),
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| Rule | Severity | Topic | What it reports |\n|---|---|---|---|\n" + rows.joined()
  }

  private static func severity(of info: RuleInfo) -> String {
    info.severity.rawValue + (info.isOffByDefault ? " (off)" : "")
  }
}
