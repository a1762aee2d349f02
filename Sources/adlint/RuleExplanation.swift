internal import LintRules
internal import SourceModel

/// `adlint explain`
struct RuleExplanation: Sendable {
  let text: String

  init(_ arguments: ParsedArguments) throws(ToolError) {
    guard let name = arguments.operands.first else {
      throw ToolError("'explain' needs a rule; 'adlint rules' lists them")
    }
    guard arguments.operands.count == 1 else {
      throw ToolError("'explain' takes one rule, not \(arguments.operands.count)")
    }
    let rules = RuleRegistry.rules.map { $0.info }
    guard let info = rules.first(where: { $0.id.rawValue == name }) else {
      throw .unknown("rule", name, among: rules.map(\.id.rawValue))
    }
    self.init(info)
  }

  init(_ info: RuleInfo) {
    let sections = [
      ("Why", TextWrap.wrapped(info.rationale, indent: 2)),
      ("In Xcode", TextWrap.wrapped(info.help, indent: 2)),
      ("Examples with", info.exampleConfiguration.map { "  \($0)" } ?? ""),
      ("Reported", Self.examples(info.triggering, info.triggeringCode)),
      ("Not reported", Self.examples(info.nonTriggering, info.nonTriggeringCode)),
      ("Sources", info.sources.map { "  " + $0 }.joined(separator: "\n")),
    ]
    let severity = info.severity.rawValue + (info.isOffByDefault ? ", off by default" : "")
    let head = "\(info.id) (\(severity))\n\(TextWrap.wrapped(info.summary))\n"
    text = sections.filter { !$0.1.isEmpty }
      .reduce(head) { "\($0)\n\($1.0):\n\($1.1)\n" }
  }

  private static func examples(_ fragments: [String], _ code: [CodeSample]) -> String {
    let samples = code.map { "\($0.code)\n\nwith NativeAd.xib:\n\n\($0.objects)" }
    return (fragments + samples).map { fragment in
      withoutMarks(fragment).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The fragment without the arrows that only the tests need.
  private static func withoutMarks(_ fragment: String) -> String { fragment.filter { $0 != "↓" } }
}
