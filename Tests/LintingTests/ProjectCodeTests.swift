import Linting
import SourceModel
import TestSupport
import Testing

@Suite("The code of a project")
struct ProjectCodeTests {
  /// An ad view of an app's class without its headline.
  private static let card = Xib.text(
    """
    <view id="ad" customClass="Card" customModule="App" customModuleProvider="target">
    <subviews><label text="Ad" id="badge"/><label id="b"/></subviews>
    \(Xib.outlets("bodyView=b"))
    </view>
    """)
  private static let base = "import GoogleMobileAds\nclass Base: NativeAdView {}"
  private static let missing = ["App/Card.xib:4:15 error missing_required_asset"]

  /// The errors of a run over the files, whose marker makes the folder a project.
  private func errors(
    _ files: [String: String], marker: String? = ".git/HEAD", configuration: String = "{}",
    sources: Bool = true
  ) throws -> [String] {
    try TemporaryFolder.use { folder throws in
      if let marker { try folder.write("", to: marker) }
      try folder.write(Self.card, to: "App/Card.xib")
      try folder.write(configuration, to: ".adlint.yml")
      for (name, text) in files { try folder.write(text, to: name) }
      let report = try Run.report(in: folder.path, readingCode: sources)
      return Run.lines(of: report).filter { $0.contains(" error ") }
    }
  }

  @Test(
    "is looked for below the nearest project",
    arguments: [".git/HEAD", ".git", "Package.swift", "App.xcodeproj/project.pbxproj"])
  func markers(_ marker: String) throws {
    let code = ["Code/Card.swift": "import GoogleMobileAds\nclass Card: NativeAdView {}"]
    #expect(try errors(code, marker: marker) == Self.missing)
  }

  @Test("is not read without a project, or where nobody wants it")
  func unread() throws {
    let code = ["Code/Card.swift": "import GoogleMobileAds\nclass Card: NativeAdView {}"]
    #expect(try errors(code, marker: nil) == [])
    #expect(try errors(code, configuration: "sources: []") == [])
    #expect(try errors(code, sources: false) == [])
  }

  @Test(
    "is read where the configuration says",
    arguments: [
      ("sources: [Code]", true), ("sources: [App]", false), ("sources: [App, Code]", true),
    ])
  func stated(_ text: String, _ isFound: Bool) throws {
    let code = ["Code/Card.swift": "import GoogleMobileAds\nclass Card: NativeAdView {}"]
    let found = try errors(code, marker: nil, configuration: text)
    #expect(found == (isFound ? Self.missing : []))
  }

  @Test(
    "is not that of dependencies, of excluded folders and of files in other languages",
    arguments: ["Pods/A.swift", ".build/A.swift", "Old/A.swift", "Code/A.kt", "Code/A.swift.txt"])
  func foreign(_ path: String) throws {
    let code = [path: "import GoogleMobileAds\nclass Card: NativeAdView {}"]
    #expect(try errors(code, configuration: "excluded: [Old]") == [])
  }

  @Test(
    "is followed from class to class",
    arguments: [
      ["Code/Card.swift": "class Card: Base {}", "Code/Base.swift": base],
      [
        "Code/A.swift": "class Card: Middle {}", "Code/B.swift": "class Middle: Base {}",
        "Z.swift": base,
      ],
      [
        "Code/Card.h": "@interface Card : Base\n@end",
        "Code/B.h": "@interface Base : GADNativeAdView\n@end",
      ],
    ])
  func followed(_ code: [String: String]) throws { #expect(try errors(code) == Self.missing) }

  @Test(
    "is followed to the constants of other files",
    arguments: [
      ("enum Tags { static let options = 5 }", "Tags.options"),
      ("enum Tags: Int { case title = 4, options }", "Tags.options.rawValue"),
      ("let optionsTag = 5", "optionsTag"),
    ])
  func constants(_ declaration: String, _ use: String) throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      let views = (1...4).map { "<label tag=\"\($0)\" id=\"v\($0)\"/>" }.joined()
      try folder.write(
        Xib.text(
          "<view id=\"ad\" customClass=\"MANativeAdView\"><subviews>\(views)</subviews></view>"),
        to: "A.xib")
      try folder.write(declaration, to: "Constants.swift")
      try folder.write(
        "import AppLovinSDK\nfunc f(_ b: MANativeAdViewBinderBuilder) { b.titleLabelTag = 1\n"
          + "b.bodyLabelTag = 2\nb.callToActionButtonTag = 3\nb.optionsContentViewTag = \(use) }",
        to: "Bind.swift")
      let lines = Run.lines(of: try Run.report(in: folder.path, readingCode: true))
      #expect(lines.contains { $0.hasSuffix("error missing_adchoices") })
    }
  }

  @Test("may be in a circle, damaged or no text")
  func damaged() throws {
    let code = [
      "A.swift": "class Card: Other {}\nclass Other: Card {}\nlet a: NativeAdView",
      "B.swift": "\"\"\" NativeAdView { ( [", "C.m": "@implementation GADNativeAdView /* @\"",
      "D.swift": "",
    ]
    #expect(try errors(code) == [])
  }

  @Test("Its findings stand in its own files, in the order of all paths")
  func places() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("", to: "Package.swift")
      try folder.write(Run.faulty, to: "B/Native.xib")
      let load = "Bundle.main.loadNibNamed(\"Nativ\", owner: nil)!.first as! NativeAdView"
      for name in ["A/A.swift", "C/C.swift"] {
        try folder.write("import GoogleMobileAds\nlet v = \(load)", to: name)
      }
      try folder.write(
        "<plist><dict><key>GADNativeAdValidatorEnabled</key><false/></dict></plist>",
        to: "D/Info.plist")
      let lines = Run.lines(of: try Run.report(in: folder.path, readingCode: true))
      #expect(
        lines == [
          "A/A.swift:2:34 warning nib_name_not_found",
          "B/Native.xib:4:15 error missing_attribution",
          "B/Native.xib:4:15 note missing_call_to_action",
          "B/Native.xib:4:15 note missing_media_view", "C/C.swift:2:34 warning nib_name_not_found",
          "D/Info.plist:1:52 note validator_disabled",
        ])
    }
  }

  @Test("A folder of sources that is not there is a mistake")
  func missingFolder() throws {
    #expect(throws: ConfigurationError.self) { try Run.configuration("sources: [Gone]") }
  }
}
