import LintRules
import InterfaceBuilder
import NativeAds
import SourceCode
import SourceModel
import TestSupport
import Testing

/// A document with code beside it, and what the rules say of both.
struct CodeExample: Sendable, CustomTestStringConvertible {
  let code: String
  let language: SourceLanguage
  let objects: String
  /// `rule`, and `rule by 12` for what the code's line 12 refutes; sorted.
  let expected: [String]

  init(
    _ language: SourceLanguage, _ code: String, _ objects: String, _ expected: String...
  ) {
    self.code = code
    self.language = language
    self.objects = objects
    self.expected = expected
  }

  var testDescription: String { code }

  func found() throws -> [String] {
    try findings().map { finding in
      finding.rule.rawValue + (finding.refutation.map { " by \($0.position.line)" } ?? "")
    }
    .sorted()
  }

  func findings() throws -> [Finding] {
    let book = try Rules.book()
    let document = try Xib.document(objects)
    let evidence = Self.evidence([(code, language)], about: document, book)
    let linted = LintedDocument(document, book: book, settings: Settings(), evidence: evidence)
    let project = LintedProject(documents: [linted], evidence: evidence)
    // These are about layouts, which the small documents here do not state in full.
    let others: Set<RuleID> = ["ambiguous_asset_layout", "text_truncation"]
    let rules = RuleRegistry.rules.filter {
      !$0.info.isOffByDefault && !others.contains($0.info.id)
    }
    let inCode = rules.flatMap { ($0 as? any CodeRule)?.findings(in: project) ?? [] }
    return (rules.flatMap { $0.findings(in: linted) } + inCode.map(\.finding))
  }

  /// Expects what stands in `expected`.
  func check() throws {
    let found = try found()
    #expect(found == expected)
  }

  /// What some texts say about a document.
  static func evidence(
    _ texts: [(code: String, language: SourceLanguage)], about document: Document, _ book: RuleBook
  ) -> CodeEvidence {
    var vocabulary = CodeVocabulary(book: book)
    vocabulary.add(
      document, with: AdViewFinder(document, book: book, settings: Settings()).adViews())
    let files = texts.enumerated().compactMap { number, text -> SourceFacts? in
      let file = SourceFile(path: "Code\(number)", text: Array(text.code.utf8))
      guard WordFilter(vocabulary.words).matches(file.text) else { return nil }
      return CodeReader.facts(in: file, text.language, about: vocabulary.names)
    }
    return CodeEvidence(
      files, nibNames: [document.file.stem], connected: ["Other.adView"], book: book)
  }
}
