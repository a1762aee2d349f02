import Foundation
import TestSupport
import Testing

@Suite("Reports for services")
struct ServiceTests {
  private func template() throws -> Data {
    try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/Template.xib"))
  }

  @Test("Services get paths from the root of the repository, people from the working directory")
  func repository() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("gitdir: elsewhere", to: ".git")
      try folder.write(Array(try template()), to: "ios/ä b.xib")
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
