internal import LintRules
internal import SourceModel

/// SARIF 2.1.0 with all that GitHub's code scanning needs.
struct SARIFReporter: Sendable {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let findings = report.findings + (style.listsSuppressed ? report.suppressed : [])
    let used = Set(findings.map(\.finding.rule))
    let rules = RuleRegistry.rules.map { $0.info }.filter { used.contains($0.id) }
    let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let driver = SARIFLog.Driver(
      name: "adlint", semanticVersion: style.version, rules: rules.map { SARIFRule($0) })
    let run = SARIFLog.Run(
      tool: SARIFLog.Tool(driver: driver),
      results: findings.map { located in
        SARIFResult(
          located, path: style.path(located.path), ruleIndex: numbers[located.finding.rule])
      })
    return JSONDocument.text(of: SARIFLog(runs: [run]))
  }
}
