import Foundation
import TestSupport
import Testing

@Suite("The files under share")
struct SharedFileTests {
  static let files = [
    ("man", "adlint.1"), ("bash", "adlint.bash"), ("zsh", "adlint.zsh"), ("fish", "adlint.fish"),
  ]

  private static let folder = URL(filePath: FixtureTests.folder).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "share").path

  @Test("hold the manual page and the completions of this version", arguments: files)
  func areCurrent(form: String, name: String) throws {
    let run = try Tool.run(["help", "--reporter", form], in: "/")
    let path = "\(Self.folder)/\(name)"
    if ProcessInfo.processInfo.environment["ADLINT_UPDATE"] == "1" {
      try FileManager.default.createDirectory(
        atPath: Self.folder, withIntermediateDirectories: true)
      try run.output.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let found = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(found == run.output, "run the tests once with ADLINT_UPDATE=1")
  }

  /// What has been typed, and what bash then offers.
  static let lines: [(typed: [String], offered: [String])] = [
    (["ru"], ["rules"]), (["--rep"], ["--reporter", "--report-suppressed"]),
    (["--reporter", "j"], ["json", "junit"]),
    (["--reporter", "=", "x"], ["xcode"]), (["rules", "--reporter", "m"], ["markdown"]),
    (["explain", "zero"], ["zero_size_asset"]), (["help", "in"], ["inspect", "init"]),
    (["inspect", "--w"], ["--width"]), (["a.x"], []), (["lint", "--config", ""], []),
    (["rules", "x"], []),
  ]

  @Test("complete in bash what was begun", .enabled(if: hasBash), arguments: lines.indices)
  func completion(_ number: Int) throws {
    let (typed, offered) = Self.lines[number]
    let words = (["adlint"] + typed).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      . '\(Self.folder)/adlint.bash'; COMP_WORDS=(\(words)); COMP_CWORD=\(typed.count)
      _adlint; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Tool.run(["-c", script], in: "/", program: "/bin/bash")
    #expect(run.output.split(separator: "\n").map(String.init) == offered)
  }

  private static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")

  @Test("are asked for without a command")
  func misuse() throws {
    let run = try Tool.run(["help", "--reporter", "man", "lint"], in: "/")
    #expect(
      run
        == Tool.Outcome(
          status: 2, output: "",
          error: "adlint: the form 'man' is about all commands, not 'lint'\n"))
  }
}
