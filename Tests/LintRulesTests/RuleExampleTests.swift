import LintRules
import SourceModel
import Testing

@Suite("The examples of the rules")
struct RuleExampleTests {
  @Test("A rule reports exactly the places that its example marks", arguments: triggering)
  func triggers(_ example: RuleExample) throws {
    #expect(try example.reported() == example.marked.offsets)
    #expect(!example.marked.offsets.isEmpty)
  }

  @Test("A rule is silent on what its example allows", arguments: nonTriggering)
  func staysSilent(_ example: RuleExample) throws {
    #expect(try example.reported() == [])
  }

  static let triggering = RuleExample.all(\.triggering)
  static let nonTriggering = RuleExample.all(\.nonTriggering)
}
