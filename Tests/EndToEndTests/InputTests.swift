import Foundation
import TestSupport
import Testing

@Suite("The files of a run are named")
struct InputTests {
  private static let faulty = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><"

  /// A folder with broken files, so that each that is looked at is reported.
  private func use(
    _ names: [String] = ["a.xib", "b c.xib", "Lib/d.storyboard"],
    _ body: (TemporaryFolder) throws -> Void
  ) throws {
    try TemporaryFolder.use { folder throws in
      for name in names { try folder.write(Self.faulty, to: name) }
      try body(folder)
    }
  }

  /// The files that a run reports on.
  private func paths(
    _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws -> [String] {
    let run = try Tool.run(
      arguments, in: folder, input: Data(input.utf8), environment: environment)
    #expect(run.error == "")
    return run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test("in a list, on lines or ended by NUL")
  func list() throws {
    try use { folder throws in
      for text in ["b c.xib\n./a.xib\n", "b c.xib\r\na.xib", "a.xib\0b c.xib\0"] {
        try folder.write(text, to: "Lib/list.txt")
        #expect(
          try paths(["--files-from", "Lib/list.txt"], in: folder.path) == ["a.xib", "b c.xib"])
        #expect(
          try paths(["--files-from", "-"], in: folder.path, input: text) == ["a.xib", "b c.xib"])
      }
      #expect(try paths(["--files-from", "-"], in: folder.path) == [])
      #expect(
        try paths(["--files-from", "-", "Lib"], in: folder.path, input: "a.xib")
          == ["Lib/d.storyboard", "a.xib"])
    }
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  @Test("by git, as what changed since a revision and what is new", .enabled(if: hasGit))
  func git() throws {
    try use { folder throws in
      func git(_ words: String) throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let words = words.split(separator: " ").map(String.init)
        let run = try Tool.run(
          identity + words, in: folder.path, program: "/usr/bin/git",
          environment: ["HOME": folder.path])
        try #require(run.status == 0, "\(run.error)")
      }
      for words in ["init -q", "add .", "commit -qm one", "branch base"] { try git(words) }
      #expect(try changed("base", in: folder) == [])
      try folder.write("<new", to: "a.xib")
      try folder.write("<new", to: "Lib/new.xib")
      try folder.write("<new", to: "Lib/new.txt")
      try FileManager.default.removeItem(atPath: folder.absolute("b c.xib"))
      #expect(try changed("base", in: folder) == ["Lib/new.xib", "a.xib"])
      for words in ["add .", "commit -qm two"] { try git(words) }
      #expect(try changed("base", in: folder) == ["Lib/new.xib", "a.xib"])
      #expect(try changed("HEAD", in: folder) == [])
      #expect(try changed("base", "Lib", in: folder) == ["Lib/new.xib"])
      #expect(
        try paths(
          ["--changed-since", "base"], in: folder.absolute("Lib"),
          environment: ["PATH": "/usr/bin:/bin"]) == ["new.xib"])
    }
  }

  private func changed(
    _ revision: String, _ path: String? = nil, in folder: TemporaryFolder
  ) throws -> [String] {
    try paths(
      ["--changed-since", revision] + (path.map { [$0] } ?? []), in: folder.path,
      environment: ["PATH": "/usr/bin:/bin"])
  }

  @Test("by git, which must be there and know the revision", .enabled(if: hasGit))
  func gitErrors() throws {
    try use { folder throws in
      let path = ["PATH": "/usr/bin:/bin"]
      let alone = try Tool.run(["--changed-since", "x"], in: folder.path, environment: path)
      #expect(alone.status == 2)
      #expect(
        alone.error.hasPrefix("adlint: cannot tell what changed since 'x': git says: "))
      let none = try Tool.run(
        ["--changed-since", "x"], in: folder.path, environment: ["PATH": folder.path])
      #expect(
        none
          == Tool.Outcome(
            status: 2, output: "", error: "adlint: cannot run 'git': is it installed?\n"))
    }
  }

  @Test("by Xcode, as input files and lists of them")
  func xcode() throws {
    try use { folder throws in
      try folder.write(
        "# ours\n\n\(folder.absolute("Lib/d.storyboard"))\n\(folder.absolute(".adlint.yml"))\n",
        to: "list.xcfilelist")
      var environment = [
        "SCRIPT_INPUT_FILE_COUNT": "2", "SCRIPT_INPUT_FILE_0": folder.absolute("a.xib"),
        "SCRIPT_INPUT_FILE_1": folder.absolute("a.swift"), "SCRIPT_INPUT_FILE_LIST_COUNT": "0",
      ]
      #expect(
        try paths(["--xcode-inputs"], in: folder.path, environment: environment) == ["a.xib"])
      environment["SCRIPT_INPUT_FILE_LIST_COUNT"] = "1"
      environment["SCRIPT_INPUT_FILE_LIST_0"] = folder.absolute("list.xcfilelist")
      #expect(
        try paths(["--xcode-inputs"], in: folder.path, environment: environment)
          == ["Lib/d.storyboard", "a.xib"])
      environment["SCRIPT_INPUT_FILE_COUNT"] = "0"
      environment["SCRIPT_INPUT_FILE_LIST_COUNT"] = "0"
      #expect(try paths(["--xcode-inputs"], in: folder.path, environment: environment) == [])
    }
  }

  static let mistakes = [
    (
      ["--xcode-inputs"],
      "--xcode-inputs is for a Run Script build phase: SCRIPT_INPUT_FILE_COUNT is not set"
    ),
    (["--files-from", "gone"], "cannot read the list of files 'gone': no such file or folder"),
    (
      ["--files-from", "-", "-"],
      "standard input cannot be both a list of files and a file"
    ),
    (
      ["--changed-since", "--output=x"],
      "option '--changed-since' needs a git revision, not '--output=x'"
    ),
  ]

  @Test("wrongly, which is said", arguments: mistakes)
  func mistake(_ arguments: [String], _ message: String) throws {
    try use { folder throws in
      #expect(
        try Tool.run(arguments, in: folder.path)
          == Tool.Outcome(status: 2, output: "", error: "adlint: \(message)\n"))
    }
  }
}

// MARK: - Nothing to check

extension InputTests {
  @Test("B27: all of them excluded, which is no failure but is said in one line")
  func excluded() throws {
    try use { folder throws in
      try folder.write("excluded: [Lib, a.xib]", to: ".adlint.yml")
      let line = "adlint: the configuration leaves out all that was named; nothing was checked\n"
      #expect(
        try Tool.run(["a.xib", "Lib/d.storyboard"], in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: line))
      #expect(
        try Tool.run(["a.xib", "--quiet"], in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: ""))
      #expect(
        try paths(["--no-exclude"], in: folder.path) == ["Lib/d.storyboard", "a.xib", "b c.xib"])
      #expect(try paths(["--no-exclude", "a.xib"], in: folder.path) == ["a.xib"])
    }
  }

  @Test("B28: none of them found, which is a failure where that is asked for")
  func none() throws {
    try TemporaryFolder.use { folder throws in
      #expect(
        try Tool.run([], in: folder.path) == Tool.Outcome(status: 0, output: "", error: ""))
      #expect(
        try Tool.run(["--error-on-no-files"], in: folder.path)
          == Tool.Outcome(
            status: 2, output: "", error: "adlint: there is no Interface Builder file to check\n"))
      try folder.write(Xib.text("<view id=\"v\"/>"), to: "a.xib")
      #expect(
        try Tool.run(["--error-on-no-files"], in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: ""))
    }
  }

  @Test("B36 B40 B63: and clean, which leaves no word and no file")
  func clean() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Xib.text("<view id=\"v\"/>"), to: "a.xib")
      try folder.write("rules: {hidden_asset: off}", to: ".adlint.yml")
      let silence = Tool.Outcome(status: 0, output: "", error: "")
      #expect(try Tool.run(["a.xib"], in: folder.path) == silence)
      #expect(try Tool.run(["--reporter", "text"], in: folder.path) == silence)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == [".adlint.yml", "a.xib"])
    }
  }
}
