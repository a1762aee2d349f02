package import SourceModel

/// A check with a name. It keeps no state and does no I/O.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }
  func findings(in document: LintedDocument) -> [Finding]
}

/// A rule that looks at one ad view at a time.
protocol AdViewRule: Rule {
  func findings(in ad: LintedAdView) -> [Finding]
}

extension AdViewRule {
  package func findings(in document: LintedDocument) -> [Finding] {
    document.adViews.flatMap { findings(in: $0) }
  }
}

extension Rule {
  package var info: RuleInfo { Self.info }
}
