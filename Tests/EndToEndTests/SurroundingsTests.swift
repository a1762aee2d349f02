import Foundation
import TestSupport
import Testing

@Suite("A run's surroundings")
struct SurroundingsTests {
  private func fixture(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/\(name)"))
  }

  /// The severities in an xcode report, in its order.
  private func severities(_ arguments: [String], in folder: String, input: Data = Data()) throws
    -> [String]
  {
    let run = try Tool.run(arguments, in: folder, input: input)
    return run.output.split(separator: "\n").map { line in
      line.split(separator: " ").dropFirst().first.map { String($0.dropLast()) } ?? ""
    }
  }

  @Test("The configuration is looked for upwards, for files and for standard input")
  func configuration() throws {
    try TemporaryFolder.use { folder throws in
      let bytes = try fixture("Template.xib")
      try folder.write("rules: {attribution_not_at_top: error}", to: ".adlint.yml")
      try folder.write(Array(bytes), to: "a/b/x.xib")
      let deep = folder.absolute("a/b")
      #expect(try severities(["x.xib"], in: deep) == ["error"])
      #expect(try severities(["-"], in: deep, input: bytes) == ["error"])
      try folder.write("rules: {attribution_not_at_top: off}", to: "a/.adlint.yml")
      #expect(try severities(["x.xib"], in: deep) == [])
      #expect(try severities(["a"], in: folder.path) == ["error"])
    }
  }

  @Test("A mistake in the configuration stops the run before it begins")
  func mistake() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("rules:\n  hiden_asset: off\n", to: ".adlint.yml")
      try folder.makeFolder("a")
      for (place, shown) in [("", ".adlint.yml"), ("a", "../.adlint.yml")] {
        let run = try Tool.run(["."], in: folder.absolute(place))
        let message = "2:3: unknown rule 'hiden_asset'; did you mean 'hidden_asset'?"
        let path = shown.hasPrefix("..") ? folder.absolute(".adlint.yml") : shown
        #expect(run == Tool.Outcome(status: 2, output: "", error: "adlint: \(path):\(message)\n"))
      }
    }
  }

  @Test("Standard input has the name that is given, else <stdin>")
  func standardInput() throws {
    let bytes = try fixture("Template.xib")
    let named = try Tool.run(["--stdin-filename", "./b//X.xib", "-"], in: "/", input: bytes)
    let unnamed = try Tool.run(["-"], in: "/", input: bytes)
    #expect(named.output.hasPrefix("b/X.xib:23:22: note: "))
    #expect(unnamed.output.hasPrefix("<stdin>:23:22: note: "))
  }

  @Test("Standard input may be empty, which is no document")
  func emptyInput() throws {
    let run = try Tool.run(["-"], in: "/")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("<stdin>:1:1: error: The file cannot be read as XML"))
  }

  @Test("A working directory that was deleted is an error")
  func goneFolder() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("gone")
      let script = "/bin/rmdir \(folder.absolute("gone")); exec \"$0\" \"$@\""
      let tool = try #require(Tool.path)
      for arguments in [[], ["/"], ["inspect", "a.xib"]] {
        try folder.makeFolder("gone")
        let run = try Tool.run(
          ["-c", script, tool] + arguments, in: folder.absolute("gone"), program: "/bin/sh")
        let error = "adlint: the working directory is gone\n"
        #expect(run == Tool.Outcome(status: 2, output: "", error: error))
      }
    }
  }

  @Test("Paths may be absolute, and reports show them relative to the working directory")
  func paths() throws {
    let path = FixtureTests.folder + "/Template.xib"
    let inside = try Tool.run([path], in: FixtureTests.folder)
    let outside = try Tool.run([path], in: "/usr")
    #expect(inside.output.hasPrefix("Template.xib:23:22: note: "))
    #expect(outside.output.hasPrefix(path + ":23:22: note: "))
  }

  @Test("Services get paths from the root of the repository, people from the working directory")
  func repository() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("gitdir: elsewhere", to: ".git")
      try folder.write(Array(try fixture("Template.xib")), to: "ios/ä b.xib")
      let paths = [
        "sarif": "\"uri\" : \"ios/%C3%A4%20b.xib\"", "github": "file=ios/ä b.xib,",
        "gitlab": "\"path\" : \"ios/ä b.xib\"", "markdown": "#### ios/ä b.xib\n",
        "checkstyle": "<file name=\"ä b.xib\">", "html": "<h2>ä b.xib</h2>",
      ]
      for (reporter, path) in paths {
        let run = try Tool.run(["--reporter", reporter], in: folder.absolute("ios"))
        #expect(run.output.contains(path))
      }
    }
  }

  @Test(
    "What the service calls the root counts before .git",
    arguments: [
      ("", "a.xib"), (".", "ios/sub/a.xib"), ("ios", "sub/a.xib"), ("ios/", "sub/a.xib"),
      ("ios/sub", "a.xib"), ("io", "a.xib"),
    ])
  func workspace(folder: String, path: String) throws {
    try TemporaryFolder.use { files throws in
      let place = files.absolute("ios/sub")
      try files.write("gitdir: elsewhere", to: "ios/sub/.git")
      try files.write("<", to: "ios/sub/a.xib")
      let root = folder.isEmpty ? "" : folder == "." ? files.path : files.absolute(folder)
      for variable in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
        let run = try Tool.run(
          ["--reporter", "github"], in: place,
          environment: [variable: root])
        #expect(run.output.hasPrefix("::error file=\(path),"))
      }
    }
  }

  @Test("GitHub's summary of a step gets the Markdown report added")
  func stepSummary() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("before\n", to: "summary.md")
      let arguments = ["Template.xib", "--reporter"]
      for (reporter, isAdded) in [("github", true), ("xcode", false)] {
        let before = try folder.read("summary.md")
        _ = try Tool.run(
          arguments + [reporter], in: FixtureTests.folder,
          environment: ["GITHUB_STEP_SUMMARY": folder.absolute("summary.md")])
        let markdown = try Tool.run(arguments + ["markdown"], in: FixtureTests.folder)
        let added = isAdded ? markdown.output + "\n" : ""
        #expect(try folder.read("summary.md") == before + added)
      }
    }
  }

  @Test("A summary that cannot be written is an error, after the report")
  func lostStepSummary() throws {
    let run = try Tool.run(
      ["Template.xib", "--reporter", "github"], in: FixtureTests.folder,
      environment: ["GITHUB_STEP_SUMMARY": "/no/such/file"])
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("::notice file="))
    #expect(run.error == "adlint: cannot write the step summary: No such file or directory\n")
  }
}
