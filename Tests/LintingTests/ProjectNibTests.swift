import Linting
import TestSupport
import Testing

@Suite("The nibs that a project's code loads")
struct ProjectNibTests {
  private static let other = Xib.text(
    "<view id=\"root\"><subviews><view id=\"ad\" customClass=\"GADNativeAdView\"/></subviews></view>"
  )
  private static let load = """
    import GoogleMobileAds
    let view = Bundle.main.loadNibNamed("Card", owner: nil)!.first as! NativeAdView
    """
  private static let mismatch = ["Code/Feed.swift:2:64 error nib_root_class_mismatch"]

  /// What a run over `App` says of the code, with more files in the project.
  private func found(
    _ files: [String: String], configuration: String = "{}", arguments: [String] = ["App"]
  ) throws -> [String] {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      try folder.write(configuration, to: ".adlint.yml")
      try folder.write(Self.other, to: "App/Card.xib")
      try folder.write(Self.load, to: "Code/Feed.swift")
      for (name, text) in files { try folder.write(text, to: name) }
      let report = try Run.report(in: folder.path, arguments, readingCode: true)
      return Run.lines(of: report).filter { $0.hasSuffix("nib_root_class_mismatch") }
    }
  }

  @Test(
    "are none of another name, of another kind or a device's own",
    arguments: ["Other/Cards.xib", "Other/Card.storyboard", "App/Card~ipad.xib", "Pods/Card.xib"])
  func certain(_ path: String) throws {
    #expect(try found([path: Run.clean]) == Self.mismatch)
  }

  @Test(
    "may be one that the run does not check", arguments: ["Other/Card.xib", "Other/a/b/Card.xib"])
  func unchecked(_ path: String) throws {
    #expect(try found([path: Run.clean]) == [])
    #expect(try found([path: "no xib"]) == [])
    #expect(try found([path: Run.clean], configuration: "sources: [Code]") == [])
    #expect(try found([path: Run.clean], configuration: "excluded: [Other]") == [])
    #expect(try found([path: Run.clean], configuration: "excluded: ['**/b', Other]") == [])
  }

  @Test(
    "are found among those of dependencies, at any depth",
    arguments: [
      ("Pods/Kit/Card.xib", false), ("Carthage/Checkouts/Kit/Card.xib", false),
      (".build/checkouts/Kit/Pods/Card.xib", false), ("Pods/Kit/Cards.xib", true),
      ("AppTests/Card.xib", true), (".git/Card.xib", true),
    ])
  func dependencies(_ path: String, _ isMissing: Bool) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      try folder.write(Run.faulty, to: "App/Ad.xib")
      try folder.write(Self.load, to: "Feed.swift")
      try folder.write(Run.clean, to: path)
      let lines = Run.lines(of: try Run.report(in: folder.path, readingCode: true))
      #expect(lines.contains { $0.hasSuffix("nib_name_not_found") } == isMissing)
    }
  }

  @Test("are all wrong where the run checks each")
  func checked() throws {
    #expect(try found(["Other/Card.xib": Self.other], arguments: ["."]) == Self.mismatch)
    #expect(try found(["Other/Card.xib": Run.faulty], arguments: ["."]) == [])
  }
}
