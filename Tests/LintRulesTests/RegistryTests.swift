import LintRules
import SourceModel
import Testing

@Suite("The registry of the rules")
struct RegistryTests {
  @Test("Every file of the folder is registered, and nothing else")
  func holdsEveryFile() throws {
    let files = try Project.names(in: "Sources/LintRules/Rules").map { String($0.dropLast(6)) }
    let types = RuleRegistry.rules.map { "\(type(of: $0))" }.sorted()
    #expect(types == files)
  }

  @Test("A rule's type is named after its id", arguments: RuleRegistry.rules.map(\.info.id))
  func isNamedAfterID(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.rules.first { $0.info.id == id })
    let words = id.rawValue.split(separator: "_")
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    #expect("\(type(of: rule))" == name)
  }

  @Test("No id stands twice")
  func hasUniqueIDs() {
    let ids = RuleRegistry.rules.map(\.info.id)
    #expect(ids.count == Set(ids).count)
  }

  @Test("A rule says all that its page needs", arguments: RuleRegistry.rules.map(\.info.id))
  func isDescribed(_ id: RuleID) throws {
    let info = try #require(RuleRegistry.rules.first { $0.info.id == id }?.info)
    #expect(!info.summary.isEmpty && info.summary.count <= 100 && !info.summary.hasSuffix("."))
    #expect(info.rationale.count > 40 && info.rationale.hasSuffix("."))
    #expect(info.help.hasSuffix("."))
    #expect(!info.sources.isEmpty && info.sources.allSatisfy { $0.hasPrefix("https://") })
  }
}
