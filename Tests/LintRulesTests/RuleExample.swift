import InterfaceBuilder
import LintRules
import NativeAds
import SourceModel
import Testing

/// An example of a rule as a whole document, with the places where the rule must report.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// How the example's text is changed before it is read; no finding may move because of it.
  enum Variant: String, Sendable, CaseIterable {
    case asWritten, afterMultiByteText, withCRLF, withTabs
  }

  let rule: any Rule
  let number: Int
  let fragment: String
  let variant: Variant

  var testDescription: String { "\(rule.info.id) \(number) \(variant.rawValue)" }

  static func all(_ fragments: (RuleInfo) -> [String]) -> [RuleExample] {
    RuleRegistry.rules.flatMap { rule in
      fragments(rule.info).enumerated().flatMap { number, fragment in
        Variant.allCases.map { variant in
          RuleExample(rule: rule, number: number + 1, fragment: fragment, variant: variant)
        }
      }
    }
  }

  /// The document without its marks, and the byte offset of each mark.
  var marked: (text: [UInt8], offsets: [Int]) {
    var text: [UInt8] = []
    var offsets: [Int] = []
    for part in document.split(separator: "↓", omittingEmptySubsequences: false) {
      if !text.isEmpty { offsets.append(text.count) }
      text += Array(part.utf8)
    }
    return (text, offsets)
  }

  /// The offsets at which the rule reports, in the order of the text.
  func reported() throws -> [Int] {
    var settings = Settings()
    settings.tags = rule.info.exampleTags
    let contents = try DocumentReader.read(path: "Example.xib", bytes: marked.text)
    guard case .document(let document) = contents else { throw NoDocument() }
    let linted = LintedDocument(document, book: try Rules.book(), settings: settings)
    let findings = rule.findings(in: linted)
    #expect(findings.allSatisfy { $0.rule == rule.info.id })
    return findings.map(\.range.lowerBound).sorted()
  }

  private var document: String {
    switch variant {
    case .asWritten: whole(fragment)
    case .afterMultiByteText: whole("<!-- Größe 📐 見出し -->" + fragment)
    case .withCRLF: whole(fragment).split(separator: "\n").joined(separator: "\r\n")
    case .withTabs: whole(fragment).split(separator: "  ").joined(separator: "\t")
    }
  }

  private func whole(_ fragment: String) -> String {
    let isScene = fragment.contains("<viewController")
    let type = isScene ? "Storyboard.XIB" : "XIB"
    let (open, close) =
      isScene
      ? ("<scenes><scene sceneID=\"s\"><objects>", "</objects></scene></scenes>")
      : ("<objects>", "</objects>")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" useAutolayout="YES">
      \(open)
      \(fragment)
      \(close)
      </document>
      """
  }

  struct NoDocument: Error {}
}
