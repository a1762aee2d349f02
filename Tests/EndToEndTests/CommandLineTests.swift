import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  /// Arguments, and what a run with them comes to.
  struct Line: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let outcome: Tool.Outcome

    init(_ arguments: String, _ status: Int32, _ output: String = "", error: String = "") {
      self.arguments = arguments.split(separator: " ").map(String.init)
      outcome = Tool.Outcome(status: status, output: output, error: error)
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test("says what is wrong with it, and exits with 2", arguments: mistakes)
  func usage(_ line: Line) throws {
    #expect(try Tool.run(line.arguments, in: FixtureTests.folder) == line.outcome)
  }

  @Test("B37 B38: decides from which severity on a run fails", arguments: failures)
  func thresholds(_ line: Line) throws {
    let outcome = try Tool.run(line.arguments, in: FixtureTests.folder)
    #expect(outcome.status == line.outcome.status)
    #expect(outcome.error == line.outcome.error)
  }

  @Test("may hold paths that look like options, after --")
  func paths() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("<broken", to: "--help")
      try folder.write("<broken", to: "-x.xib")
      let outcome = try Tool.run(["--", "--help", "-x.xib"], in: folder.path)
      #expect(outcome.status == 2)
      #expect(
        outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) } == [
          "--help:1:8:", "-x.xib:1:8:",
        ])
    }
  }

  @Test(
    "may ask for help in several ways",
    arguments: [["", "-h"], ["", "help"], ["lint", "-h"], ["inspect", "-h"], ["help", "-h"]])
  func help(_ words: [String]) throws {
    let command = words[0].isEmpty ? [] : [words[0]]
    let long = try Tool.run(command + ["--help"], in: "/")
    #expect(long.status == 0)
    #expect(try Tool.run(command + [words[1]], in: "/") == long)
    if !command.isEmpty { #expect(try Tool.run(["help"] + command, in: "/") == long) }
  }

  @Test("may hold no empty path", arguments: [[""], ["a.xib", ""], ["--", ""]])
  func emptyPath(_ arguments: [String]) throws {
    let outcome = Tool.Outcome(status: 2, output: "", error: "adlint: a path is empty\n")
    #expect(try Tool.run(arguments, in: FixtureTests.folder) == outcome)
  }

  @Test("needs none: then the working directory is checked")
  func nothing() throws {
    try TemporaryFolder.use { folder throws in
      let empty = Tool.Outcome(status: 0, output: "", error: "")
      #expect(try Tool.run([], in: folder.path) == empty)
      try folder.write("<broken", to: "a/b.xib")
      let outcome = try Tool.run([], in: folder.path)
      #expect(outcome.status == 2)
      #expect(outcome.output.hasPrefix("a/b.xib:1:8: error: The file cannot be read as XML. "))
      #expect(outcome.error == "")
    }
  }
}

extension CommandLineTests {
  private static func wrong(_ arguments: String, _ message: String) -> Line {
    Line(arguments, 2, error: "adlint: \(message)\n")
  }

  static let mistakes: [Line] = [
    Line("--version", 0, "adlint 0.1.0\n"),
    wrong("--repoter json", "unknown option '--repoter'; did you mean '--reporter'?"),
    wrong("--nonsense", "unknown option '--nonsense'"),
    wrong("lint --version", "unknown option '--version'"),
    wrong("-x", "unknown option '-x'"),
    wrong("help lnt", "unknown command 'lnt'; did you mean 'lint'?"),
    wrong(
      "help html",
      "unknown command 'html'; choose from lint, rules, explain, inspect, config, init, help"),
    wrong("help lint rules", "'help' takes one command, not 2"),
    wrong("--reporter", "option '--reporter' needs a value: --reporter NAME[=FILE]"),
    wrong("--reporter=", "option '--reporter' needs a value: --reporter NAME[=FILE]"),
    wrong("--reporter jsn", "unknown reporter 'jsn'; did you mean 'json'?"),
    wrong(
      "--reporter pdf",
      "unknown reporter 'pdf'; choose from text, xcode, json, junit, sarif, github, gitlab, "
        + "checkstyle, markdown, html"),
    wrong("--reporter json=", "'json=' names no file"),
    wrong(
      "--reporter json --reporter text",
      "only one report can go to standard output; write --reporter NAME=FILE"),
    wrong(
      "--diff --write-baseline b.json",
      "--diff writes nothing, so it cannot go with --write-baseline; leave one of them out"),
    wrong(
      "--write-baseline b.json --strict-baseline",
      "--write-baseline leaves no stale entries to fail on; leave --strict-baseline out"),
    wrong(
      "--write-baseline b.json --baseline c.json",
      "--write-baseline reads no other baseline; leave --baseline out"),
    wrong(
      "--diff --reporter json", "--diff prints to standard output; write --reporter NAME=FILE"),
    wrong("--fix -", "standard input cannot be mended; name the file"),
    wrong("--diff -", "standard input cannot be mended; name the file"),
    wrong("--unsafe-fixes -", "standard input cannot be mended; name the file"),
    wrong("--write-baseline -", "option '--write-baseline' needs a file, not '-'"),
    wrong("--baseline -", "option '--baseline' needs a file, not '-'"),
    wrong("--config=- .", "option '--config' needs a file, not '-'"),
    wrong("config --config - .", "option '--config' needs a file, not '-'"),
    wrong("config gone.xib", "cannot tell what holds for 'gone.xib': no such file or folder"),
    wrong("config a b", "'config' takes one file, not 2"),
    wrong(
      "--reporter json=/tmp/../x.out --reporter sarif=/x.out",
      "the sarif report cannot be written to '/x.out', which is the json report"),
    wrong(
      "--reporter json=./NativeAd.xib .",
      "the json report cannot be written to './NativeAd.xib', which is a file to check"),
    wrong("--fail-on wrning", "unknown level 'wrning'; did you mean 'warning'?"),
    wrong("--fail-on all", "unknown level 'all'; choose from error, warning, note, never"),
    wrong("--color sometimes", "unknown choice 'sometimes'; choose from auto, always, never"),
    wrong("--strict=yes", "option '--strict' takes no value"),
    wrong("--jobs 0", "option '--jobs' needs a number above 0, not '0'"),
    wrong("--jobs many", "option '--jobs' needs a number above 0, not 'many'"),
    wrong("lnt", "unknown command 'lnt'; did you mean 'lint'?"),
    wrong("--quiet inspect a.xib", "the command 'inspect' has to stand before its options"),
    wrong("explian zero_size_asset", "unknown command 'explian'; did you mean 'explain'?"),
    wrong("explain", "'explain' needs a rule; 'adlint rules' lists them"),
    wrong("explain a b", "'explain' takes one rule, not 2"),
    wrong(
      "explain missing_atribution",
      "unknown rule 'missing_atribution'; did you mean 'missing_attribution'?"),
    wrong(
      "rules zero_size_asset",
      "'rules' takes no 'zero_size_asset'; 'adlint explain zero_size_asset' explains a rule"),
    wrong("rules --strict", "unknown option '--strict'"),
    wrong("rules --reporter junit", "unknown reporter 'junit'; choose from text, json, markdown"),
    wrong("inspect", "'inspect' needs one file"),
    wrong(
      "inspect --width wide NativeAd.xib",
      "option '--width': expected a width in points above 0 and up to 4096, not 'wide'"),
    wrong(
      "inspect --width 4096.5 NativeAd.xib",
      "option '--width': expected a width in points above 0 and up to 4096, not '4096.5'"),
    wrong("inspect --widht 320 NativeAd.xib", "unknown option '--widht'; did you mean '--width'?"),
    wrong("inspect gone.xib", "cannot read 'gone.xib': no such file or folder"),
    wrong("inspect Mac.xib", "Mac.xib: no Interface Builder document for iOS or tvOS"),
    wrong("inspect Archive.xib", "Archive.xib: it has the format of Xcode before version 5"),
    wrong(
      "--config gone.yml .",
      "cannot read the configuration 'gone.yml': no such file or folder"),
    Line(
      "gone.xib", 2,
      "gone.xib:1:1: error: The file was not checked: no such file or folder (unreadable_file)\n"),
  ]

  private static func fails(_ arguments: String, _ status: Int32) -> Line {
    Line(arguments + " --quiet", status)
  }

  static let failures: [Line] = [
    fails("NativeAd.xib --strict", 0), fails("NativeAd.xib --fail-on note", 0),
    fails("MyTarget.xib", 0), fails("MyTarget.xib --strict", 1),
    fails("MyTarget.xib --fail-on warning", 1), fails("MyTarget.xib --fail-on error", 0),
    fails("MyTarget.xib --strict --fail-on error", 0),
    fails("MyTarget.xib --fail-on never --strict", 1),
    fails("Template.xib --strict", 0), fails("Template.xib --fail-on note", 1),
    fails("Faults.xib", 1), fails("Faults.xib --fail-on never", 0),
    fails("Malformed.xib --fail-on never", 2), fails("Faults.xib Malformed.xib", 2),
    fails("Mac.xib --fail-on note", 0), fails("Archive.xib --fail-on note", 1),
    Line("--reporter text Template.xib --fail-on never", 0, error: "1 note in 1 file\n"),
    Line(
      "--reporter text Faults.xib Mac.xib --fail-on never", 0,
      error: "7 errors, 3 warnings in 1 file (1 skipped)\n"),
    Line("--reporter text NativeAd.xib", 0), Line("--reporter text --quiet Faults.xib", 1),
  ]
}
