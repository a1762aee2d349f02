import InterfaceBuilder
import LintRules
import NativeAds
import SourceCode
import SourceModel
import TestSupport
import Testing

/// Code in a rule's page, with the places where the rule must report.
struct CodeSampleCase: Sendable, CustomTestStringConvertible {
  let rule: any CodeRule
  let sample: CodeSample
  let number: Int

  var testDescription: String { "\(rule.info.id) \(number)" }

  static func all(_ samples: (RuleInfo) -> [CodeSample]) -> [CodeSampleCase] {
    RuleRegistry.rules.compactMap { $0 as? any CodeRule }.flatMap { rule in
      samples(rule.info).enumerated().map {
        CodeSampleCase(rule: rule, sample: $1, number: $0 + 1)
      }
    }
  }

  private var parts: [[UInt8]] {
    sample.code.split(separator: "↓", omittingEmptySubsequences: false).map { Array($0.utf8) }
  }

  var offsets: [Int] {
    parts.indices.dropFirst().map { index in parts[..<index].reduce(0) { $0 + $1.count } }
  }

  /// The offsets at which the rule reports.
  func reported() throws -> [Int] {
    let book = try Rules.book()
    let bytes = Array(Xib.text(sample.objects).utf8)
    guard
      case .document(let document) = try DocumentReader.read(
        path: "NativeAd.xib", bytes: bytes)
    else { return [] }
    let file = SourceFile(path: "Code.\(sample.kind)", text: Array(parts.joined()))
    var vocabulary = CodeVocabulary(book: book)
    vocabulary.add(
      document, with: AdViewFinder(document, book: book, settings: Settings()).adViews())
    let facts = SourceLanguage(fileName: file.path).map {
      [CodeReader.facts(in: file, $0, about: vocabulary.names)]
    }
    let evidence = CodeEvidence(
      facts ?? [], nibNames: ["NativeAd"], propertyLists: facts == nil ? [file] : [], book: book)
    let linted = LintedDocument(document, book: book, settings: Settings(), evidence: evidence)
    return rule.findings(in: LintedProject(documents: [linted], evidence: evidence))
      .map(\.finding.range.lowerBound).sorted()
  }
}

@Suite("The code in the rules' pages")
struct CodeSampleTests {
  @Test("A rule reports exactly the places that are marked", arguments: triggering)
  func triggers(_ example: CodeSampleCase) throws {
    let reported = try example.reported()
    #expect(reported == example.offsets)
    #expect(!reported.isEmpty)
  }

  @Test("A rule is silent on what is allowed", arguments: nonTriggering)
  func staysSilent(_ example: CodeSampleCase) throws {
    let reported = try example.reported()
    #expect(reported == [])
  }

  static let triggering = CodeSampleCase.all(\.triggeringCode)
  static let nonTriggering = CodeSampleCase.all(\.nonTriggeringCode)
}
