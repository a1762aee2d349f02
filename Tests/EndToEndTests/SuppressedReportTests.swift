import Foundation
import TestSupport
import Testing

@Suite("The option --report-suppressed")
struct SuppressedReportTests {
  private func run(
    _ reporter: String, _ option: String? = "--report-suppressed", in folder: String
  ) throws -> Tool.Outcome {
    let options = ["--statistics", "--verbose", "--color", "never", "--reporter", reporter]
    return try Tool.run(options + [option].compactMap(\.self), in: folder)
  }

  /// A SARIF report as far as it says what is suppressed.
  private struct SARIF: Decodable {
    let runs: [Run]

    struct Run: Decodable { let results: [Result] }

    struct Result: Decodable {
      let ruleId: String
      let suppressions: [Suppression]?
      var words: String {
        ([ruleId] + (suppressions ?? []).map(\.words)).joined(separator: " ")
      }
    }

    struct Suppression: Decodable {
      let kind: String
      let justification: String?
      var words: String { [kind, justification].compactMap(\.self).joined(separator: " ") }
    }
  }

  @Test("lists in SARIF what notes, the configuration and the baseline silence")
  func sarif() throws {
    try LessonProject.use { folder throws in
      func results(_ option: String?) throws -> [String] {
        let text = try run("sarif", option, in: folder.path).output
        return try JSONDecoder().decode(SARIF.self, from: Data(text.utf8)).runs
          .flatMap(\.results).map(\.words)
      }
      let usual = ["missing_attribution", "missing_media_view", "unused_suppression"]
      #expect(try results(nil) == usual)
      #expect(
        try results("--report-suppressed") == usual + [
          "interactive_asset_button external",
          "button_for_asset inSource as designed",
          "dangling_outlet external It is in the baseline.",
        ])
    }
  }

  /// The JSON report as far as it says what is suppressed.
  private struct Report: Decodable {
    let suppressed: [Finding]?

    struct Finding: Decodable {
      let rule: String
      let suppression: Suppression
      var words: String { "\(rule) \(suppression.words)" }
    }

    struct Suppression: Decodable {
      let source: String
      let reason: String?
      let place: Place?
      var words: String {
        [source, reason, place.map { "\($0.path):\($0.line):\($0.column)" }].compactMap(\.self)
          .joined(separator: " ")
      }
    }

    struct Place: Decodable {
      let path: String
      let line: Int
      let column: Int
    }
  }

  @Test("lists the same in the JSON report, apart from the findings")
  func json() throws {
    try LessonProject.use { folder throws in
      let plain = try run("json", nil, in: folder.path).output
      let listing = try run("json", in: folder.path).output
      let report = try JSONDecoder().decode(Report.self, from: Data(listing.utf8))
      #expect(
        report.suppressed?.map(\.words) == [
          "interactive_asset_button configuration .adlint.yml:2:23",
          "button_for_asset notes as designed \(LessonProject.path):9:35",
          "dangling_outlet baseline",
        ])
      let parts = listing.split(separator: "  \"suppressed\" : [", maxSplits: 1)
      let head = try #require(parts.first)
      #expect(head.hasSuffix("},\n"))
      #expect(plain == head.dropLast(2) + "\n}\n")
    }
  }

  @Test(
    "changes no other report, no exit status, summary or statistics",
    arguments: LessonRunTests.reporters)
  func rest(reporter: String) throws {
    try LessonProject.use { folder throws in
      let plain = try run(reporter, nil, in: folder.path)
      let listing = try run(reporter, in: folder.path)
      #expect(listing.status == plain.status)
      #expect(listing.error == plain.error)
      #expect(plain.status == 1)
      guard !["json", "sarif"].contains(reporter) else { return }
      #expect(LessonRunTests.timeless(listing.output) == LessonRunTests.timeless(plain.output))
    }
  }

  @Test("tells that a run is clean although its reports list what is silenced")
  func clean() throws {
    try LessonProject.use { folder throws in
      _ = try Tool.run(["--write-baseline", "base.json"], in: folder.path)
      let run = try Tool.run(
        ["--fail-on", "note", "--report-suppressed", "--reporter", "sarif"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.contains("\"It is in the baseline.\""))
    }
  }

  @Test("keeps all that is said of a finding when the baseline accepts it")
  func accepted() throws {
    try TemporaryFolder.use { folder throws in
      let bytes = try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/Faults.xib"))
      try folder.write(Array(bytes), to: "a.xib")
      let plain = try run("sarif", in: folder.path).output
      let accepted = try Tool.run(
        ["--write-baseline", "base.json", "--report-suppressed", "--reporter", "sarif"],
        in: folder.path
      ).output
      let suppressions = """
        ,
                  "suppressions" : [
                    {
                      "justification" : "It is in the baseline.",
                      "kind" : "external"
                    }
                  ]
        """
      #expect(plain.contains("insertedContent"))
      #expect(accepted.replacing(suppressions, with: "") == plain)
    }
  }
}
