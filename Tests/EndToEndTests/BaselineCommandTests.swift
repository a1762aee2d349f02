import Foundation
import TestSupport
import Testing

@Suite("The baseline's options")
struct BaselineCommandTests {
  /// A folder with one file that has seven errors and three warnings.
  private func use(_ body: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.use { folder throws in
      let bytes = try Data(contentsOf: URL(filePath: "\(FixtureTests.folder)/Faults.xib"))
      try folder.write(Array(bytes), to: "App/Faults.xib")
      try body(folder)
    }
  }

  private func run(_ arguments: String, in folder: String) throws -> Tool.Outcome {
    try Tool.run(arguments.split(separator: " ").map(String.init), in: folder)
  }

  @Test(
    "B60: write, read and hold findings back, from any folder and without a trace in the report")
  func roundTrip() throws {
    try use { folder throws in
      let written = try run("--write-baseline lint.json", in: folder.path)
      #expect(
        written
          == Tool.Outcome(
            status: 0, output: "", error: "adlint: wrote 10 entries to 'lint.json'\n"))
      let clean = Tool.Outcome(status: 0, output: "", error: "")
      #expect(try run("--baseline lint.json --fail-on note", in: folder.path) == clean)
      #expect(
        try run("--baseline ../lint.json --fail-on note .", in: folder.absolute("App")) == clean)
      try folder.write("baseline: lint.json", to: ".adlint.yml")
      #expect(try run("--fail-on note", in: folder.absolute("App")) == clean)
      #expect(
        try run("--write-baseline lint.json --quiet", in: folder.absolute("App")).status == 0)
    }
  }

  @Test("B54: say with --verbose and in the summary what was held back")
  func verbose() throws {
    try use { folder throws in
      _ = try run("--write-baseline lint.json", in: folder.path)
      try folder.write("<broken", to: "b.xib")
      let outcome = try run(
        "--baseline lint.json --reporter text --verbose", in: folder.path)
      let lines = outcome.error.split(separator: "\n").map(String.init)
      #expect(lines.count == 11)
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix("; it is in the baseline") })
      #expect(lines.last == "1 error in 2 files (10 suppressed by the baseline)")
      #expect(outcome.output.hasPrefix("b.xib:1:8: error: "))
    }
  }

  @Test("B58: never create a file, report stale entries and fail on them when asked to")
  func stale() throws {
    try use { folder throws in
      let missing = try run("--baseline lint.json", in: folder.path)
      #expect(
        missing
          == Tool.Outcome(
            status: 2, output: "",
            error: "adlint: cannot read the baseline 'lint.json': no such file or folder\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.absolute("lint.json")))
      _ = try run("--write-baseline lint.json", in: folder.path)
      try folder.write(Xib.text("<view id=\"v\"/>"), to: "App/Faults.xib")
      let message =
        "adlint: 10 entries of the baseline 'lint.json' are stale; --write-baseline renews it\n"
      #expect(
        try run("--baseline lint.json", in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: message))
      #expect(
        try run("--baseline lint.json --strict-baseline --quiet", in: folder.path)
          == Tool.Outcome(status: 1, output: "", error: message))
      let verbose = try run("--baseline lint.json --verbose", in: folder.path).error
      #expect(
        verbose.contains("\nApp/Faults.xib: stale (missing_attribution): iN0-l3-epB\n"))
    }
  }

  @Test("keep fixes from what is accepted, unless it is accepted anew")
  func fixes() throws {
    try use { folder throws in
      let text = try folder.read("App/Faults.xib")
      _ = try run("--write-baseline lint.json", in: folder.path)
      let clean = Tool.Outcome(status: 0, output: "", error: "")
      #expect(try run("--baseline lint.json --unsafe-fixes --diff", in: folder.path) == clean)
      #expect(try run("--baseline lint.json --unsafe-fixes --fix", in: folder.path) == clean)
      #expect(try folder.read("App/Faults.xib") == text)
      #expect(try run("--diff", in: folder.path).status == 1)
      #expect(try run("--diff --fail-on never", in: folder.path).status == 0)
      let renewed = try run("--fix --write-baseline lint.json", in: folder.path)
      #expect(renewed.status == 0)
      #expect(try folder.read("App/Faults.xib") != text)
      #expect(
        try run("--baseline lint.json --strict-baseline --fail-on note", in: folder.path) == clean)
    }
  }

  @Test("count beside --diff, too: reports, stale entries and what was held back")
  func difference() throws {
    try use { folder throws in
      _ = try run("--write-baseline lint.json", in: folder.path)
      let held = try run(
        "--baseline lint.json --diff --verbose --statistics --reporter xcode=out.txt",
        in: folder.path)
      #expect(held.status == 0)
      #expect(try folder.read("out.txt") == "")
      let lines = held.error.split(separator: "\n")
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix("; it is in the baseline") })
      #expect(lines.last == "no findings")
      try folder.write(Xib.text("<view id=\"v\"/>"), to: "App/Faults.xib")
      let message =
        "adlint: 10 entries of the baseline 'lint.json' are stale; --write-baseline renews it\n"
      #expect(
        try run("--baseline lint.json --diff", in: folder.path)
          == Tool.Outcome(status: 0, output: "", error: message))
      #expect(
        try run("--baseline lint.json --diff --strict-baseline", in: folder.path)
          == Tool.Outcome(status: 1, output: "", error: message))
    }
  }

  @Test("stop the run at a broken baseline, whether it is to be read or written")
  func broken() throws {
    try use { folder throws in
      try folder.write("{\n<<<<", to: "lint.json")
      for option in ["--baseline", "--write-baseline"] {
        let outcome = try run("\(option) lint.json", in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output == "")
        #expect(outcome.error.hasPrefix("adlint: lint.json:"))
      }
      #expect(try folder.read("lint.json") == "{\n<<<<")
    }
  }
}
