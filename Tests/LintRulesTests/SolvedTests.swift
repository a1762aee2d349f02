import LintRules
import SourceModel
import Testing

@Suite("A solved layout")
struct SolvedTests {
  @Test("is judged where it is sure, at every width", arguments: SolvedCase.all)
  func judged(_ example: SolvedCase) throws {
    var linted = SeverityCase("", example.objects, [])
    linted.isAboutTexts = true
    let findings = try linted.findings().filter { Self.rules.contains($0.rule.description) }
    let found = findings.map { finding in
      let place = finding.message.firstRange(of: " at a width of").map {
        finding.message[$0.lowerBound...]
      }
      let estimate = finding.message.contains("estimated") ? ", estimated" : ""
      return
        "\(finding.severity) \(finding.rule) \(finding.object?.id ?? "-")\(estimate)\(place ?? "")"
    }
    #expect(found == example.expected)
  }

  @Test("is put in numbers, however large the file's are", arguments: ["1e308", "-1e308", "1e16"])
  func large(_ constant: String) throws {
    let example = SolvedCase(
      name: "", label: "text=\"A\"",
      constraints: ["leading 8", "width 9", "width \(constant)"], expected: [])
    let messages = try SeverityCase("", example.objects, []).findings().map(\.message)
    let number = Double(constant).map { "\($0)" } ?? ""
    #expect(messages.contains { $0.contains(number) && $0.contains("contradicts") })
    #expect(!messages.contains { $0.contains("inf ") || $0.contains("nan ") })
  }

  private static let rules = ["asset_out_of_bounds", "text_truncation", "conflicting_constraints"]
}
