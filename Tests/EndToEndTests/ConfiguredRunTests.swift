import Foundation
import TestSupport
import Testing

@Suite("A configured run")
struct ConfiguredRunTests {
  private static let faulty = Xib.text(
    "<view id=\"ad\" customClass=\"GADUnifiedNativeAdView\"/>")

  private func use(
    _ configuration: String, _ body: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.faulty, to: "App/a.xib")
      try folder.write(configuration, to: ".adlint.yml")
      try body(folder)
    }
  }

  @Test("fails from the configured severity on, unless the command line states another")
  func threshold() throws {
    try use("{fail_on: never, rules: {renamed_class: warning}}") { folder throws in
      #expect(try Tool.run([], in: folder.path).status == 0)
      #expect(try Tool.run(["--strict"], in: folder.path).status == 1)
    }
    try use("{fail_on: warning, rules: {renamed_class: warning}}") { folder throws in
      #expect(try Tool.run([], in: folder.path).status == 1)
      #expect(try Tool.run(["--fail-on", "error"], in: folder.path).status == 0)
    }
  }

  @Test(
    "writes the configured reports beside the configuration, unless the command line names some")
  func reporters() throws {
    try use("reporters: [json=out.json, xcode]") { folder throws in
      let run = try Tool.run([], in: folder.absolute("App"))
      #expect(run.output.hasPrefix("a.xib:"))
      #expect(try folder.read("out.json").hasPrefix("{\n  \"adlint\""))
      try FileManager.default.removeItem(atPath: folder.absolute("out.json"))
      #expect(
        try Tool.run(["--reporter", "json"], in: folder.path).output.hasPrefix("{\n  \"adlint\""))
      #expect(!FileManager.default.fileExists(atPath: folder.absolute("out.json")))
    }
  }

  /// Configurations and arguments by which one file would take the place of another.
  static let collisions = [
    ("reporters: [json=a.out, sarif=App/../a.out]", "", "the sarif report", "the json report"),
    (
      "baseline: a.out", "--write-baseline b.out --reporter json=b.out", "the json report",
      "the baseline"
    ),
    ("baseline: base.json", "--reporter json=base.json", "the json report", "the baseline"),
    ("{}", "--reporter json=.adlint.yml", "the json report", "the configuration"),
    ("{}", "--write-baseline .adlint.yml", "the baseline", "the configuration"),
    ("{}", "--write-baseline App/a.xib", "the baseline", "a file to check"),
    ("{}", "App --reporter json=App/a.xib", "the json report", "a file to check"),
  ]

  @Test("writes no file in the place of another", arguments: collisions)
  func collision(_ text: String, _ words: String, _ what: String, _ other: String) throws {
    try use(text) { folder throws in
      try folder.write("{\"version\": 1, \"entries\": []}", to: "base.json")
      let run = try Tool.run(words.split(separator: " ").map(String.init), in: folder.path)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.error.hasPrefix("adlint: \(what)"))
      #expect(run.error.hasSuffix(", which is \(other)\n"))
      #expect(try folder.read(".adlint.yml") == text)
      #expect(try folder.read("App/a.xib") == Self.faulty)
    }
  }

  @Test("writes several reports to a device")
  func devices() throws {
    try use("rules: {renamed_class: off}") { folder throws in
      let reporters = ["--reporter", "json=/dev/null", "--reporter", "sarif=/dev/null"]
      #expect(
        try Tool.run(reporters, in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: ""))
    }
  }

  @Test("says which patterns match nothing, where all that they may mean was looked at")
  func idlePatterns() throws {
    let text = """
      included: [App, Ap]
      overrides:
      - paths:
        - App/*.xib
        - "**/*Cell.xib"
        rules: {renamed_class: off}
      """
    try use(text) { folder throws in
      let error = """
        adlint: .adlint.yml:1: no file matches 'Ap'
        adlint: .adlint.yml:5: no file matches '**/*Cell.xib'

        """
      let silence = Tool.Outcome(status: 0, output: "", error: "")
      let said = Tool.Outcome(status: 0, output: "", error: error)
      #expect(try Tool.run([], in: folder.path) == said)
      #expect(try Tool.run(["."], in: folder.path) == said)
      #expect(try Tool.run(["--quiet"], in: folder.path) == silence)
      #expect(try Tool.run(["App"], in: folder.path) == silence)
      #expect(try Tool.run([], in: folder.absolute("App")) == silence)
      #expect(
        try Tool.run(["--files-from", "-"], in: folder.path, input: Data("App/a.xib".utf8))
          == silence)
    }
  }

  @Test("says so of excluded patterns only with --verbose, and where nothing is left")
  func idleExclusions() throws {
    let rules = "rules: {renamed_class: off}"
    try use("excluded: [Vendr, App/a.xib]\n\(rules)") { folder throws in
      #expect(try Tool.run([], in: folder.path).error == "")
      #expect(
        try Tool.run(["--verbose"], in: folder.path).error
          == "adlint: .adlint.yml:1: no file matches 'Vendr'\n")
    }
    try use("included: [Ap]\n\(rules)") { folder throws in
      let error = """
        adlint: .adlint.yml:1: no file matches 'Ap'
        adlint: the configuration leaves out all that there is; nothing was checked

        """
      #expect(
        try Tool.run([], in: folder.path) == Tool.Outcome(status: 0, output: "", error: error))
    }
  }

  @Test("names with --verbose what a suppression silences, and why")
  func suppression() throws {
    let entry = "{rule: renamed_class, path: App, reason: \"soon\"}"
    try use("suppressions:\n- \(entry)") { folder throws in
      #expect(
        try Tool.run([], in: folder.path) == Tool.Outcome(status: 0, output: "", error: ""))
      let verbose = try Tool.run(["--verbose"], in: folder.path)
      #expect(verbose.output == "")
      #expect(verbose.error.hasPrefix("App/a.xib:4: not reported (renamed_class): "))
      #expect(
        verbose.error.hasSuffix("; silenced by the configuration (.adlint.yml:2): soon\n"))
    }
  }

  @Test("counts the findings of each rule when asked to")
  func statistics() throws {
    let run = try Tool.run(
      ["--statistics", "Faults.xib", "Malformed.xib"], in: FixtureTests.folder)
    let lines = run.error.split(separator: "\n")
    #expect(lines.first == "1  warning  adchoices_corner_occupied")
    #expect(lines.count == 11)
    let clean = try Tool.run(["--statistics", "NativeAd.xib"], in: FixtureTests.folder)
    #expect(clean.error == "no findings\n")
  }

  @Test("may begin with init, which writes a configuration once")
  func initialise() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.faulty, to: "a.xib")
      #expect(
        try Tool.run(["init"], in: folder.path)
          == Tool.Outcome(status: 0, output: "wrote .adlint.yml\n", error: ""))
      let text = try folder.read(".adlint.yml")
      #expect(text.contains("# - Google Mobile Ads 7: GADUnifiedNativeAdView"))
      #expect(try Tool.run([], in: folder.path).status == 1)
      #expect(
        try Tool.run(["init"], in: folder.path)
          == Tool.Outcome(
            status: 2, output: "",
            error: "adlint: there is a configuration already: '.adlint.yml'\n"))
      #expect(try folder.read(".adlint.yml") == text)
    }
  }

  @Test("B61: can be looked at for one file: what applies, and where it is stated")
  func config() throws {
    let text = """
      excluded:
      - Old
      rules: {hidden_asset: note}
      overrides:
      - paths: [App]
        rules:
          hidden_asset: off
      """
    try use(text) { folder throws in
      for name in ["New/a.xib", "Old/a.xib"] { try folder.write(Self.faulty, to: name) }
      func lines(_ arguments: [String], from place: String) throws -> [String] {
        let run = try Tool.run(["config"] + arguments, in: folder.absolute(place))
        #expect(run.status == 0)
        return run.output.split(separator: "\n").map(String.init)
      }
      #expect(try lines(["App/a.xib"], from: "")[1] == "App/a.xib: checked")
      #expect(
        try lines(["App/a.xib"], from: "").last == "hidden_asset  off       .adlint.yml:7")
      #expect(
        try lines(["New/a.xib"], from: "").last == "hidden_asset  note      .adlint.yml:3")
      #expect(try lines([], from: "").last == "hidden_asset  note      .adlint.yml:3")
      #expect(
        try lines(["Old/a.xib"], from: "")[1] == "Old/a.xib: excluded (.adlint.yml:2)")
      for (name, reason) in [
        ("Pods/a.xib", "'Pods' is not entered"), ("a.swift", "it is no .xib or .storyboard"),
      ] {
        try folder.write("", to: name)
        #expect(
          try lines([name], from: "")[1] == "\(name): checked only when it is named: \(reason)")
      }
      #expect(
        try Tool.run(["config", "App"], in: folder.path).error
          == "adlint: 'App' is a folder; name a file\n")
      let file = folder.absolute(".adlint.yml")
      #expect(try lines(["a.xib"], from: "App").last == "hidden_asset  off       \(file):7")
    }
  }
}
