import Foundation
import TestSupport
import Testing

/// What users of other linters complained about in whole runs: chance, caches, lost reports.
@Suite("Complaints about other linters' runs")
struct LessonRunTests {
  static let reporters = [
    "text", "xcode", "json", "junit", "sarif", "github", "gitlab", "checkstyle", "markdown", "html",
  ]

  static let faulty = Xib.text(
    """
    <view id="ad" customClass="GADNativeAdView">
    <subviews><label text="Ad" id="badge"/><label id="h"/><button id="c"/></subviews>
    \(Xib.outlets("headlineView=h callToActionView=c"))
    </view>
    """)

  /// A report without what differs from run to run by its nature.
  static func timeless(_ report: String) -> String {
    report.replacingOccurrences(
      of: #" (time|timestamp)="[^"]+""#, with: "", options: .regularExpression)
  }

  @Test("B14: a run gives the same bytes twenty times and starts no other program")
  func deterministic() throws {
    try LessonProject.use { folder throws in
      for name in FixtureTests.names {
        let bytes = try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/\(name)"))
        try folder.write(Array(bytes), to: "App/\(name)")
      }
      // Whoever is started leaves a trace.
      for name in ["git", "ibtool", "plutil", "sh", "swift", "xcode-select", "xcodebuild", "xcrun"]
      {
        try folder.write("#!/bin/sh\n: >'\(folder.absolute("started"))'\n", to: "bin/\(name)")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder.absolute("bin/\(name)"))
      }
      let reports =
        ["App"]
        + Self.reporters.filter { $0 != "xcode" }
        .flatMap { ["--reporter", "\($0)=\(folder.absolute($0))"] }
      let runs = try (1...20).map { number in
        let run = try Tool.run(
          reports + ["--reporter", "xcode", "--jobs", "\(number % 4 + 1)"], in: folder.path,
          environment: ["PATH": folder.absolute("bin")])
        let written = try Self.reporters.filter { $0 != "xcode" }.map { name in
          Self.timeless(try folder.read(name))
        }
        return [run.output, run.error] + written
      }
      #expect(Set(runs).count == 1)
      #expect(!FileManager.default.fileExists(atPath: folder.absolute("started")))
    }
  }

  @Test("B35: what the configuration says counts at once, and nothing is kept anywhere")
  func noCache() throws {
    try TemporaryFolder.use { folder throws in
      for name in ["home", "cache", "temporary"] { try folder.makeFolder(name) }
      try folder.write(Self.faulty, to: "App/A.xib")
      let environment = [
        "HOME": folder.absolute("home"), "XDG_CACHE_HOME": folder.absolute("cache"),
        "TMPDIR": folder.absolute("temporary"),
      ]
      let severities = try ["error", "note", "off", "warning"].map { severity in
        try folder.write("rules: {interactive_call_to_action: \(severity)}", to: "App/.adlint.yml")
        let run = try Tool.run(
          ["--reporter", "json"], in: folder.absolute("App"), environment: environment)
        return try ReportedFinding.all(in: run.output).map(\.description)
          .filter { $0.contains("interactive") }
      }
      let rest = "interactive_call_to_action c callToActionView"
      #expect(
        severities == [
          ["A.xib error \(rest)"], ["A.xib note \(rest)"], [], ["A.xib warning \(rest)"],
        ])
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(
        all.sorted() == ["App", "App/.adlint.yml", "App/A.xib", "cache", "home", "temporary"])
    }
  }

  @Test(
    "B39: a report in a file is whole although the run fails", arguments: reporters, [true, false])
  func wholeReport(reporter: String, isConfigured: Bool) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.faulty, to: "A.xib")
      let arguments = ["--fail-on", "note"]
      let plain = try Tool.run(arguments + ["--reporter", reporter], in: folder.path)
      let report = "\(reporter)=report"
      if isConfigured { try folder.write("reporters: [\(report)]", to: ".adlint.yml") }
      let run = try Tool.run(
        arguments + (isConfigured ? [] : ["--reporter", report]), in: folder.path)
      #expect(run == Tool.Outcome(status: 1, output: "", error: ""))
      #expect(Self.timeless(try folder.read("report")) == Self.timeless(plain.output))
      #expect(plain.status == 1)
      #expect(!plain.output.isEmpty)
    }
  }
}
