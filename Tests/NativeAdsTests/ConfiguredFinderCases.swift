import TestSupport

extension AdViewFinderTests {
  private static let byConfiguration = "ad=v owner=v evidence=configuration"

  static let configured: [FinderCase] = [
    FinderCase(
      "by name", FinderCase.view("AdCard", module: "App"),
      ["google_mobile_ads/native \(byConfiguration)"], viewClasses: ["AdCard": "GADNativeAdView"]),
    FinderCase(
      "by module and name", FinderCase.view("AdCard", module: "App"),
      ["google_mobile_ads/native \(byConfiguration)"],
      viewClasses: ["App.AdCard": "GADNativeAdView"]),
    FinderCase(
      "by another module", FinderCase.view("AdCard", module: "App"), [],
      viewClasses: ["Other.AdCard": "GADNativeAdView"]),
    FinderCase(
      "as a profile's ad view", FinderCase.view("AdCard"),
      ["mytarget/native \(byConfiguration)"], viewClasses: ["AdCard": "mytarget"]),
    FinderCase(
      "as a format's class", FinderCase.view("AdCard"),
      ["google_legacy/content \(byConfiguration)"],
      viewClasses: ["AdCard": "GADNativeContentAdView"]),
    FinderCase(
      "as a custom format", FinderCase.view("BookAd", module: "App"),
      ["google_custom_format/custom \(byConfiguration)"], customFormatClasses: ["BookAd"]),
    FinderCase(
      "as a custom format, by module and name", FinderCase.view("BookAd", module: "App"),
      ["google_custom_format/custom \(byConfiguration)"], customFormatClasses: ["App.BookAd"]),
    FinderCase(
      "on File's Owner", Xib.owner("BookAd") + "<view id=\"v\"/>",
      ["google_custom_format/custom ad=v owner=-1 evidence=configuration"],
      customFormatClasses: ["BookAd"]),
  ]

  private static let three = "headlineView=h bodyView=b callToActionView=c"

  static let ordinary: [FinderCase] = [
    FinderCase(
      "with an SDK's outlets", FinderCase.view("NewsCard", three, module: "App"), [],
      ordinaryClasses: ["NewsCard"]),
    FinderCase(
      "with an SDK's outlets, by module and name",
      FinderCase.view("NewsCard", three, module: "App"), [], ordinaryClasses: ["App.NewsCard"]),
    FinderCase(
      "of another module", FinderCase.view("NewsCard", three, module: "App"),
      ["google_mobile_ads/native ad=v owner=v evidence=outletNames"],
      ordinaryClasses: ["Other.NewsCard"]),
    FinderCase(
      "with the AdChoices outlet", FinderCase.view("NewsCard", "adChoicesView=h", module: "App"),
      [], ordinaryClasses: ["NewsCard"]),
    FinderCase(
      "of an SDK's name", FinderCase.view("GADNativeAdView", three), [],
      ordinaryClasses: ["GADNativeAdView"]),
    FinderCase(
      "as File's Owner",
      Xib.owner("NewsCard", three)
        + "<view id=\"v\"><subviews><label id=\"h\"/><label id=\"b\"/><button id=\"c\"/></subviews></view>",
      [], ordinaryClasses: ["NewsCard"]),
    FinderCase(
      "around an SDK's views", FinderCase.view("NewsCard", inside: media), [],
      ordinaryClasses: ["NewsCard"]),
    FinderCase(
      "around an SDK's ad view",
      FinderCase.view("NewsCard", three, id: "n", inside: FinderCase.view("GADNativeAdView")),
      ["google_mobile_ads/native ad=v owner=v evidence=sdkClass class=GADNativeAdView"],
      ordinaryClasses: ["NewsCard"]),
  ]

  private static let media = "<view id=\"m\" customClass=\"MTRGMediaAdView\"/>"
  private static let icon = "<view id=\"i\" customClass=\"MTRGIconAdView\"/>"
  private static let outlets = "titleView=t mediaView=m iconView=i"

  static let components: [FinderCase] = [
    FinderCase(
      "in the root view", "<view id=\"v\"><subviews>\(media)\(icon)</subviews></view>",
      ["mytarget/native ad=v owner=v evidence=components"]),
    FinderCase(
      "in the nearest view that holds them",
      """
      <view id="root"><subviews><label id="other"/><view id="v"><subviews>\
      <view id="box"><subviews>\(media)</subviews></view>\(icon)</subviews></view>\
      </subviews></view>
      """, ["mytarget/native ad=v owner=v evidence=components"]),
    FinderCase(
      "of the root view's class",
      """
      <view id="v" customClass="AdCard"><subviews><label id="t"/><view id="box"><subviews>\(media)\
      \(icon)</subviews></view></subviews>\(Xib.outlets(outlets))</view>
      """, ["mytarget/native ad=v owner=v evidence=components"]),
    FinderCase(
      "of File's Owner",
      Xib.owner("Loader", outlets)
        + "<view id=\"v\"><subviews><label id=\"t\"/>\(media)\(icon)</subviews></view>",
      ["mytarget/native ad=v owner=-1 evidence=components"]),
    FinderCase(
      "of a cell",
      """
      <tableViewCell id="cell" customClass="AdCell"><tableViewCellContentView key="contentView" \
      id="v"><subviews><label id="t"/>\(media)\(icon)</subviews></tableViewCellContentView>\
      \(Xib.outlets(outlets))</tableViewCell>
      """, ["mytarget/native ad=v owner=cell evidence=components"]),
    FinderCase(
      "of a controller",
      """
      <viewController id="vc" customClass="AdController"><view key="view" id="root"><subviews>\
      <view id="v"><subviews><label id="t"/>\(media)\(icon)</subviews></view></subviews></view>\
      \(Xib.outlets(outlets))</viewController>
      """, ["mytarget/native ad=v owner=vc evidence=components"]),
    FinderCase(
      "in two cells", "<view id=\"root\"><subviews>\(cell(1))\(cell(2))</subviews></view>",
      [
        "mytarget/native ad=v1 owner=v1 evidence=components",
        "mytarget/native ad=v2 owner=v2 evidence=components",
      ]),
    FinderCase("alone at the top level", media, []),
    FinderCase(
      "in the SDK's container", FinderCase.view("MTRGNativeAdContainer", inside: media),
      ["mytarget/native ad=v owner=v evidence=sdkClass class=MTRGNativeAdContainer"]),
    FinderCase(
      "in a complete view of the SDK", FinderCase.view("MTRGNativeAdView", inside: media), []),
    FinderCase("of Google make none", FinderCase.view("AdCard", inside: google), []),
  ]

  private static let google = "<view id=\"m\" customClass=\"GADMediaView\"/>"

  private static func cell(_ number: Int) -> String {
    """
    <collectionViewCell id="cell\(number)"><view key="contentView" id="v\(number)"><subviews>\
    <view id="m\(number)" customClass="MTRGMediaAdView"/></subviews></view></collectionViewCell>
    """
  }
}
