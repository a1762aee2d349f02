import SourceCode
import Testing

/// Statements in a method of a class, and the assignments that they come to.
struct CodeCase: CustomTestStringConvertible, Sendable {
  let language: SourceLanguage
  let code: String
  let expected: [String]

  static func swift(_ code: String, _ expected: String...) -> CodeCase {
    CodeCase(language: .swift, code: code, expected: expected)
  }

  static func objectiveC(_ code: String, _ expected: String...) -> CodeCase {
    CodeCase(language: .objectiveC, code: code, expected: expected)
  }

  var testDescription: String { code }

  var text: String {
    switch language {
    case .swift: "class Feed: Base {\n  func show(_ ad: Ad, in adView: AdView) {\n\(code)\n  }\n}"
    case .objectiveC:
      "@implementation Feed\n- (void)show:(Ad *)ad in:(AdView *)adView {\n\(code)\n}\n@end"
    }
  }

  var lines: [String] {
    FactLines(text, language).assignments.map { $0.replacing("Feed: ", with: "") }
  }
}
