import TestSupport

/// How the SDKs that share names are told apart.
extension AdViewFinderTests {
  private static let shared = "titleLabel=h bodyLabel=b callToActionButton=c"
  private static let three = "headlineView=h bodyView=b callToActionView=c"

  private static func view(_ customClass: String, _ id: String) -> String {
    "<view id=\"\(id)\" customClass=\"\(customClass)\"/>"
  }

  static let sdks: [FinderCase] = [
    FinderCase(
      "Yandex by its class", FinderCase.view("YMANativeAdView"),
      ["yandex/native ad=v owner=v evidence=sdkClass class=YMANativeAdView"]),
    FinderCase(
      "Yandex by its Swift name and module",
      FinderCase.view("NativeAdView", module: "YandexMobileAds"),
      ["yandex/native ad=v owner=v evidence=sdkClass class=YMANativeAdView"]),
    FinderCase(
      "Yandex by its Swift name around its media view",
      FinderCase.view("NativeAdView", inside: view("YMANativeMediaView", "m")),
      ["yandex/native ad=v owner=v evidence=sdkClass class=YMANativeAdView"]),
    FinderCase(
      "nobody by a Swift name that two SDKs inside have",
      FinderCase.view(
        "NativeAdView", inside: view("YMANativeMediaView", "m") + view("GADMediaView", "n")),
      []),
    FinderCase(
      "nobody by a Swift name in a third SDK's module",
      FinderCase.view("MediaView", three, module: "VungleAdsSDK"),
      ["google_mobile_ads/native ad=v owner=v evidence=outletNames"]),
    FinderCase("nobody by names that all use", FinderCase.view("AdCard", shared), []),
    FinderCase(
      "nobody by the names of a shop's cell",
      FinderCase.view("ProductCell", "titleLabel=h priceLabel=b ratingView=c"), []),
    FinderCase(
      "Yandex by two outlets of its own",
      FinderCase.view("AdCard", shared + " domainLabel=d sponsoredLabel=s"),
      ["yandex/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "Yandex by its media view",
      FinderCase.view(
        "AdCard", shared + " domainLabel=d warningLabel=w",
        inside: view("YMANativeMediaView", "m")),
      ["yandex/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "MAX by an outlet of its own",
      FinderCase.view("AdCard", shared + " optionsContentView=o"),
      ["applovin_max/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "LevelPlay by an outlet of its own",
      FinderCase.view("AdCard", "adTitleView=h adCallToActionView=c adAppIcon=i"),
      ["levelplay/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "Google by most outlets, with some of another SDK's",
      FinderCase.view(
        "AdCard",
        three + " mediaView=m warningLabel=w domainLabel=d reviewCountLabel=r faviconImageView=f",
        inside: view("GADMediaView", "m")),
      ["google_mobile_ads/native ad=v owner=v evidence=outletNames"]),
    FinderCase(
      "nobody where names and classes contradict",
      FinderCase.view("AdCard", three, inside: view("CASMediaView", "m")), []),
    FinderCase(
      "myTarget by its components, whatever the names",
      FinderCase.view("AdCard", three + " mediaView=m", inside: view("MTRGMediaAdView", "m")),
      ["mytarget/native ad=v owner=v evidence=components"]),
    FinderCase(
      "Meta by its components",
      FinderCase.view(
        "AdCard", "adTitleLabel=h adCoverMediaView=m", inside: view("FBMediaView", "m")),
      ["meta_audience_network/native ad=v owner=v evidence=components"]),
    FinderCase(
      "Meta by the view that its outlet names",
      """
      <viewController id="vc" customClass="AdController"><view key="view" id="root"><subviews>\
      <view id="v"><subviews>\(view("FBMediaView", "m"))</subviews></view></subviews></view>\
      \(Xib.outlets("adUIView=v adCoverMediaView=m"))</viewController>
      """, ["meta_audience_network/native ad=v owner=vc evidence=components"]),
    FinderCase(
      "CAS with the outlets of a controller",
      """
      <viewController id="vc" customClass="AdController"><view key="view" id="root"><subviews>\
      \(FinderCase.view("CASNativeView"))</subviews></view>\
      \(Xib.outlets("headlineView=h callToActionView=c"))</viewController>
      """, ["cas/native ad=v owner=vc evidence=sdkClass class=CASNativeView"]),
    FinderCase(
      "MAX around Google",
      FinderCase.view("MANativeAdView", inside: FinderCase.view("GADNativeAdView", id: "g")),
      [
        "applovin_max/native ad=v owner=v evidence=sdkClass class=MANativeAdView",
        "google_mobile_ads/native ad=g owner=g evidence=sdkClass class=GADNativeAdView",
      ]),
  ]
}
