import Linting
import SourceModel
import TestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
  /// A report with the given findings, all in one file: `rule object outlet`.
  private static func report(_ findings: [String], in path: String = "a.xib") -> Report {
    Report(files: [file(path, findings)], skippedFiles: 0)
  }

  private static func file(_ path: String, _ findings: [String]) -> FileReport {
    let located = findings.enumerated().map { line, words in
      let parts = words.split(separator: " ").map(String.init)
      let object = ObjectReference(id: parts[1], className: "UIView", label: nil)
      let finding = Finding(
        rule: RuleID(rawValue: parts[0]), severity: .error, range: 0..<0, message: "", help: "",
        url: "", object: object, outlet: parts.count > 2 ? parts[2] : nil)
      let place = SourcePosition(line: line + 1, column: 1)
      return LocatedFinding(path: path, finding: finding, start: place, end: place, line: "")
    }
    return FileReport(path: path, findings: located)
  }

  private static func words(_ findings: [LocatedFinding]) -> [String] {
    findings.map { found in
      "\(found.path):\(found.start.line) \(found.finding.rule) \(found.finding.object?.id ?? "")"
    }
  }

  private static func words(_ keys: [Baseline.Key]) -> [String] {
    keys.map { "\($0.path) \($0.rule) \($0.object)" }
  }

  /// Writes the baseline of a report as if it was run in a folder, and reads it again.
  private static func written(
    _ report: Report, to file: String, in folder: TemporaryFolder, from place: String = "."
  ) throws -> Baseline {
    let place = BaselinePlace(file, workingDirectory: folder.absolute(place))
    let old = try Baseline.load(place, isOptional: true)
    let baseline = Baseline(of: report, at: place, keeping: old)
    try folder.write(baseline.text, to: String(place.file.dropFirst(folder.path.count + 1)))
    return try #require(try Baseline.load(place))
  }

  @Test("B57 B59: is JSON, sorted, an entry a line, without lines")
  func text() throws {
    try TemporaryFolder.use { folder throws in
      let report = Self.report([
        "b_rule x", "a_rule y headlineView", "b_rule x", #"c_rule "\"#, "a_rule x",
      ])
      let baseline = try Self.written(report, to: "base.json", in: folder)
      #expect(
        try folder.read("base.json") == #"""
          {
            "version": 1,
            "entries": [
              {"path": "a.xib", "rule": "a_rule", "object": "x"},
              {"path": "a.xib", "rule": "a_rule", "object": "y", "outlet": "headlineView"},
              {"path": "a.xib", "rule": "b_rule", "object": "x", "count": 2},
              {"path": "a.xib", "rule": "c_rule", "object": "\"\\"}
            ]
          }

          """#)
      #expect(baseline.text == (try folder.read("base.json")))
    }
  }

  @Test("without findings has no entries")
  func empty() throws {
    try TemporaryFolder.use { folder throws in
      let baseline = try Self.written(Self.report([]), to: "base.json", in: folder)
      #expect(baseline.text == "{\n  \"version\": 1,\n  \"entries\": []\n}\n")
    }
  }

  @Test("B56: keeps paths from its own folder, in normal form C, wherever the run was")
  func paths() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("Lint")
      for name in ["App/Cafe\u{301} 📐\u{1}.xib", "App/Sub/b.xib"] { try folder.write("", to: name) }
      let report = Report(
        files: [Self.file("Cafe\u{301} 📐\u{1}.xib", ["r x"]), Self.file("Sub/b.xib", ["r x"])],
        skippedFiles: 0)
      _ = try Self.written(report, to: "../Lint/base.json", in: folder, from: "App/")
      let expected = #"""
        {
          "version": 1,
          "entries": [
            {"path": "../App/CAFE 📐\u0001.xib", "rule": "r", "object": "x"},
            {"path": "../App/Sub/b.xib", "rule": "r", "object": "x"}
          ]
        }

        """#.replacing("CAFE", with: "Caf\u{E9}")
      #expect(Array(try folder.read("Lint/base.json").utf8) == Array(expected.utf8))
      // The same files, seen from the root and through a link.
      try TemporaryFolder.use { other throws in
        try other.link("link", to: folder.path)
        let place = BaselinePlace("Lint/base.json", workingDirectory: other.absolute("link"))
        let baseline = try #require(try Baseline.load(place))
        let moved = Report(
          files: [Self.file("App/Caf\u{E9} 📐\u{1}.xib", ["r x"]), Self.file("App/Sub/b.xib", [])],
          skippedFiles: 0)
        let outcome = baseline.applied(to: moved) { _, _ in true }
        #expect(Self.words(outcome.report.findings) == [])
        #expect(Self.words(outcome.stale) == ["../App/Sub/b.xib r x"])
      }
    }
  }

  @Test("accepts as many findings of a kind as it has seen, and says which are gone")
  func counts() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "a.xib")
      let baseline = try Self.written(
        Self.report(["r x", "r x", "s y", "off z"]), to: "b.json", in: folder)
      let outcome = baseline.applied(to: Self.report(["new x", "r x", "r x", "r x"])) {
        rule, path in rule != "off" && path == "a.xib"
      }
      #expect(
        Self.words(outcome.report.findings) == ["a.xib:1 new x", "a.xib:4 r x"])
      #expect(
        Self.words(outcome.report.suppressed) == ["a.xib:2 r x", "a.xib:3 r x"])
      #expect(
        outcome.report.suppressed.map(\.finding.suppression) == [.baseline, .baseline])
      #expect(Self.words(outcome.stale) == ["a.xib s y"])
    }
  }

  @Test("B58: calls entries stale for files that were checked or are gone, not for others")
  func stale() throws {
    try TemporaryFolder.use { folder throws in
      for name in ["a.xib", "b.xib"] { try folder.write("", to: name) }
      let report = Report(
        files: [
          Self.file("a.xib", ["r x"]), Self.file("b.xib", ["r x"]), Self.file("gone.xib", ["r x"]),
        ], skippedFiles: 0)
      let baseline = try Self.written(report, to: "base.json", in: folder)
      let unreadable = Report(files: [FileReport(path: "a.xib", findings: [])], skippedFiles: 0)
      let outcome = baseline.applied(to: unreadable) { _, _ in true }
      #expect(Self.words(outcome.stale) == ["a.xib r x", "gone.xib r x"])
    }
  }

  @Test("B58: that is written again keeps what it knows of files that were not checked")
  func rewritten() throws {
    try TemporaryFolder.use { folder throws in
      for name in ["a.xib", "b.xib"] { try folder.write("", to: name) }
      let all = Report(
        files: [Self.file("a.xib", ["r x"]), Self.file("b.xib", ["r x"])], skippedFiles: 0)
      _ = try Self.written(all, to: "base.json", in: folder)
      let again = try Self.written(Self.report(["s y"]), to: "base.json", in: folder)
      #expect(Self.words(again.counts.keys.sorted()) == ["a.xib s y", "b.xib r x"])
    }
  }

  @Test("does not accept that a file cannot be read")
  func unreadable() throws {
    try TemporaryFolder.use { folder throws in
      let file = Self.file("a.xib", ["malformed_xml x"])
      let broken = FileReport(path: "a.xib", findings: file.findings, isUnreadable: true)
      let report = Report(files: [broken], skippedFiles: 0)
      #expect(try Self.written(report, to: "base.json", in: folder).counts == [:])
    }
  }

  static let mistakes = [
    ("", "base.json:1:1: the baseline is empty"),
    ("[]", "base.json:1:1: expected keys with values here"),
    ("{\"version\": 1}", "base.json:1:1: 'entries' is missing"),
    (
      "{\"version\": 2, \"entries\": []}",
      "base.json:1:13: expected version 1 of the baseline's form"
    ),
    (
      "{\"version\": 1, \"entries\": [{\"path\": \"a\"}]}",
      "base.json:1:28: 'rule' is missing"
    ),
    (
      "{\"version\": 1, \"entries\": [\n{\"path\": \"a\", \"rule\": \"r\", \"count\": 0}]}",
      "base.json:2:1: expected a count above 0, not 0"
    ),
    (
      "{\"version\": 1, \"entries\": [\n{\"path\": \"a\", \"rule\": \"r\"},\n"
        + "{\"path\": \"a\", \"rule\": \"r\"}]}",
      "base.json:3:1: this entry stands here twice"
    ),
    (
      "{\"version\": 1, \"entries\": [\n<<<<<<< HEAD\n{\"path\": \"a\", \"rule\": \"r\"}]}",
      "base.json:3:1: did not find expected ',' or ']'"
    ),
  ]

  @Test("that is broken is refused with the place", arguments: mistakes)
  func mistake(_ text: String, _ expected: String) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(text, to: "base.json")
      let place = BaselinePlace("base.json", workingDirectory: folder.path)
      let error = try #require(throws: BaselineError.self) { try Baseline.load(place) }
      #expect(error.description == expected)
    }
  }
}
