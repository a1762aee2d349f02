package import NativeAds

/// The documents of a project that hold ad views, with the project's code, as the rules see them.
package struct LintedProject: Sendable {
  package let documents: [LintedDocument]
  package let evidence: CodeEvidence

  package init(documents: [LintedDocument], evidence: CodeEvidence) {
    self.documents = documents
    self.evidence = evidence
  }
}
