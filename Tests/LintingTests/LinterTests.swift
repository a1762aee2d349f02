import FoundationEssentials
import Linting
import SourceModel
import TestSupport
import Testing

@Suite("A run")
struct LinterTests {
  /// What is said of a file with `Run.faulty` by default.
  private static let usual = [
    "a.xib:4:15 error missing_attribution", "a.xib:4:15 note missing_call_to_action",
    "a.xib:4:15 note missing_media_view",
  ]

  static let configurations: [(text: String, expected: [String])] = [
    ("{}", usual),
    ("rules: {missing_attribution: off}", Array(usual.dropFirst())),
    ("rules: {missing_attribution: false}", Array(usual.dropFirst())),
    (
      "rules: {missing_attribution: note, missing_media_view: error}",
      [
        "a.xib:4:15 note missing_attribution", usual[1], "a.xib:4:15 error missing_media_view",
      ]
    ),
    (
      "rules: {recommended_assets_missing: warning}",
      usual + ["a.xib:4:15 warning recommended_assets_missing"]
    ),
    ("rules: {recommended_assets_missing: off}", usual),
    ("excluded: [a.xib]", []),
  ]

  @Test("reports what the configuration asks for", arguments: configurations.map(\.text))
  func severities(_ text: String) throws {
    let expected = try #require(Self.configurations.first { $0.text == text }?.expected)
    try TemporaryFolder.use { folder throws in
      try folder.write(text, to: ".adlint.yml")
      try folder.write(Run.faulty, to: "a.xib")
      #expect(Run.lines(of: try Run.report(in: folder.path)) == expected)
    }
  }

  static let unreadable: [(text: String, expected: [String], skipped: Int)] = [
    ("{}", ["a.xib:3:1 error malformed_xml"], 0),
    ("rules: {malformed_xml: warning}", ["a.xib:3:1 warning malformed_xml"], 0),
    ("rules: {malformed_xml: off}", [], 1),
  ]

  @Test("reports a damaged file as severely as configured", arguments: unreadable.map(\.text))
  func damaged(_ text: String) throws {
    let expected = try #require(Self.unreadable.first { $0.text == text })
    try TemporaryFolder.use { folder throws in
      try folder.write(text, to: ".adlint.yml")
      try folder.write("<document>\n<a>\n", to: "a.xib")
      let report = try Run.report(in: folder.path)
      #expect(Run.lines(of: report) == expected.expected)
      #expect(report.skippedFiles == expected.skipped)
      #expect(report.files.map(\.isUnreadable) == (expected.skipped == 1 ? [] : [true]))
    }
  }

  @Test("gives the same report with one job and with four")
  func jobs() throws {
    try TemporaryFolder.use { folder throws in
      for number in 0..<40 {
        let text = [Run.faulty, Run.clean, "<broken", Xib.text("<view id=\"a\"/><view id=\"a\"/>")]
        try folder.write(text[number % 4], to: "\(number)/a.xib")
      }
      try folder.write("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", to: "mac.xib")
      let reports = try [1, 4].map { try Run.report(in: folder.path, jobs: $0) }
      #expect(Run.lines(of: reports[0]) == Run.lines(of: reports[1]))
      #expect(reports[0].files.map(\.path) == reports[1].files.map(\.path))
      #expect(reports[0].files.map(\.path) == (0..<40).map { "\($0)/a.xib" }.sorted())
      #expect(reports.map(\.skippedFiles) == [1, 1])
    }
  }

  @Test("checks the other files when some cannot be read")
  func mixture() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Run.faulty, to: "a.xib")
      try folder.makeFolder("b.xib")
      try folder.write("<<<<<<< HEAD\n", to: "c.xib")
      let report = try Run.report(in: folder.path, [".", "gone.xib"])
      #expect(
        Run.lines(of: report)
          == Self.usual + [
            "b.xib:1:1 error unreadable_file", "c.xib:1:1 error malformed_xml",
            "gone.xib:1:1 error unreadable_file",
          ])
      #expect(report.files.map(\.isUnreadable) == [false, true, true, true])
    }
  }
}
