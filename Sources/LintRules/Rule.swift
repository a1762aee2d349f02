package import SourceModel

/// A check with a name. It keeps no state and does no I/O.
package protocol Rule: Sendable {
  static var info: RuleInfo { get }
  func findings(in document: LintedDocument) -> [Finding]
}

/// A rule that looks at the code of a project and its ad views together.
package protocol CodeRule: Rule {
  func findings(in project: LintedProject) -> [CodeFinding]
}

extension CodeRule {
  package func findings(in document: LintedDocument) -> [Finding] { [] }
}

/// A finding with the file that it stands in.
package struct CodeFinding: Sendable {
  package let file: SourceFile
  package let finding: Finding
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
