import Linting
import SourceModel
import TestSupport
import Testing

@Suite("A suppression whose path names no file")
struct LostSuppressionTests {
  /// A path in a configuration beside `App/a.xib`, `App/Feed.swift`, `Old/b.xib`, which is excluded,
  /// and `Pods/c.xib`; and whether it is reported by a run over one file, and over all.
  static let paths: [(path: String, one: Bool, all: Bool)] = [
    ("App/a.xib", false, false), ("App", false, false), ("App/**", false, false),
    ("./App/a.xib", false, false), ("'*/a.xib'", false, false), ("'**/a.xib'", false, false),
    (".", false, false), ("App/Feed.swift", false, false), ("'**/*.swift'", false, false),
    ("Old/b.xib", false, false), ("Old", false, false), ("'Old/*.xib'", false, false),
    ("Pods/c.xib", false, false), ("'**/Pods/*.xib'", false, false),
    ("Empty", false, false), ("link.xib", false, false),
    ("App/gone.xib", true, true), ("Gone", true, true), ("Gone/**", true, true),
    ("App/a.xib/b.xib", true, true), ("app/A.xib", true, true),
    ("'App/*.storyboard'", false, true), ("'**/gone.xib'", false, true),
    ("'Gone?/a.xib'", false, true), ("'**/c.xib'", false, true),
  ]

  @Test("is reported where that is certain", arguments: paths)
  func reported(_ path: String, one: Bool, all: Bool) throws {
    try TemporaryFolder.use { folder throws in
      for name in ["App/a.xib", "Old/b.xib", "Pods/c.xib", "Sub/d.xib"] {
        try folder.write(Run.clean, to: name)
      }
      try folder.write("", to: "App/Feed.swift")
      try folder.makeFolder("Empty")
      try folder.link("link.xib", to: "nowhere")
      // A rule about code is never called unused, so that the path alone decides.
      try folder.write(
        "excluded: [Old]\nsuppressions: [{rule: validator_disabled, path: \(path)}]",
        to: ".adlint.yml")
      for (isWhole, isReported) in [(false, one), (true, all)] {
        let report = try Run.report(in: folder.path, ["Sub/d.xib"], whole: isWhole)
        let name = path.filter { $0 != "'" }
        let isLiteral = !name.contains("?") && !name.contains("*.") && !name.hasPrefix("*")
        let words = isLiteral ? "does not exist" : "matches no file"
        #expect(
          report.findings.map(\.finding.message)
            == (isReported
              ? ["The suppression of validator_disabled is for '\(name)', which \(words)"] : []))
      }
    }
  }

  @Test("is reported at the path, and not where the rule is off")
  func place() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Run.clean, to: "a.xib")
      let entry = "suppressions:\n- {rule: all, path: gone.xib}\n"
      try folder.write(entry, to: ".adlint.yml")
      let found = try Run.report(in: folder.path).findings
      #expect(found.map(\.start) == [SourcePosition(line: 2, column: 21)])
      #expect(found.map(\.end) == [SourcePosition(line: 2, column: 29)])
      #expect(
        found.map(\.finding.message)
          == ["The suppression of all rules is for 'gone.xib', which does not exist"])
      try folder.write(entry + "rules: {unused_suppression: off}", to: ".adlint.yml")
      #expect(try Run.report(in: folder.path).findings.isEmpty)
    }
  }

  @Test("may be that of standard input, which need not be there")
  func standardInput() throws {
    try TemporaryFolder.use { folder throws in
      let entry = "suppressions: [{rule: validator_disabled, path: gone.xib}]"
      try folder.write(entry, to: ".adlint.yml")
      let book = try Run.book.get()
      let configuration = try Configuration.load(
        file: nil, workingDirectory: folder.path, book: book)
      let linter = Linter(
        book: book, settings: configuration.settings, paths: configuration.paths)
      let failure = LintInput(
        path: "gone.xib", source: .failure(ReadFailure(reason: "no such file or folder")))
      #expect(linter.report(on: [failure]).findings.map(\.path) == ["gone.xib"])
    }
  }
}
