import NativeAds
import TestSupport

/// What the SDKs other than Google's make of a layout.
extension SeverityTests {
  private static func changed(
    _ name: String, _ ad: Ad, _ expected: [String], tags: [Int: String] = [:],
    _ change: (inout Ad) -> Void = { _ in }
  ) -> SeverityCase {
    SeverityCase(
      name, ad.with(change).text.replacing("customClass=\"\"", with: ""), expected
    ) { $0.tags = tags }
  }

  private static let unbound = "unbound_ad_view note ad"
  private static let tags = [
    1001: "headline", 1003: "body", 1005: "ad_choices", 1007: "call_to_action",
  ]

  static let sdks: [SeverityCase] = [
    changed("Yandex: all right", yandex, []),
    changed(
      "Yandex: two of the seven missing", yandex,
      ["missing_required_asset error ad", "missing_required_asset error ad"]
    ) { $0.outlets = $0.outlets.filtered("warningLabel", "feedbackButton") },
    changed("Yandex: what ads for apps need", yandex, ["missing_required_asset warning ad"]) {
      $0.outlets = $0.outlets.filtered("priceLabel")
    },
    changed("Yandex: an app's subclass", yandex, ["missing_required_asset warning ad"]) {
      $0.customClass = "AdCard"
      $0.outlets = $0.outlets.filtered("warningLabel")
    },
    changed("Yandex: the media view left unconnected", yandex, ["unconnected_media_view error m"]) {
      $0.outlets = $0.outlets.filtered("mediaView")
    },
    changed("Yandex: a plain media view", yandex, ["media_view_wrong_class error m"]) {
      $0.views["m"] = "<view id=\"m\">\(Xib.rect("8 180 100 25"))</view>"
    },
    changed("Yandex: a label as the button", yandex, ["asset_wrong_kind error c"]) {
      $0.views["c"] = "<label id=\"c\">\(Xib.rect("8 150 100 25"))</label>"
    },
    changed("Yandex: a required asset shines through", yandex, ["transparent_asset error s"]) {
      $0.views["s"] = "<label alpha=\"0.9\" id=\"s\">\(Xib.rect("8 90 100 25"))</label>"
    },
    changed("Yandex: a required asset is hidden", yandex, ["hidden_asset error s"]) {
      $0.views["s"] = "<label hidden=\"YES\" id=\"s\">\(Xib.rect("8 90 100 25"))</label>"
    },
    changed("Yandex: the feedback button is off", yandex, ["disabled_call_to_action warning f"]) {
      $0.views["f"] =
        "<button userInteractionEnabled=\"NO\" id=\"f\">\(Xib.rect("8 120 100 25"))</button>"
    },
    changed("Yandex: an outlet of Google's", yandex, ["unknown_outlet error ad"]) {
      $0.outlets += " headlineView=t"
    },
    changed("Yandex: the app's module", yandex, ["sdk_class_module error ad"]) {
      $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    },
    changed("MAX: the guide's tags", max, [unbound]),
    changed("MAX: stated tags", max, [], tags: tags),
    changed(
      "MAX: a stated tag on no view", max, ["missing_tag warning ad"],
      tags: tags.merging([1002: "advertiser"]) { old, _ in old }),
    changed("MAX: a tag twice", max, ["duplicate_tag error b", unbound]) {
      $0.views["b"] = "<label tag=\"1001\" id=\"b\">\(Xib.rect("8 30 100 25"))</label>"
    },
    changed(
      "MAX: no view for the options, by the stated tags", max, ["missing_adchoices error ad"],
      tags: tags
    ) { $0.order.removeAll { $0 == "o" } },
    changed(
      "MAX: no view for the options, by the guide's tags", max,
      ["missing_adchoices note ad", unbound]
    ) { $0.order.removeAll { $0 == "o" } },
    SeverityCase(
      "MAX: the corner that is meant for another SDK",
      max.with { $0.order.removeAll { $0 == "o" } }.text.replacing("tag=\"1", with: "tag=\"2"),
      [unbound]
    ) { $0.adChoicesCorner = .topLeft },
    changed("MAX: other tags", max, [unbound]) {
      for key in $0.views.keys {
        $0.views[key] = $0.views[key]?.replacing("tag=\"1", with: "tag=\"2")
      }
    },
    changed("MAX: the call to action is off", max, ["disabled_call_to_action warning c", unbound]) {
      $0.views["c"] = """
        <button userInteractionEnabled="NO" tag="1007" id="c">\(Xib.rect("8 150 100 25"))</button>
        """
    },
    changed("MAX: no badge", max, ["missing_attribution warning ad", unbound]) {
      $0.views["b"] =
        "<label tag=\"1003\" text=\"Body\" id=\"b\">\(Xib.rect("8 30 100 25"))</label>"
      $0.views["t"] =
        "<label tag=\"1001\" text=\"Title\" id=\"t\">\(Xib.rect("8 0 100 25"))</label>"
      $0.order.removeAll { $0 == "badge" }
    },
    changed("MAX: the guide's tags without its ad view", max, ["missing_ad_view error ad"]) {
      $0.customClass = ""
    },
    SeverityCase(
      "MAX: stated tags without an ad view",
      """
      <view id="ad"><subviews><label tag="1" id="a"/><label tag="2" id="b"/><button tag="3" id="c"/>\
      </subviews></view>
      """, ["missing_ad_view warning ad"]
    ) { $0.tags = [1: "headline", 2: "body", 3: "call_to_action"] },
    SeverityCase(
      "MAX: stated tags in a view of the app",
      """
      <view id="ad" customClass="AdCard"><subviews><label tag="1" id="a"/><label tag="2" id="b"/>\
      <button tag="3" id="c"/></subviews></view>
      """, []
    ) { $0.tags = [1: "headline", 2: "body", 3: "call_to_action"] },
    SeverityCase(
      "MAX around Google: one mark is missing once",
      """
      <view id="ad" customClass="MANativeAdView"><subviews><view id="g" customClass="GADNativeAdView">
      <subviews><label text="Shoes" id="t"/></subviews></view></subviews></view>
      """,
      ["missing_attribution error g", "unbound_ad_view error g", "unbound_ad_view note ad"]),
    SeverityCase(
      "MAX around Google: the one's button is the other's",
      """
      <view id="ad" customClass="MANativeAdView"><subviews><view id="g" customClass="GADNativeAdView">
      <subviews>\(max.order.compactMap { max.views[$0] }.joined())</subviews></view></subviews></view>
      """.replacing("<button", with: "<button userInteractionEnabled=\"NO\""),
      ["unbound_ad_view note ad", "unbound_ad_view note g"]),
    changed("Meta: all right", meta, []),
    changed("Meta: no media view", meta, ["missing_media_view error ad"]) {
      $0.order.removeAll { $0 == "m" }
      $0.outlets = $0.outlets.filtered("adCoverMediaView")
    },
    changed("Meta: a button that nothing leads to", meta, ["missing_call_to_action warning ad"]) {
      $0.outlets = "adCoverMediaView=m adTitleLabel=t adOptionsView=o"
    },
    changed("Meta: no button", meta, ["missing_call_to_action note ad"]) {
      $0.outlets = "adCoverMediaView=m adTitleLabel=t adOptionsView=o"
      $0.order.removeAll { $0 == "c" }
    },
    changed("Meta: a button under a name of the app's", meta, []) {
      $0.outlets = "adCoverMediaView=m adTitleLabel=t adOptionsView=o installButton=c"
    },
    changed("Meta: an image view as the media view", meta, ["media_view_wrong_class error m"]) {
      $0.views["m"] = "<imageView id=\"m\">\(Xib.rect("8 0 100 25"))</imageView>"
    },
    changed("Meta: the options stay hidden until an ad is there", meta, []) {
      $0.views["o"] = """
        <view hidden="YES" id="o" customClass="FBAdOptionsView">\(Xib.rect("8 90 100 25"))</view>
        """
    },
    changed("Meta: the options are made in code", meta, ["missing_adchoices note ad"]) {
      $0.order.removeAll { $0 == "o" }
      $0.outlets = $0.outlets.filtered("adOptionsView")
    },
    changed("Meta: the options take no touches", meta, ["disabled_call_to_action warning o"]) {
      $0.views["o"] = """
        <view userInteractionEnabled="NO" id="o" customClass="FBAdOptionsView">\
        \(Xib.rect("8 90 100 25"))</view>
        """
    },
    changed("Meta: the obsolete icon view", meta, ["renamed_class warning i"]) {
      $0.views["i"] =
        "<view id=\"i\" customClass=\"FBAdIconView\">\(Xib.rect("8 150 25 25"))</view>"
      $0.order.append("i")
    },
    changed("Meta: no mark of an ad", meta, ["missing_attribution warning ad"]) {
      $0.views["badge"] = "<label text=\"Hello\" id=\"badge\">\(Xib.rect("8 120 100 25"))</label>"
      $0.views["t"] = "<label text=\"Title\" id=\"t\">\(Xib.rect("8 30 100 25"))</label>"
    },
    changed("CAS: code binds it", cas, [unbound]),
    changed("CAS: the vendor's module is fine", cas, [unbound]) {
      $0.attributes = "customModule=\"CleverAdsSolutions\""
    },
    changed("CAS: an empty view is a template", cas, []) { $0.order = [] },
    changed("CAS: no badge", cas, ["missing_attribution error ad", unbound]) {
      $0.views["t"] =
        "<label tag=\"100\" text=\"Acme\" id=\"t\">\(Xib.rect("8 30 100 25"))</label>"
      $0.order.removeAll { $0 == "badge" }
    },
    changed("CAS: a tag twice", cas, ["duplicate_tag error c", unbound]) {
      $0.views["c"] = "<button tag=\"100\" id=\"c\">\(Xib.rect("8 60 100 25"))</button>"
    },
    changed(
      "CAS: a media view too small for video", cas,
      ["fixed_media_height note m", "media_view_too_small warning m", unbound]
    ) {
      $0.views["m"] = """
        <view id="m" customClass="CASMediaView">\(Xib.rect("0 100 300 90"))<constraints>\
        <constraint firstAttribute="height" constant="90" id="k"/></constraints></view>
        """
    },
    SeverityCase(
      "CAS: a media view alone",
      "<view id=\"v\"><subviews><view id=\"m\" customClass=\"CASMediaView\"/></subviews></view>",
      ["missing_ad_view warning m"]),
    changed("LevelPlay: all right", levelPlay, []),
    changed("LevelPlay: its small template", levelPlay, ["missing_media_view note ad"]) {
      $0.order.removeAll { $0 == "m" }
      $0.outlets = $0.outlets.filtered("adMediaView")
    },
    changed("LevelPlay: a button as the title", levelPlay, ["asset_wrong_kind error t"]) {
      $0.views["t"] = "<button id=\"t\">\(Xib.rect("8 30 100 25"))</button>"
    },
    changed("LevelPlay: no class on the root", levelPlay, ["missing_ad_view error ad"]) {
      $0.customClass = ""
    },
    SeverityCase(
      "myTarget: what its network requires",
      """
      <view id="ad" customClass="PromoView"><subviews><view id="m" customClass="MTRGMediaAdView"/>\
      <label id="t"/><label id="a"/></subviews>\
      \(Xib.outlets("mediaAdView=m titleLabel=t ageLabel=a"))</view>
      """, ["missing_required_asset note ad", "missing_required_asset note ad"]),
  ]
}

extension String {
  /// `name=id` pairs without some names.
  fileprivate func filtered(_ names: String...) -> String {
    split(separator: " ").filter { pair in
      !names.contains { pair.hasPrefix($0 + "=") }
    }.joined(separator: " ")
  }
}
