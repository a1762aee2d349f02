import InterfaceBuilder
import LintRules
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("Fixes")
struct FixTests {
  /// A line with a fault and the line that takes its place.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: RuleID
    let isSafe: Bool
    let document: String
    let old: String
    let new: String
    var testDescription: String { "\(rule): \(old)" }
  }

  /// How the document is changed before it is read.
  static let variants: [@Sendable (String) -> String] = [
    { $0 },
    { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") },
    { $0.replacing("<objects>", with: "<objects><!-- Größe 📐 -->") },
    { $0.replacing("\n", with: "\n\t\t") }, { $0.replacing("=\"", with: " = \"") },
  ]

  @Test("change the attributes that are wrong and nothing else", arguments: cases)
  func changes(_ example: Case) throws {
    for variant in Self.variants {
      let text = variant(Xib.text(example.document))
      let fixes = try Self.fixes(text, example.rule)
      #expect(fixes.map(\.isSafe) == [example.isSafe])
      let fixed = Self.applied(fixes, to: text)
      let spaced = variant("=\"").contains(" = ")
      if !spaced { #expect(fixed == variant(Xib.text(example.expected))) }
      #expect(try Self.fixes(fixed, example.rule).isEmpty)
      let left = try Self.findings(fixed, example.rule)
      #expect(left.isEmpty)
    }
  }

  @Test("are not offered where a person must decide", arguments: hopeless)
  func none(_ rule: RuleID, _ document: String) throws {
    let findings = try Self.findings(Xib.text(document), rule)
    #expect(!findings.isEmpty)
    #expect(findings.compactMap(\.fix).isEmpty)
  }

  private static func findings(_ text: String, _ rule: RuleID) throws -> [Finding] {
    guard
      case .document(let document) = try DocumentReader.read(path: "A.xib", bytes: Array(text.utf8))
    else { return [] }
    let linted = LintedDocument(document, book: try Rules.book(), settings: Settings())
    return RuleRegistry.rules.filter { $0.info.id == rule }.flatMap { $0.findings(in: linted) }
  }

  private static func fixes(_ text: String, _ rule: RuleID) throws -> [Fix] {
    try findings(text, rule).compactMap(\.fix)
  }

  private static func applied(_ fixes: [Fix], to text: String) -> String {
    var bytes = Array(text.utf8)
    let edits = fixes.flatMap(\.edits).sorted { $0.range.lowerBound > $1.range.lowerBound }
    for edit in edits { bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FixTests.Case {
  var expected: String { document.replacing(old, with: new) }
}
