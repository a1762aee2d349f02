import TestSupport
import Testing

@Suite("The cases outside the package", .enabled(if: !SharedCase.all.isEmpty))
struct SharedCaseTests {
  /// Cases of SDKs that have no profile yet.
  private static let open = ["088", "090", "092", "093", "094"]

  @Test("are reported as they expect", arguments: SharedCase.all)
  func isReported(_ example: SharedCase) throws {
    try withKnownIssue("no profile of that SDK yet") {
      try check(example)
    } when: {
      Self.open.contains { example.name.hasPrefix($0) }
    }
  }

  private func check(_ example: SharedCase) throws {
    let report = try TemporaryFolder.use { folder in
      let text = example.configuration.isEmpty ? ["{}"] : example.configuration
      try folder.write(text.joined(separator: "\n"), to: ".adlint.yml")
      return try Run.report(in: folder.path, [example.file])
    }
    #expect(example.missing(in: report) == [])
    #expect(example.unexpected(in: report) == [])
  }
}
