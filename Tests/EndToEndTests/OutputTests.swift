import Foundation
import TestSupport
import Testing

@Suite("What is printed")
struct OutputTests {
  /// A file under `Outputs` and the arguments whose output it holds.
  struct Snapshot: Sendable, CustomTestStringConvertible {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: String) {
      self.name = name
      self.arguments = arguments.split(separator: " ").map(String.init)
    }

    var testDescription: String { name }
  }

  /// What adlint says of the layouts under `Examples`, each right one in silence.
  @Test("is the same for the Examples as in the file under Outputs")
  func examples() throws {
    let project = URL(filePath: FixtureTests.folder).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let run = try Tool.run(
      ["--reporter", "xcode"], in: project.appending(path: "Examples").path)
    try compare(run, with: "examples")
  }

  static let snapshots = [
    Snapshot("help", "--help"), Snapshot("help-lint", "lint --help"),
    Snapshot("help-rules", "rules --help"), Snapshot("help-explain", "explain --help"),
    Snapshot("help-inspect", "inspect --help"), Snapshot("help-config", "config --help"),
    Snapshot("help-init", "init --help"),
    Snapshot("config", "config --config adlint.yml Mac.xib"),
    Snapshot("config-json", "config --config adlint.yml --reporter json"),
    Snapshot("explain", "explain duplicate_tag"),
    Snapshot("inspect", "inspect NativeAd.xib"),
    Snapshot("inspect-cell", "inspect Feed.storyboard"),
    Snapshot("inspect-width", "inspect --width 390 Feed.storyboard"),
    Snapshot("inspect-json", "inspect --reporter json Template.xib"),
    Snapshot("text", "--reporter text --color never Feed.storyboard Mac.xib"),
    Snapshot("text-color", "--reporter text --color always Template.xib"),
    Snapshot("json", "--reporter json Feed.storyboard NativeAd.xib"),
    Snapshot("html", "--reporter html Feed.storyboard Template.xib"),
  ]

  @Test("is what the file under Outputs holds", arguments: snapshots)
  func isPrinted(_ snapshot: Snapshot) throws {
    let run = try Tool.run(snapshot.arguments, in: FixtureTests.folder)
    try compare(run, with: snapshot.name)
  }

  private func compare(_ run: Tool.Outcome, with name: String) throws {
    let found = "exit \(run.status)\n\(run.output)--- standard error\n\(run.error)"
    let folder = URL(filePath: FixtureTests.folder).deletingLastPathComponent().path
    let path = "\(folder)/Outputs/\(name).txt"
    if ProcessInfo.processInfo.environment["ADLINT_UPDATE"] == "1" {
      try found.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(found == expected, "run the tests once with ADLINT_UPDATE=1 and read the difference")
  }

  private struct Rule: Decodable {
    let id: String
    let severity: String
    let sources: [String]
  }

  @Test("lists the rules that have a page, as JSON, as Markdown and as a table")
  func rules() throws {
    let project = URL(filePath: FixtureTests.folder).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: project.appending(path: "Rules").path
    ).filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }.sorted()
    let json = try Tool.run(["rules", "--reporter", "json"], in: "/")
    let rules = try JSONDecoder().decode([Rule].self, from: Data(json.output.utf8))
    #expect(rules.map(\.id).sorted() == pages)
    #expect(rules.allSatisfy { !$0.sources.isEmpty })
    let table = try Tool.run(["rules"], in: "/").output.split(separator: "\n")
    #expect(table.map { String($0.prefix { $0 != " " }) }.sorted() == pages)
    let markdown = try Tool.run(["rules", "--reporter", "markdown"], in: "/").output
    let rows = markdown.split(separator: "\n").dropFirst(2)
    #expect(rows.map { String($0.dropFirst(3).prefix { $0 != "]" }) }.sorted() == pages)
  }

  @Test("holds nothing from a file that steers a terminal")
  func hostile() throws {
    try TemporaryFolder.use { folder throws in
      let hostile = "a&#x9b;31m&#x202e;b&#10;c"
      let text = Xib.text(
        """
        <view id="ad" customClass="GADNativeAdView" userLabel="\(hostile)">
        <subviews><label text="Ad \(hostile)" id="h\(hostile)"/></subviews>
        <connections><outlet property="headlineView" destination="h\(hostile)" id="o"/>
        <outlet property="bodyView" destination="\(hostile)" id="p"/></connections>
        </view>
        """)
      try folder.write(text, to: "a.xib")
      let run = try Tool.run(["inspect", "a.xib"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.contains("GADNativeAdView “a�31m�b c” (ad)"))
      let steering = run.output.unicodeScalars.filter { scalar in
        scalar != "\n" && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
      }
      #expect(steering.isEmpty)
    }
  }

  @Test("goes into files, too, and does so when the run fails")
  func reports() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("<broken", to: "a.xib")
      try folder.write("{}", to: "old.json")
      let arguments = [
        "--reporter", "xcode", "--reporter", "json=old.json", "--reporter=junit=new.xml",
      ]
      let both = try Tool.run(arguments + ["a.xib"], in: folder.path)
      #expect(both.status == 2)
      let json = try Tool.run(["--reporter", "json", "a.xib"], in: folder.path)
      #expect(try folder.read("old.json") == json.output)
      #expect(
        try folder.read("new.xml").hasPrefix(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
      let xcode = try Tool.run(["--reporter", "xcode", "a.xib"], in: folder.path)
      #expect(both.output == xcode.output)
      #expect(both.error == "")
    }
  }

  @Test("is written as far as possible when one report cannot be")
  func failedReport() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("<broken", to: "a.xib")
      let run = try Tool.run(
        ["--reporter", "json=no/such/folder.json", "--reporter", "junit=new.xml", "a.xib"],
        in: folder.path)
      #expect(run.status == 2)
      #expect(
        run.error == "adlint: cannot write 'no/such/folder.json': No such file or directory\n")
      #expect(try folder.read("new.xml").contains("<testsuites"))
    }
  }
}
