internal import InterfaceBuilder
package import NativeAds
internal import SourceModel

/// The documents of a project with its code, as the rules see them.
package struct LintedProject: Sendable {
  package let documents: [LintedDocument]
  package let evidence: CodeEvidence

  package init(documents: [LintedDocument], evidence: CodeEvidence) {
    self.documents = documents
    self.evidence = evidence
  }

  /// The ad views of all documents.
  var adViews: [LintedAdView] { documents.flatMap(\.adViews) }

  /// The profiles that the ad views are of, each once.
  var profiles: [Profile] {
    var seen: Set<String> = []
    return adViews.map(\.profile).filter { seen.insert($0.id).inserted }
  }

  /// The xibs with a name.
  func nibs(named name: String) -> [LintedDocument] {
    documents.filter { $0.document.kind == .xib && $0.document.file.stem == name }
  }

  func finding(
    _ info: RuleInfo, in file: SourceFile, at range: Range<Int>, _ message: String,
    sdk: Profile? = nil, url: String? = nil, object: Element? = nil
  ) -> CodeFinding {
    let stated = sdk?.page(for: info.id)
    let finding = Finding(
      rule: info.id, severity: info.severity, range: range, message: message, help: info.help,
      url: url ?? stated ?? info.sources.first ?? info.page, sdk: sdk?.id,
      object: object?.reference)
    return CodeFinding(file: file, finding: finding)
  }
}
