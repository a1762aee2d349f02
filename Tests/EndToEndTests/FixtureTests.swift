import Foundation
import Testing

@Suite("The files under Fixtures")
struct FixtureTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").path

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  @Test("are reported as the .out file beside each says", arguments: names)
  func isReported(_ name: String) throws {
    let run = try Tool.run(
      ["--reporter", "xcode", "--config", "adlint.yml", name], in: Self.folder)
    let found = "exit \(run.status)\n" + run.output + run.error
    let path = "\(Self.folder)/\(name).out"
    if ProcessInfo.processInfo.environment["ADLINT_UPDATE"] == "1" {
      try found.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(found == expected, "run the tests once with ADLINT_UPDATE=1 and read the difference")
  }

  @Test("are reported alike through standard input", arguments: names)
  func isReportedFromStandardInput(_ name: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: "\(Self.folder)/\(name)"))
    let options = ["--reporter", "json", "--config", "adlint.yml"]
    let file = try Tool.run(options + [name], in: Self.folder)
    let stream = try Tool.run(
      options + ["--stdin-filename", name, "-"], in: Self.folder, input: bytes)
    #expect(stream == file)
  }
}
