import NativeAds
import TestSupport
import Testing

@Suite("Ad views")
struct AdViewFinderTests {
  @Test("are found by the SDK's class", arguments: classes)
  func byClass(_ finder: FinderCase) throws { try finder.check() }

  @Test("are found by the names of outlets", arguments: names)
  func byName(_ finder: FinderCase) throws { try finder.check() }

  @Test("are found behind File's Owner", arguments: owners)
  func byOwner(_ finder: FinderCase) throws { try finder.check() }

  @Test("are none where the project says that a class is no ad view", arguments: ordinary)
  func byExclusion(_ example: FinderCase) throws { try example.check() }

  @Test("are found by what the project says of its classes", arguments: configured)
  func byConfiguration(_ finder: FinderCase) throws {
    try finder.check()
  }

  @Test("are found around component views", arguments: components)
  func byComponents(_ finder: FinderCase) throws { try finder.check() }

  @Test("are the right SDK's", arguments: sdks)
  func bySDK(_ finder: FinderCase) throws { try finder.check() }
}

extension AdViewFinderTests {
  private static let three = "headlineView=h bodyView=b callToActionView=c"
  private static let google = "google_mobile_ads/native ad=v owner=v evidence=sdkClass"

  static let classes: [FinderCase] = [
    FinderCase(
      "Google", FinderCase.view("GADNativeAdView"), ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "a Google template", FinderCase.view("GADTSmallTemplateView"),
      ["google_mobile_ads/template ad=v owner=v evidence=sdkClass class=GADTSmallTemplateView"]),
    FinderCase(
      "a unified ad", FinderCase.view("GADUnifiedNativeAdView"),
      ["google_legacy/unified ad=v owner=v evidence=sdkClass class=GADUnifiedNativeAdView"]),
    FinderCase(
      "an install ad", FinderCase.view("GADNativeAppInstallAdView"),
      ["google_legacy/app_install ad=v owner=v evidence=sdkClass class=GADNativeAppInstallAdView"]),
    FinderCase(
      "a content ad", FinderCase.view("GADNativeContentAdView"),
      ["google_legacy/content ad=v owner=v evidence=sdkClass class=GADNativeContentAdView"]),
    FinderCase(
      "a Swift name in the SDK's module",
      FinderCase.view("NativeAdView", module: "GoogleMobileAds"),
      ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "a Swift name with three outlets", FinderCase.view("NativeAdView", three),
      ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "a Swift name around a media view",
      FinderCase.view("NativeAdView", inside: "<view id=\"m\" customClass=\"GADMediaView\"/>"),
      ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "a Swift name with an outlet of everybody's",
      FinderCase.view("NativeAdView", "imageView=h"), []),
    FinderCase("a Swift name alone", FinderCase.view("NativeAdView"), []),
    FinderCase(
      "an app's class of that name",
      FinderCase.view("NativeAdView", "headlineView=h", module: "App"),
      []),
    FinderCase(
      "one in the other",
      FinderCase.view(
        "GADNativeAdView", inside: "<view id=\"w\" customClass=\"GADNativeAdView\"/>"),
      [
        "\(google) class=GADNativeAdView",
        "google_mobile_ads/native ad=w owner=w evidence=sdkClass class=GADNativeAdView",
      ]),
    FinderCase(
      "two in scenes of a storyboard",
      """
      <viewController id="vc"><view key="view" id="root"><subviews>\
      \(FinderCase.view("GADNativeAdView"))<tableView id="t"><prototypes><tableViewCell id="cell">\
      <tableViewCellContentView key="contentView" id="cv"><subviews>\
      <view id="w" customClass="GADNativeAdView"/></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></subviews></view></viewController>
      """,
      [
        "\(google) class=GADNativeAdView",
        "google_mobile_ads/native ad=w owner=w evidence=sdkClass class=GADNativeAdView",
      ]),
    FinderCase("a banner", FinderCase.view("GADBannerView"), []),
    FinderCase("a banner of Ad Manager", FinderCase.view("GAMBannerView"), []),
    FinderCase("a view of UIKit", "<view id=\"v\"/>", []),
  ]

  static let names: [FinderCase] = [
    FinderCase(
      "three, the headline among them", FinderCase.view("AdCard", three, module: "App"),
      ["google_mobile_ads/native ad=v owner=v evidence=outletNames"]),
    FinderCase("two", FinderCase.view("AdCard", "headlineView=h bodyView=b"), []),
    FinderCase(
      "three without headline and call to action",
      FinderCase.view("AdCard", "bodyView=b iconView=h storeView=c"), []),
    FinderCase(
      "two and an unknown one", FinderCase.view("AdCard", "headlineView=h bodyView=b other=c"), []),
    FinderCase(
      "of a content ad alone", FinderCase.view("AdCard", "headlineView=h logoView=b bodyView=c"),
      ["google_legacy/content ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "of another SDK's class", FinderCase.view("GFPNativeSimpleAdView", three), []),
    FinderCase("of a second SDK's class", FinderCase.view("HyBidNativeAdView", three), []),
    FinderCase(
      "of an app's class with such a prefix",
      FinderCase.view("ANativeAdView", three, module: "App"),
      ["google_mobile_ads/native ad=v owner=v evidence=outletNames"]),
    FinderCase("of a plain view", "<view id=\"v\">\(Xib.outlets(three))</view>", []),
    FinderCase(
      "of a cell of the app",
      """
      <tableViewCell id="v" customClass="AdCell"><tableViewCellContentView key="contentView" \
      id="cv"><subviews><label id="h"/><label id="b"/><button id="c"/></subviews>\
      </tableViewCellContentView>\(Xib.outlets(three))</tableViewCell>
      """, ["google_mobile_ads/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "of a cell around the SDK's view",
      """
      <tableViewCell id="cell" customClass="AdCell"><tableViewCellContentView key="contentView" \
      id="cv"><subviews>\(FinderCase.view("GADNativeAdView"))</subviews>\
      </tableViewCellContentView>\(Xib.outlets(three))</tableViewCell>
      """, ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "the AdChoices image of a custom format",
      FinderCase.view("BookAd", "adChoicesView=h", module: "App"),
      ["google_custom_format/custom ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "AdChoices of Google's class",
      FinderCase.view(
        "BookAd", "adChoicesView=a", inside: "<view id=\"a\" customClass=\"GADAdChoicesView\"/>"),
      []),
    FinderCase(
      "AdChoices of another SDK's class",
      FinderCase.view(
        "BookAd", "adChoicesView=a", inside: "<view id=\"a\" customClass=\"FBAdOptionsView\"/>"),
      ["meta_audience_network/native ad=v owner=v evidence=components"]),
  ]

  static let owners: [FinderCase] = [
    FinderCase(
      "as the SDK's class", Xib.owner("GADNativeAdView", three) + content,
      ["google_mobile_ads/native ad=v owner=-1 evidence=filesOwner class=GADNativeAdView"]),
    FinderCase(
      "as a template", Xib.owner("GADTTemplateView", three) + content,
      ["google_mobile_ads/template ad=v owner=-1 evidence=filesOwner class=GADTTemplateView"]),
    FinderCase(
      "as an app's class", Xib.owner("AdCard", "view=v " + three) + content,
      ["google_mobile_ads/native ad=v owner=-1 evidence=filesOwner"]),
    FinderCase(
      "whose content is the second view",
      Xib.owner("AdCard", "view=v " + three) + "<view id=\"other\"/>" + content,
      ["google_mobile_ads/native ad=v owner=-1 evidence=filesOwner"]),
    FinderCase(
      "with outlets into the SDK's view",
      Xib.owner("AdCard", three) + "<view id=\"root\"><subviews>"
        + FinderCase.view("GADNativeAdView") + "</subviews></view>",
      ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "with outlets into the SDK's root view",
      Xib.owner("AdCard", three) + FinderCase.view("GADNativeAdView"),
      ["\(google) class=GADNativeAdView"]),
    FinderCase(
      "beside an ad view with outlets of its own",
      Xib.owner("GADNativeAdView") + FinderCase.view("GADNativeAdView", three),
      ["\(google) class=GADNativeAdView"]),
    FinderCase("with other outlets", Xib.owner("AdCard", "view=v title=h") + content, []),
    FinderCase("of no class", Xib.owner("") + content, []),
  ]

  private static let content =
    "<view id=\"v\"><subviews><label id=\"h\"/><label id=\"b\"/><button id=\"c\"/></subviews></view>"
}
