internal import LintRules
internal import SourceModel

/// The rules that a configuration switches on, and their severities.
struct RuleSelection: Sendable {
  /// Severities that replace the rules' own; nil switches a rule off.
  let severities: [RuleID: Severity?]

  init(severities: [RuleID: Severity?]) { self.severities = severities }

  func isOn(_ info: RuleInfo) -> Bool {
    guard let severity = severities[info.id] else { return !info.isOffByDefault }
    return severity != nil
  }

  var rules: [any Rule] { RuleRegistry.rules.filter { isOn($0.info) } }
}
