import TestSupport
import Testing

@Suite("The cases outside the package", .enabled(if: !SharedCase.all.isEmpty))
struct SharedCaseTests {
  @Test("are reported as they expect", arguments: SharedCase.all)
  func isReported(_ example: SharedCase) throws {
    let report = try TemporaryFolder.use { folder in
      let text = example.configuration.isEmpty ? ["{}"] : example.configuration
      try folder.write(text.joined(separator: "\n"), to: ".adlint.yml")
      return try Run.report(in: folder.path, [example.file])
    }
    #expect(example.missing(in: report) == [])
    #expect(example.unexpected(in: report) == [])
  }
}
