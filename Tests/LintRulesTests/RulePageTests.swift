import LintRules
import SourceModel
import Testing

@Suite("The rules' pages")
struct RulePageTests {
  static let infos = RuleRegistry.rules.map { $0.info }

  @Test("A page says what the rule says of itself", arguments: infos.map(\.id))
  func isCurrent(_ id: RuleID) throws {
    let info = try #require(Self.infos.first { $0.id == id })
    try expect("Rules/\(id).md", toHold: RulePage.text(info))
  }

  @Test("The index lists the rules")
  func indexIsCurrent() throws {
    try expect("Rules/README.md", toHold: RulePage.index(Self.infos))
  }

  @Test("No page is left of a rule that is gone")
  func hasNoOrphans() throws {
    let pages = try Project.names(in: "Rules").filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(pages == Self.infos.map { "\($0.id).md" }.sorted())
  }

  private func expect(_ path: String, toHold text: String) throws {
    if Project.isUpdating { try Project.write(text, to: path) }
    let found = try? Project.text(path)
    #expect(found == text, "\(path) is stale: run the tests once with ADLINT_UPDATE=1")
  }
}
