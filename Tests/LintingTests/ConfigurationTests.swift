import Linting
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("A configuration")
struct ConfigurationTests {
  /// A text and the mistake in it, as a user sees it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String
    var testDescription: String { expected }

    init(_ text: String, _ expected: String) {
      self.text = text
      self.expected = ".adlint.yml:" + expected
    }
  }

  static let mistakes = [
    Mistake("exclude: [a]", "1:1: unknown key 'exclude'; did you mean 'excluded'?"),
    Mistake("\nrule:\n  x: off", "2:1: unknown key 'rule'; did you mean 'rules'?"),
    Mistake("nonsense: 1", "1:1: unknown key 'nonsense'"),
    Mistake(
      "rules:\n  missing_atribution: off",
      "2:3: unknown rule 'missing_atribution'; did you mean 'missing_attribution'?"),
    Mistake(
      "rules:\n  missing_attribution: warn",
      "2:24: unknown severity 'warn'"),
    Mistake(
      "rules:\n  missing_attribution: eror",
      "2:24: unknown severity 'eror'; did you mean 'error'?"),
    Mistake("rules: [missing_attribution]", "1:8: expected keys with values here"),
    Mistake("rules: {zero_size_asset: [off]}", "1:26: expected one value here"),
    Mistake("excluded: Pods", "1:11: expected a list here"),
    Mistake("excluded: [/a]", "1:12: expected a path relative to this file's folder, not '/a'"),
    Mistake(
      "excluded:\n- a\n- ../b", "3:3: expected a path relative to this file's folder, not '../b'"),
    Mistake("excluded: ['']", "1:12: expected a path relative to this file's folder, not ''"),
    Mistake("custom_format_classes: BookAd", "1:24: expected a list here"),
    Mistake(
      "view_classes: {AdCard: GADNativAdView}",
      "1:24: unknown SDK class 'GADNativAdView'; did you mean 'GADNativeAdView'?"),
    Mistake(
      "view_classes: {AdCard: nothing}", "1:24: unknown SDK class 'nothing'"),
    Mistake(
      "adchoices_corner: middle", "1:19: unknown corner 'middle'"),
    Mistake("adchoices_square: 0", "1:19: expected a size in points above 0"),
    Mistake("adchoices_square: nan", "1:19: expected a number here"),
    Mistake(
      "sdk_versions: {google: 11}",
      "1:16: unknown SDK profile 'google'"),
    Mistake(
      "sdk_versions: {google_mobile_ads: new}",
      "1:35: expected a version such as 11 or 11.2, not 'new'"),
    Mistake("tags: {headlin: 5}", "1:8: unknown asset 'headlin'; did you mean 'headline'?"),
    Mistake("tags: {body: x}", "1:14: expected a whole number here"),
    Mistake("tags: {body: 0}", "1:14: 0 is the tag of every view without one"),
    Mistake("tags: {icon: 5, body: 5}", "1:23: tag 5 stands for 'icon' already"),
    Mistake("sdks: yandex", "1:7: expected a list here"),
    Mistake("sdks: []", "1:7: expected the names of SDKs here"),
    Mistake("sdks: [yandx]", "1:8: unknown SDK profile 'yandx'; did you mean 'yandex'?"),
    Mistake("widths: 320", "1:9: expected a list here"),
    Mistake("widths: []", "1:9: expected at least one width"),
    Mistake(
      "widths: [320, wide]",
      "1:15: expected a width in points above 0 and up to 4096, not 'wide'"),
    Mistake(
      "widths: [0]", "1:10: expected a width in points above 0 and up to 4096, not '0'"),
    Mistake(
      "widths:\n- 320\n- 4097",
      "3:3: expected a width in points above 0 and up to 4096, not '4097'"),
    Mistake(
      "widths: [nan]", "1:10: expected a width in points above 0 and up to 4096, not 'nan'"),
    Mistake("widths: [320, 390, 320.0]", "1:20: 320.0 stands here twice"),
    Mistake("overrides: [{rules: {}}]", "1:13: 'paths' is missing"),
    Mistake(
      "overrides: [{paths: [a], rule: {}}]", "1:26: unknown key 'rule'; did you mean 'rules'?"),
    Mistake(
      "overrides: [{paths: [/a], rules: {}}]",
      "1:22: expected a path relative to this file's folder, not '/a'"),
    Mistake(
      "overrides:\n- paths: [a]\n  rules: {hiden_asset: off}",
      "3:11: unknown rule 'hiden_asset'; did you mean 'hidden_asset'?"),
    Mistake("suppressions: [{rule: all}]", "1:16: 'path' is missing"),
    Mistake("suppressions: [{path: a}]", "1:16: 'rule' is missing"),
    Mistake(
      "suppressions: [{rule: hiden_asset, path: a}]",
      "1:23: unknown rule 'hiden_asset'; did you mean 'hidden_asset'?"),
    Mistake(
      "suppressions: [{rule: all, path: ../a}]",
      "1:34: expected a path relative to this file's folder, not '../a'"),
    Mistake("included: App", "1:11: expected a list here"),
    Mistake(
      "included: []", "1:11: 'included' names nothing; without the key everything is checked"),
    Mistake("baseline: ''", "1:11: 'baseline' names no file"),
    Mistake(
      "included: [/App]", "1:12: expected a path relative to this file's folder, not '/App'"),
    Mistake("fail_on: eror", "1:10: unknown level 'eror'; did you mean 'error'?"),
    Mistake("reporters: [jsn]", "1:13: unknown reporter 'jsn'; did you mean 'json'?"),
    Mistake("reporters: [json=]", "1:13: 'json=' names no file"),
    Mistake(
      "reporters: [json=-, text]",
      "1:21: only one report can go to standard output; write NAME=FILE"),
    Mistake("sources: [none]", "1:11: there is no such folder: 'none'"),
    Mistake("sources: [.adlint.yml]", "1:11: '.adlint.yml' is a file; name its folder"),
    Mistake(
      "profiles: [none.yml]",
      "1:12: cannot read the profile 'none.yml': no such file or folder"),
    Mistake(
      "profiles: [.adlint.yml]",
      "1:12: a profile is wrong: .adlint.yml:1:1: unknown key 'profiles'"),
    Mistake("a: [", "2:1: did not find expected node content"),
    Mistake("rules: {}\nrules: {}", "2:1: 'rules' stands here twice"),
    Mistake("- rules", "1:1: expected keys with values here"),
  ]

  @Test("B24 B25: names the place of a mistake and what was meant", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let error = try #require(throws: ConfigurationError.self) {
      try Run.configuration(mistake.text)
    }
    #expect(error.description == mistake.expected)
  }

  @Test(
    "says nothing where it is empty", arguments: ["", "{}", "# nothing", "rules:", "excluded: ~"])
  func empty(_ text: String) throws {
    let settings = try Run.configuration(text).settings
    #expect(settings.severities == [:])
    #expect(settings.viewClasses == [:])
    #expect(settings.adChoicesCorner == nil)
    #expect(settings.widths == nil)
  }

  @Test("sets severities and switches rules off")
  func severities() throws {
    let settings = try Run.configuration(
      "rules: {zero_size_asset: error, hidden_asset: note, nested_ad_views: off}"
    ).settings
    #expect(
      settings.severities == [
        "zero_size_asset": .error, "hidden_asset": .note, "nested_ad_views": .none,
      ])
  }

  @Test("names the project's classes, the corner, the versions, the tags and the widths")
  func facts() throws {
    let settings = try Run.configuration(
      """
      custom_format_classes: [BookAd, App.ListAd]
      view_classes: {AdCard: GADNativeAdView, Feed.AdCell: mytarget}
      adchoices_square: 20.5
      sdk_versions: {google_mobile_ads: 11.2}
      sdks: [google_mobile_ads, yandex]
      tags: {headline: 1001, age_restrictions: 1002}
      widths: [390, 320.5]
      """
    ).settings
    #expect(settings.sdks == ["google_mobile_ads", "yandex"])
    #expect(settings.customFormatClasses == ["BookAd", "App.ListAd"])
    #expect(settings.viewClasses == ["AdCard": "GADNativeAdView", "Feed.AdCell": "mytarget"])
    #expect(settings.adChoicesSquare == 20.5)
    #expect(settings.sdkVersions == ["google_mobile_ads": 11])
    #expect(settings.tags == [1001: "headline", 1002: "age_restrictions"])
    #expect(settings.widths == [320.5, 390])
  }

  @Test("names the classes that are no ad views")
  func ordinaryClasses() throws {
    let settings = try Run.configuration(
      "view_classes: {NewsCard: none, App.Teaser: none, AdCard: mytarget}"
    ).settings
    #expect(settings.ordinaryClasses == ["NewsCard", "App.Teaser"])
    #expect(settings.viewClasses == ["AdCard": "mytarget"])
  }

  @Test(
    "names a corner in any way of writing",
    arguments: ["bottom_left", "bottomLeft", "bottom-left", "Bottom Left"])
  func corner(_ text: String) throws {
    #expect(
      try Run.configuration("adchoices_corner: \(text)").settings.adChoicesCorner == .bottomLeft)
  }

  @Test("B61: is the nearest one upwards from the working directory")
  func search() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("rules: {hidden_asset: note}", to: ".adlint.yml")
      try folder.write("rules: {hidden_asset: error}", to: "a/.adlint.yml")
      try folder.makeFolder("a/b/c")
      try folder.makeFolder("d")
      let found = try ["", "a", "a/b/c", "d"].map { try severity(in: folder.absolute($0)) }
      #expect(found == [.note, .error, .error, .note])
    }
  }

  @Test("that is named wins over the nearest one, and its patterns count from its own folder")
  func named() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("nonsense", to: "a/.adlint.yml")
      try folder.write("excluded: [x.xib]", to: "b/other.yml")
      for name in ["a/x.xib", "b/x.xib", "b/y.xib"] { try folder.write(Run.faulty, to: name) }
      let report = try Run.report(
        in: folder.absolute("a"), [".", "../b"], configuration: "../b/other.yml")
      #expect(report.files.map(\.path) == ["../b/y.xib", "x.xib"])
    }
  }

  @Test("that cannot be read says why")
  func unreadable() throws {
    try TemporaryFolder.use { folder throws in
      try folder.makeFolder("folder.yml")
      for (name, reason) in [
        ("none.yml", "no such file or folder"), ("folder.yml", "it is a folder"),
      ] {
        let error = try #require(throws: ConfigurationError.self) {
          try Configuration.load(
            file: name, workingDirectory: folder.path, book: try Run.book.get())
        }
        #expect(error.description == "cannot read the configuration '\(name)': \(reason)")
      }
    }
  }

  private func severity(in folder: String) throws -> Severity? {
    let configuration = try Configuration.load(
      file: nil, workingDirectory: folder, book: try Run.book.get())
    return configuration.settings.severities["hidden_asset"] ?? nil
  }
}
