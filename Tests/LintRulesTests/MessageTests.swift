import LintRules
import NativeAds
import SourceModel
import TestSupport
import Testing

@Suite("Messages")
struct MessageTests {
  @Test(
    "say where an outlet belongs that the class does not have",
    arguments: [
      ("logoView", "; a content ad has it, not this class"),
      ("adBadge", "; a native template has it, not this class"),
      ("headlineVeiw", "; did you mean “headlineView”?"), ("titleView", ""), ("captionView", ""),
    ])
  func outlets(name: String, advice: String) throws {
    let ad = Ad().with { $0.outlets = "bodyView=b callToActionView=c mediaView=m \(name)=h" }
    #expect(
      try messages(ad, of: "unknown_outlet") == [
        "GADNativeAdView has no outlet “\(name)”, so loading the nib crashes\(advice)"
      ])
  }

  @Test(
    "do not deny that a text which says more marks the ad",
    arguments: [
      ("Ad by Acme", "Ad"), ("Advertisement by Acme", "Advertisement"), ("Promoted Ad", "Promoted"),
      ("This is an Ad", "Ad"), ("Реклама без границ", "Реклама"),
      ("Publicité gratuite", "Publicité"),
    ])
  func longerTexts(text: String, word: String) throws {
    let ad = Ad().with {
      $0.views["badge"] = "<label text=\"\(text)\" id=\"badge\">\(Xib.rect("8 20 20 15"))</label>"
    }
    #expect(
      try messages(ad, of: "missing_attribution") == [
        "GADNativeAdView (ad) has no label that says “\(word)” alone: UILabel “\(text)” (badge) says "
          + "more, and only a whole text is sure to count"
      ])
  }

  @Test(
    "name all assets under a view that covers much of the ad, else those whose centre it covers",
    arguments: [
      ("0 16 284 230", "the headline, the body, the call to action and the media view"),
      ("0 20 290 65", "the headline, the body, the call to action and the media view"),
      ("0 20 290 55", "the headline, the body and the call to action"),
      ("0 20 250 20", "the headline"),
    ])
  func overlays(frame: String, assets: String) throws {
    let ad = Ad().with {
      $0.views["x"] = "<button id=\"x\">\(Xib.rect(frame))</button>"
      $0.order.append("x")
    }
    #expect(
      try messages(ad, of: "touch_overlay") == [
        "UIButton (x) is no asset and takes the touches of what lies under it: \(assets)"
      ])
  }

  @Test("name a view once in full and quote two of the constraints that contradict one")
  func conflicts() throws {
    let constraint = "<constraint firstItem=\"i\" firstAttribute="
    let xml = """
      <view id="ad" customClass="GADNativeAdView">\(Xib.rect("0 0 300 200"))<subviews>
      <imageView userLabel="Icon" translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
      <label text="Title" id="h">\(Xib.rect("60 40 200 20"))</label></subviews><constraints>
      \(constraint)"height" secondItem="h" secondAttribute="height" constant="4" id="c1"/>
      \(constraint)"width" secondItem="i" secondAttribute="height" multiplier="16:9" id="c2"/>
      \(constraint)"width" relation="lessThanOrEqual" constant="30" id="c3"/>
      </constraints>\(Xib.outlets("headlineView=h iconView=i"))</view>
      """
    #expect(
      try messages(xml, of: "conflicting_constraints") == [
        "UIImageView “Icon” (i).width ≤ 30 contradicts “Icon”.height = UILabel “Title” (h).height + 4 "
          + "(c1), “Icon”.width = “Icon”.height × 16:9 (c2) and 1 more, and the headline "
          + "and the icon depend on it"
      ])
  }

  @Test("tell the class that a misspelt one was meant to be", arguments: misspelt)
  func misspeltClasses(name: String, meant: String) throws {
    let found = try messages("<view id=\"v\" customClass=\"\(name)\"/>", of: "misspelt_class")
    let sdk = name.uppercased().hasPrefix("MTR") ? "myTarget" : "Google Mobile Ads"
    #expect(
      found == [
        "\(name) is no class of \(sdk) that adlint knows. Did you mean \(meant)? Unless the app has "
          + "such a class, the nib loads a plain UIView"
      ])
  }

  static let misspelt = [
    ("GADNativeAdVeiw", "GADNativeAdView"), ("GADNativAdView", "GADNativeAdView"),
    ("gadMediaView", "GADMediaView"), ("GADMediaview", "GADMediaView"),
    ("GADMedaView", "GADMediaView"), ("GADAdChoiceView", "GADAdChoicesView"),
    ("GADUnifedNativeAdView", "GADNativeAdView"),
    ("GADTSmalTemplateView", "GADTSmallTemplateView"), ("MTRGMediaAdVeiw", "MTRGMediaAdView"),
  ]

  @Test("name a class that the SDK still had in the version of the project")
  func misspeltOldClasses() throws {
    let view = "<view id=\"v\" customClass=\"GADUnifedNativeAdView\"/>"
    #expect(
      try messages(view, of: "misspelt_class") { $0.sdkVersions = ["google_mobile_ads": 7] } == [
        "GADUnifedNativeAdView is no class of Google Mobile Ads 7 that adlint knows. Did you mean "
          + "GADUnifiedNativeAdView? Unless the app has such a class, the nib loads a plain UIView"
      ])
  }

  @Test(
    "do not take other classes for misspelt ones",
    arguments: [
      "GADNativeAdView", "GADUnifiedNativeAdView", "GADBannerView", "GADSearchBannerView",
      "GAMNativeAdView", "XGADNativeAdView", "MediaView", "NativeAdVeiw", "MTRGAdView", "GAD", "",
    ])
  func otherClasses(_ name: String) throws {
    #expect(
      try messages("<view id=\"v\" customClass=\"\(name)\"/>", of: "misspelt_class") == [])
  }

  @Test("take a class for misspelt unless the project knows it")
  func configuredClasses() throws {
    let view = "<view id=\"v\" customClass=\"GADNativeAdVeiw\" customModule=\"GoogleMobileAds\"/>"
    let changes: [(inout Settings) -> Void] = [
      { _ in }, { $0.viewClasses = ["GADNativeAdVeiw": "GADNativeAdView"] },
      { $0.viewClasses = ["GoogleMobileAds.GADNativeAdVeiw": "GADNativeAdView"] },
      { $0.customFormatClasses = ["GADNativeAdVeiw"] },
      { $0.ordinaryClasses = ["GADNativeAdVeiw"] },
    ]
    let counts = try changes.map { try messages(view, of: "misspelt_class", $0).count }
    #expect(counts == [1, 0, 0, 0, 0])
  }

  private func messages(_ ad: Ad, of rule: RuleID) throws -> [String] {
    try messages(ad.text, of: rule)
  }

  private func messages(
    _ objects: String, of rule: RuleID, _ configure: (inout Settings) -> Void = { _ in }
  ) throws -> [String] {
    try SeverityCase("", objects, [], configure).findings().filter { $0.rule == rule }
      .map(\.message)
  }
}
