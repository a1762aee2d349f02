import Linting
import SourceModel
import TestSupport
import Testing

@Suite("Included paths")
struct InclusionTests {
  private static let names = [
    "App/a.xib", "App/Deep/b.xib", "Lib/c.xib", "Lib/Feed/d.xib", "e.xib",
  ]

  private func paths(
    _ patterns: String, _ arguments: [String] = [], from place: String = ""
  ) throws -> [String] {
    try TemporaryFolder.use { folder throws in
      for name in Self.names { try folder.write(Run.clean, to: name) }
      try folder.write("{included: [\(patterns)], excluded: [App/Deep]}", to: ".adlint.yml")
      return try Run.report(in: folder.absolute(place), arguments).files.map(\.path)
    }
  }

  @Test(
    "are checked alone",
    arguments: [
      ("App", ["App/a.xib"]), ("App, e.xib", ["App/a.xib", "e.xib"]),
      ("'**/Feed'", ["Lib/Feed/d.xib"]), ("'Lib/*.xib'", ["Lib/c.xib"]),
      ("Lib/Feed/d.xib", ["Lib/Feed/d.xib"]), ("'L?b/**'", ["Lib/Feed/d.xib", "Lib/c.xib"]),
      ("App/Deep", []), ("'**'", ["App/a.xib", "Lib/Feed/d.xib", "Lib/c.xib", "e.xib"]),
    ])
  func walked(patterns: String, expected: [String]) throws {
    #expect(try paths(patterns) == expected)
  }

  @Test("keep what cannot be read out, too")
  func unreadable() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("folder.xib")
      try folder.link("dangling.xib", to: "nowhere.xib")
      try folder.write(Run.clean, to: "App/a.xib")
      try folder.write("included: [App]", to: ".adlint.yml")
      #expect(try Run.report(in: folder.path, []).files.map(\.path) == ["App/a.xib"])
    }
  }

  @Test("are checked alone among those that are named, too, and from any folder")
  func named() throws {
    #expect(try paths("App", ["e.xib", "App/a.xib", "Lib"]) == ["App/a.xib"])
    #expect(try paths("App", ["..", "d.xib"], from: "Lib/Feed") == [])
    #expect(
      try paths("App, Lib/Feed", ["../.."], from: "Lib/Feed") == ["../../App/a.xib", "d.xib"])
  }
}
