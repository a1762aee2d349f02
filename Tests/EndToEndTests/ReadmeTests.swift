import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  private static let project = URL(filePath: FixtureTests.folder).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The sessions that it shows, each from its command on.
  static let sessions: [String] = {
    do {
      return try String(contentsOf: project.appending(path: "README.md"), encoding: .utf8)
        .split(separator: "```").filter { $0.hasPrefix("console\n") }
        .map { String($0.dropFirst("console\n".count)) }
    } catch {
      return []
    }
  }()

  @Test("shows what adlint prints, but for what it leaves out", arguments: sessions)
  func isTrue(_ session: String) throws {
    let lines = session.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let words = try #require(lines.first).split(separator: " ").map(String.init)
    let arguments = Array(words.drop { $0 != "adlint" }.dropFirst())
    // The form of a terminal.
    let isPlain = arguments.count == 1
    let run = try Tool.run(
      (isPlain ? ["--reporter", "text"] : []) + arguments,
      in: Self.project.appending(path: "Examples").path)
    var rest = Substring(run.output + run.error)
    for part in lines.dropFirst().split(whereSeparator: { $0.hasPrefix("[…") }) {
      let text = part.joined(separator: "\n").trimmingCharacters(in: .newlines)
      let place = try #require(rest.firstRange(of: text), "not printed: \(text)")
      rest = rest[place.upperBound...]
    }
    #expect(rest.isEmpty || lines.contains { $0.hasPrefix("[…") } || rest == "\n")
  }

  @Test("shows sessions to try")
  func count() { #expect(Self.sessions.count == 4) }
}
