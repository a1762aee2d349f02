import TestSupport

/// A project in which everything has a say: configuration, overrides, suppressions, a baseline,
/// translations and code.
enum LessonProject {
  /// Its layout.
  static let path = "App/Base.lproj/Ad.xib"

  /// Lends the project to a test.
  static func use(_ body: (TemporaryFolder) throws -> Void) throws {
    try TemporaryFolder.use { folder throws in
      for (name, text) in files { try folder.write(text, to: name) }
      try body(folder)
    }
  }

  private static let files = [
    ".git": "gitdir: elsewhere",
    path: Xib.text(
      """
      <view id="ad" customClass="GADNativeAdView">
      <subviews><label text="Ad" id="badge"/><label id="h">
      <attributedString key="userComments">
      <fragment content="adlint:disable gesture_on_ad_view"/></attributedString></label>
      <button id="c"/><button id="d"><attributedString key="userComments">
      <fragment content="adlint:disable button_for_asset -- as designed"/></attributedString></button>
      </subviews>
      \(Xib.outlets("headlineView=h callToActionView=c bodyView=d priceView=gone"))
      </view>
      """),
    "App/de.lproj/Ad.strings": "\"badge.text\" = \"Weiter\";",
    "App/Show.swift": """
    import GoogleMobileAds
    func show(_ view: NativeAdView) {
      view.callToActionView?.isUserInteractionEnabled = false
    }
    """,
    ".adlint.yml": """
    overrides: [{paths: [App], rules: {missing_media_view: warning}}]
    suppressions: [{rule: interactive_asset_button, path: App}]
    baseline: base.json
    """,
    "base.json": """
    {"version": 1, "entries": [
    {"path": "App/Base.lproj/Ad.xib", "rule": "dangling_outlet", "object": "ad", "outlet": "priceView"}
    ]}
    """,
  ]
}
