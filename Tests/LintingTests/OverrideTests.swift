import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Severities for some files")
struct OverrideTests {
  private static let configuration = """
    rules: {missing_media_view: off, missing_call_to_action: off}
    overrides:
      - paths: [Old, "*.xib"]
        rules: {missing_attribution: warning, missing_media_view: error}
      - paths: [Old/Deep]
        rules: {missing_attribution: off, recommended_assets_missing: note}
    """

  private func use(_ body: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.configuration, to: ".adlint.yml")
      for name in ["a.xib", "New/b.xib", "Old/c.xib", "Old/Deep/d.xib"] {
        try folder.write(Run.faulty, to: name)
      }
      try body(folder)
    }
  }

  private static func lines(_ report: Report) -> [String] {
    report.findings.map { "\($0.path) \($0.finding.severity) \($0.finding.rule)" }
  }

  private static let expected = [
    "New/b.xib error missing_attribution",
    "Old/Deep/d.xib error missing_media_view", "Old/Deep/d.xib note recommended_assets_missing",
    "Old/c.xib warning missing_attribution", "Old/c.xib error missing_media_view",
    "a.xib warning missing_attribution", "a.xib error missing_media_view",
  ]

  @Test("B61: are stated in the one configuration, and the later ones win")
  func severities() throws {
    try use { folder throws in
      #expect(Self.lines(try Run.report(in: folder.path)) == Self.expected)
    }
  }

  @Test("B29: patterns count from the configuration's folder, whatever the working directory")
  func workingDirectories() throws {
    try use { folder throws in
      let report = try Run.report(in: folder.absolute("Old"), ["..", "."])
      let names = [("Old/", ""), ("New/", "../New/"), ("a.xib", "../a.xib")]
      let expected = Self.expected.map { line in
        names.first { line.hasPrefix($0.0) }.map { $0.1 + line.dropFirst($0.0.count) } ?? line
      }
      #expect(Self.lines(report).sorted() == expected.sorted())
    }
  }

  @Test("B62: patterns mean the path that is reported, not what a link leads to")
  func reportedPath() throws {
    try use { folder throws in
      try folder.link("link.xib", to: "New/b.xib")
      let report = try Run.report(in: folder.path, ["link.xib"])
      #expect(
        Self.lines(report) == [
          "link.xib warning missing_attribution", "link.xib error missing_media_view",
        ])
    }
  }
}
