import LintRules
import NativeAds
import SourceModel
import TestSupport
import Testing

/// A document and what all rules say of it.
struct SeverityCase: Sendable, CustomTestStringConvertible {
  let name: String
  let objects: String
  /// `rule severity object`, sorted.
  let expected: [String]
  let settings: Settings

  /// Whether the room for texts counts: few of these small views have enough of it.
  var isAboutTexts = false

  init(
    _ name: String, _ objects: String, _ expected: [String],
    _ configure: (inout Settings) -> Void = { _ in }
  ) {
    self.name = name
    self.objects = objects
    self.expected = expected
    var settings = Settings()
    configure(&settings)
    self.settings = settings
  }

  init(_ name: String, _ expected: [String], _ change: (inout Ad) -> Void) {
    self.init(name, Ad().with(change).text, expected)
  }

  var testDescription: String { name }

  func findings() throws -> [Finding] {
    let linted = LintedDocument(
      try Xib.document(objects), book: try Rules.book(), settings: settings)
    return RuleRegistry.rules.filter { isOn($0.info) }.flatMap { $0.findings(in: linted) }
  }

  /// The findings in the form of `expected`.
  func found() throws -> [String] {
    try findings().map { "\($0.rule) \($0.severity) \($0.object?.id ?? "-")" }.sorted()
  }

  /// Expects what stands in `expected`.
  func check() throws {
    let found = try found()
    #expect(found == expected)
  }

  private func isOn(_ info: RuleInfo) -> Bool {
    guard isAboutTexts || info.id != "text_truncation" else { return false }
    return settings.severities[info.id].map { $0 != nil } ?? !info.isOffByDefault
  }
}
