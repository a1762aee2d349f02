import FoundationEssentials
import Linting
import TestSupport
import Testing

@Suite("What is generated from the table of keys")
struct ConfigurationTemplateTests {
  private func text(in folder: TemporaryFolder) throws -> String {
    ConfigurationTemplate.text(ProjectSurvey(of: folder.path, book: try Run.book.get()))
  }

  @Test("A new configuration is all comments")
  func comments() throws {
    try TemporaryFolder.use { folder throws in
      let lines = try text(in: folder).split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("#") })
    }
  }

  private static let profile = """
    id: example_ads
    name: Example Ads
    sources: {site: {url: "https://example.com", checked: 2026-01-01}}
    formats: []
    recognised_by: {components: [], source: site}
    """

  private static let project =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  @Test("The README's example has every key, and is right")
  func readme() throws {
    let readme = try String(contentsOfFile: Self.project + "/README.md", encoding: .utf8)
    let start = try #require(readme.firstRange(of: "```yaml\nincluded:"))
    let text = readme[start.lowerBound...].dropFirst(8).prefix { $0 != "`" }
    try TemporaryFolder.use { folder throws in
      try folder.write(String(text), to: ".adlint.yml")
      try folder.write(Self.profile, to: "Lint/example_ads.yml")
      for name in ["App", "Modules/Ads"] { try folder.makeFolder(name) }
      let configuration = try Configuration.load(
        file: nil, workingDirectory: folder.path, book: try Run.book.get(),
        reporters: ["xcode", "html"])
      let keys = configuration.origin?.statements.map(\.key.rawValue).sorted()
      #expect(keys == ConfigurationKey.allCases.map(\.rawValue).sorted())
    }
  }

  @Test("Every example in a new configuration is right, each alone and all together")
  func examples() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("App/Sources")
      try folder.write(Self.profile, to: "Lint/example_ads.yml")
      let template = try text(in: folder)
      let settings = template.split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { $0.dropFirst() }.filter { !$0.isEmpty && ($0.first != " " || $0.hasPrefix("  ")) }
      let all = settings.joined(separator: "\n")
      let keys = ConfigurationKey.allCases.map { $0.rawValue + ":" + $0.example }
      #expect(all == keys.joined(separator: "\n"))
      for text in keys + [all] {
        try folder.write(text, to: ".adlint.yml")
        let configuration = try Configuration.load(
          file: nil, workingDirectory: folder.path, book: try Run.book.get(),
          reporters: ["xcode", "junit"])
        #expect(configuration.origin?.statements.isEmpty == false)
      }
    }
  }

  @Test("A new configuration says what the project holds")
  func survey() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Run.faulty, to: "App/a.xib")
      try folder.write("<broken", to: "App/b.xib")
      for name in ["Pods/x.xib", "ThirdParty/y.xib", "Carthage/z.xib"] {
        try folder.write(Run.clean, to: name)
      }
      #expect(
        try text(in: folder).hasPrefix(
          """
          # The configuration of adlint. Every key is optional; remove the # before what you need.
          #
          # Found here: 3 Interface Builder files, with the classes of
          # - Google Mobile Ads: GADNativeAdView
          # Never entered: Carthage, Pods.
          # Perhaps to be excluded: ThirdParty.

          # Check
          """))
    }
  }

  @Test("The JSON schema is the checked-in one")
  func schema() throws {
    let path = Self.project + "/adlint.schema.json"
    if ProcessInfo.processInfo.environment["ADLINT_UPDATE"] == "1" {
      try ConfigurationSchema.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let found = try? String(contentsOfFile: path, encoding: .utf8)
    #expect(found == ConfigurationSchema.text, "run the tests once with ADLINT_UPDATE=1")
  }
}
