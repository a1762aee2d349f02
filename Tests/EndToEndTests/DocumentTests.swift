import Foundation
import Testing

/// A document of the repository.
enum Document {
  static let root = URL(filePath: FixtureTests.folder).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  static let readme = text("README.md")

  static func text(_ name: String) -> Result<String, any Error> {
    Result { try String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) }
  }
}

@Suite("The documents")
struct DocumentTests {
  static let names = ["README.md", "CONTRIBUTING.md", "docs/ci.md", "Benchmarks/README.md"]

  @Test("B67: name targets that the Makefile has", arguments: names)
  func targets(name: String) throws {
    let makefile = try Document.text("Makefile").get()
    let targets = makefile.matches(of: #/(?m)^(?<name>[a-z]+):/#).map { String($0.output.name) }
    let named = try Document.text(name).get()
      .matches(of: #/(?m)(?:^|`|&& )make (?:-C \S+ )?(?<name>[a-z]+)/#)
      .map { String($0.output.name) }
    #expect(Set(named).subtracting(targets) == [])
  }

  @Test("B67: name what the package builds")
  func products() throws {
    let package = try Document.text("Package.swift").get()
    let readme = try Document.readme.get()
    #expect(package.contains(".executable(name: \"adlint\", targets: [\"adlint\"])"))
    #expect(readme.contains("`.build/release/adlint`"))
    #expect(package.contains(".custom(verb: \"adlint\","))
    #expect(readme.contains("swift package adlint"))
    let tools = try #require(package.firstMatch(of: #/swift-tools-version: (?<version>[0-9.]+)/#))
    #expect(readme.contains("It needs Swift \(tools.output.version) or newer"))
  }

  @Test("name options that adlint has", arguments: names)
  func options(name: String) throws {
    let commands = ["lint", "rules", "explain", "inspect", "config", "init", "help"]
    let help = try commands.map { try Tool.run([$0, "--help"], in: "/").output }.joined()
    let known = Set(help.matches(of: #/--[a-z-]+/#).map { String($0.output) })
    // Commands of others on the same line end at what joins them.
    let calls = try Document.text(name).get().matches(of: #/(?:^|[`\s])adlint( [^`\n|&]*)?/#)
    let named = calls.flatMap { $0.output.1?.matches(of: #/(?:^|\s)(?<name>--[a-z-]+)/#) ?? [] }
      .map { String($0.output.name) }
    #expect(Set(named).subtracting(known) == [])
  }
}
