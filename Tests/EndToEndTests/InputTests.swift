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
      try folder.write("Lib/d.storyboard", to: "more.txt")
      #expect(
        try paths(
          ["--files-from", "-", "--files-from", "more.txt"], in: folder.path, input: "a.xib")
          == ["Lib/d.storyboard", "a.xib"])
      #expect(
        try paths(["--files-from", "-", "Lib"], in: folder.path, input: "a.xib")
          == ["Lib/d.storyboard", "a.xib"])
    }
  }

  @Test("in a list of all that changed, which may come through a pipe")
  func mixedList() throws {
    try use { folder throws in
      let text = "README.md\n-\nApp/Feed.swift\na.xib\n"
      #expect(
        try paths(["--files-from", "-"], in: folder.path, input: text) == ["a.xib"])
      #expect(
        try paths(["--files-from", "/dev/stdin"], in: folder.path, input: text) == ["a.xib"])
      let gone = try Tool.run(["--files-from", "-"], in: folder.path, input: Data("b.xib".utf8))
      #expect(
        gone.output
          == "b.xib:1:1: error: The file was not checked: no such file or folder "
          + "(unreadable_file)\n")
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
    (["--changed-since", "x", "-"], "git cannot tell whether standard input changed; leave - out"),
    (
      ["--stdin-filename", "a.xib", "b.xib"],
      "--stdin-filename names what - reads; add - to the paths, or leave it out"
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
