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

  private static let rules = ["asset_out_of_bounds", "text_truncation", "conflicting_constraints"]
}
