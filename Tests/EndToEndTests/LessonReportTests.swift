import Foundation
import TestSupport
import Testing

/// What users of other linters complained about in reports: findings and severities that differ from
/// format to format, paths that differ for standard input, characters that break what reads them.
@Suite("Complaints about other linters' reports")
struct LessonReportTests {
  // MARK: - Characters

  private static let hostileName = "A\u{1}\u{1B}[2J\u{7F}\u{9B}z.xib"

  /// A report, and how it shows the hostile name.
  static let shown = [
    "text": "A␁␛[2J␡�z.xib:5:56: warning: ", "xcode": "warning: A␁␛[2J␡�z.xib:5:56: ",
    "json": "\"path\" : \"A\\u0001\\u001b[2J\u{7F}\u{9B}z.xib\"",
    "junit": "file=\"A��[2J��z.xib\"", "sarif": "\"uri\" : \"A%01%1B%5B2J%7F%C2%9Bz.xib\"",
    "github": "::warning file=A␁␛[2J␡�z.xib,line=5,",
    "gitlab": "\"path\" : \"A\\u0001\\u001b[2J\u{7F}\u{9B}z.xib\"",
    "checkstyle": "<file name=\"A��[2J��z.xib\">", "markdown": "#### A␁␛\\[2J␡�z.xib\n",
    "html": "<h2>A␁␛[2J␡�z.xib</h2>",
  ]

  @Test(
    "B47: what steers a terminal or is forbidden in XML is replaced or escaped",
    arguments: LessonRunTests.reporters)
  func controlCharacters(reporter: String) throws {
    try TemporaryFolder.use { folder throws in
      let text = LessonRunTests.faulty.replacing(
        "<button id=\"c\"", with: "<button userLabel=\"x&#x9b;31m&#x7f;&#x202e;\" id=\"c\"")
      try folder.write(text, to: Self.hostileName)
      let output = try Tool.run(["--reporter", reporter], in: folder.path).output
      #expect(output.contains(try #require(Self.shown[reporter])))
      switch reporter {
      case "json", "gitlab", "sarif":
        _ = try JSONSerialization.jsonObject(with: Data(output.utf8), options: [])
      default:
        let controls = output.unicodeScalars.filter {
          $0.properties.generalCategory == .control && $0 != "\n"
        }
        #expect(controls.isEmpty)
      }
    }
  }

  // MARK: - Severities

  /// How a report writes a finding.
  static let patterns = [
    "text": #":(?<line>\d+):\d+: (?<severity>\w+): .*(?:\n.+)*\n  rule: (?<rule>\w+)"#,
    "xcode": #":(?<line>\d+):\d+: (?<severity>\w+): .*\((?<rule>\w+)\)\n"#,
    "json":
      #""line" : (?<line>\d+)[\s\S]*?"rule" : "(?<rule>\w+)"[\s\S]*?"severity" : "(?<severity>\w+)""#,
    "junit":
      #"classname="adlint\.(?<rule>\w+)" [^>]* line="(?<line>\d+)" [^>]*>\s*<(?<severity>[a-z-]+)"#,
    "sarif":
      #""level" : "(?<severity>\w+)",\s+"locations"[\s\S]*?"startLine" : (?<line>\d+)[\s\S]*?"ruleId" : "(?<rule>\w+)""#,
    "github": #"::(?<severity>\w+) file=[^,]*,line=(?<line>\d+),[^:]*title=(?<rule>\w+)::"#,
    "gitlab":
      #""check_name" : "(?<rule>\w+)"[\s\S]*?"begin" : (?<line>\d+)[\s\S]*?"severity" : "(?<severity>\w+)""#,
    "checkstyle":
      #"<error line="(?<line>\d+)" column="\d+" severity="(?<severity>\w+)" .*"adlint\.(?<rule>\w+)"/>"#,
    "markdown": #"\| \S+ (?<severity>\w+) \| (?<line>\d+):\d+ \| .*\[`(?<rule>\w+)`\]"#,
    "html":
      #"<b class="severity">(?<severity>\w+)</b>[\s\S]*?line (?<line>\d+):[\s\S]*?<code>(?<rule>\w+)</code>"#,
  ]

  /// A report's words for errors, warnings and notes where they are others than these.
  static let words = [
    "sarif": ["error", "warning", "note"], "github": ["error", "warning", "notice"],
    "gitlab": ["major", "minor", "info"], "checkstyle": ["error", "warning", "info"],
    "junit": ["failure", "failure", "passed"],
  ]

  @Test(
    "B51: each holds the same findings, at severities that the README maps",
    arguments: LessonRunTests.reporters)
  func severities(reporter: String) throws {
    let arguments = [
      "--config", "adlint.yml", "--no-sources", "--reporter", reporter, "Faults.xib",
      "Malformed.xib", "Template.xib",
    ]
    let plain = try Tool.run(
      arguments.map { $0 == reporter ? "xcode" : $0 }, in: FixtureTests.folder)
    let words = try Self.documented(reporter)
    let found = try Self.findings(
      in: Tool.run(arguments, in: FixtureTests.folder).output, of: reporter)
    let expected = try Self.findings(in: plain.output, of: "xcode").map { parts in
      let isBroken = reporter == "junit" && parts[2] == "malformed_xml"
      return [parts[0], isBroken ? "error" : words[parts[1]] ?? "", parts[2]]
    }
    #expect(expected.count == 12)
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  /// The line, the severity's word and the rule of each finding that a report holds.
  private static func findings(in text: String, of reporter: String) throws -> [[String]] {
    // Swift's own expressions take seconds for these texts in a debug build.
    let pattern = try NSRegularExpression(pattern: try #require(patterns[reporter]))
    let whole = NSRange(text.startIndex..., in: text)
    return pattern.matches(in: text, range: whole).map { match in
      ["line", "severity", "rule"].map { name in
        Range(match.range(withName: name), in: text).map { String(text[$0]) } ?? ""
      }
    }
  }

  /// The report's words by adlint's, as the README's table has them.
  private static func documented(_ reporter: String) throws -> [String: String] {
    let lines = try Document.readme.get().split(separator: "\n")
    let head = try #require(lines.first { $0.hasPrefix("| adlint | `sarif` |") })
    let column = head.split(separator: "|").firstIndex { $0.contains("`\(reporter)`") }
    var words: [String: String] = [:]
    for (number, severity) in ["error", "warning", "note"].enumerated() {
      guard let column else {
        words[severity] = severity
        continue
      }
      let row = try #require(lines.first { $0.hasPrefix("| \(severity) | ") })
      let cell = row.split(separator: "|")[column].split { $0 == " " || $0 == "," }.first ?? ""
      #expect(String(cell) == Self.words[reporter]?[number])
      words[severity] = cell == "passed" ? "system-out" : String(cell)
    }
    return words
  }
}

// MARK: - Standard input

extension LessonReportTests {
  @Test("B53: a project's parts all have a say in what is reported of its file")
  func project() throws {
    try LessonProject.use { folder throws in
      let run = try Tool.run(["--reporter", "json", "--verbose"], in: folder.path)
      let path = LessonProject.path
      #expect(
        try ReportedFinding.all(in: run.output).map(\.description) == [
          "\(path) error missing_attribution ad", "\(path) warning missing_media_view ad",
          "\(path) warning unused_suppression h",
        ])
      let silent = [
        "button_for_asset", "dangling_outlet", "interactive_asset_button",
        "interactive_call_to_action",
      ]
      #expect(silent.allSatisfy { run.error.contains("not reported (\($0))") })
    }
  }

  @Test(
    "B52 B53: a file and its bytes on standard input give the same report",
    arguments: LessonRunTests.reporters, ["", "App", "App/Base.lproj"])
  func standardInput(reporter: String, place: String) throws {
    try LessonProject.use { folder throws in
      let path = LessonProject.path
      let names = [
        String(path.dropFirst(place.isEmpty ? 0 : place.count + 1)), folder.absolute(path),
      ]
      for name in names {
        let options = ["--reporter", reporter, "--verbose", "--statistics"]
        let file = try Tool.run(options + [name], in: folder.absolute(place))
        let stream = try Tool.run(
          options + ["--stdin-filename", name, "-"], in: folder.absolute(place),
          input: Data(try folder.read(path).utf8))
        #expect(file.status == 1)
        #expect(LessonRunTests.timeless(stream.output) == LessonRunTests.timeless(file.output))
        #expect(stream.error == file.error)
        #expect(stream.status == file.status)
      }
    }
  }
}
