import Linting
import SourceModel
import TestSupport
import Testing

@Suite("A project's own SDK profiles")
struct ProfileTests {
  private static let profile = """
    id: example_ads
    name: Example Ads
    sources:
      site: {url: "https://example.com/native", checked: 2026-01-01}
    formats:
      - {id: native, title: "native ad", required: [titleView], outlets: [titleView], source: site}
    ad_view_classes:
      - {name: EXNativeAdView, format: native, source: site}
    recognised_by: {components: [EXMediaView], source: site}
    outlets:
      - {name: titleView, role: headline, source: site}
    """

  private static let xib = Xib.text(
    """
    <view id="ad" customClass="EXNativeAdView">
    <subviews><label text="Title" id="h"/></subviews></view>
    """)

  @Test("make their classes known, from wherever the run is")
  func known() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write(Self.xib, to: "App/a.xib")
      try folder.write(Self.profile, to: "Lint/example.yml")
      #expect(Run.lines(of: try Run.report(in: folder.path)) == [])
      try folder.write(
        """
        profiles: [Lint/example.yml]
        view_classes: {OurAdView: EXNativeAdView, OtherAdView: example_ads}
        """, to: ".adlint.yml")
      #expect(
        Run.lines(of: try Run.report(in: folder.absolute("App"))) == [
          "a.xib:4:15 error unbound_ad_view"
        ])
    }
  }

  @Test("are refused with the place where they are wrong")
  func wrong() throws {
    try TemporaryFolder.use { folder throws in
      try folder.write("profiles:\n- Lint/example.yml", to: ".adlint.yml")
      let mistakes = [
        ("", "1:1: the file is empty"),
        (
          Self.profile.replacing("outlets:\n", with: "outlet:\n"),
          "10:1: unknown key 'outlet'; did you mean 'outlets'?"
        ),
        (
          Self.profile.replacing("id: example_ads", with: "id: mytarget"),
          "1:1: there is a profile 'mytarget' already"
        ),
      ]
      for (text, expected) in mistakes {
        try folder.write(text, to: "Lint/example.yml")
        let error = try #require(throws: ConfigurationError.self) {
          try Run.report(in: folder.path)
        }
        #expect(
          error.description
            == ".adlint.yml:2:3: a profile is wrong: Lint/example.yml:\(expected)")
      }
    }
  }
}
