package import InterfaceBuilder
package import SourceModel

/// `unused_suppression`
package struct UnusedSuppression: Rule {
  package static let info = RuleInfo(
    id: "unused_suppression", topic: .file, severity: .warning,
    summary: "A suppression in an object's notes or in .adlint.yml silences nothing",
    rationale: """
      Whoever reads a suppression believes that the finding behind it still stands. One that is left \
      over hides the same mistake when it comes back, one whose file was renamed or deleted hides \
      nothing, and one whose rule is misspelt never did: that is an error.
      """,
    help: """
      Delete the adlint:disable line from the object's notes (Identity inspector, Document, Notes) \
      or the entry under suppressions in .adlint.yml; or correct the rule's name or the path.
      """,
    sources: ["https://openradar.appspot.com/25488777"])

  /// What is wrong with a suppression.
  package enum Fault: Sendable {
    /// The rule reports nothing there; nil stands for all rules.
    case unused(RuleID?)
    case unknownRule(String)
    /// The rule reports in code, where no notes are.
    case ruleAboutCode(RuleID)
    case noRule
    /// Behind the rules stands a word that is none.
    case unmarkedReason
    case unknownWord(String)
  }

  package init() {}

  /// None: only a whole run knows what its suppressions silenced.
  package func findings(in document: LintedDocument) -> [Finding] { [] }

  /// The finding about a suppression in the notes of an object.
  package static func finding(_ fault: Fault, inNotesOf owner: Element, at range: Range<Int>)
    -> Finding
  {
    let start = "The notes of \(owner.words)"
    return switch fault {
    case .unused(let rule?):
      finding(.warning, range, "\(start) silence \(rule), which reports nothing there", owner)
    case .unused(nil):
      finding(.warning, range, "\(start) silence all rules, but none reports anything", owner)
    case .unknownRule(let name):
      finding(.error, range, "\(start) silence \(unknown(name))", owner)
    case .ruleAboutCode(let rule):
      finding(
        .warning, range,
        "\(start) silence \(rule), which reports in code; suppressions in .adlint.yml can do that",
        owner)
    case .noRule:
      finding(
        .error, range, "\(start) hold adlint:disable without a rule; name rules, or all", owner)
    case .unmarkedReason:
      finding(.error, range, "\(start) give a reason without a mark; write -- before it", owner)
    case .unknownWord(let word):
      finding(
        .error, range, "\(start) hold adlint:\(word); did you mean adlint:disable?", owner)
    }
  }

  /// The finding about an entry of the configuration; nil stands for all rules.
  package static func finding(unused rule: RuleID?, at range: Range<Int>) -> Finding {
    finding(
      .warning, range, "The suppression of \(rule?.rawValue ?? "all rules") silences nothing", nil)
  }

  /// The finding about an entry of the configuration whose path names nothing that is there.
  package static func finding(
    _ rule: RuleID?, isFor path: String, isPattern: Bool, at range: Range<Int>
  ) -> Finding {
    finding(
      .warning, range,
      "The suppression of \(rule?.rawValue ?? "all rules") is for '\(path)', which "
        + (isPattern ? "matches no file" : "does not exist"), nil)
  }

  private static func unknown(_ name: String) -> String {
    let known = RuleRegistry.rules.map { $0.info.id.rawValue }
    let nearest = NearestName.of(name, among: known)
    return "the unknown rule '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  private static func finding(
    _ severity: Severity, _ range: Range<Int>, _ message: String, _ owner: Element?
  ) -> Finding {
    Finding(
      rule: info.id, severity: severity, range: range, message: message, help: info.help,
      url: info.page, object: owner?.reference)
  }
}
