import SourceModel
import TestSupport

extension FixTests {
  /// A case in an ad view that is right but for one of its views.
  private static func view(
    _ rule: RuleID, isSafe: Bool = true, _ id: String, _ old: String, _ new: String,
    _ change: (inout Ad) -> Void = { _ in }
  ) -> Case {
    var ad = Ad()
    change(&ad)
    ad.views[id] = old
    return Case(rule: rule, isSafe: isSafe, document: ad.text, old: old, new: new)
  }

  private static func ad(
    _ rule: RuleID, isSafe: Bool = true, _ old: String, _ new: String, _ change: (inout Ad) -> Void
  ) -> Case {
    var ad = Ad()
    change(&ad)
    return Case(rule: rule, isSafe: isSafe, document: ad.text, old: old, new: new)
  }

  private static let frame = Xib.rect("0 80 300 150")
  private static let badge = Xib.rect("8 20 20 12")
  private static let height = "<constraint firstAttribute=\"height\" constant=\"12\" id=\"k\"/>"

  static let cases: [Case] = [
    ad("renamed_class", "customClass=\"GADUnifiedNativeAdView\"", "customClass=\"GADNativeAdView\"")
    {
      $0.customClass = "GADUnifiedNativeAdView"
    },
    ad(
      "swift_name_in_custom_class",
      "customClass=\"NativeAdView\" customModule=\"GoogleMobileAds\"",
      "customClass=\"GADNativeAdView\""
    ) {
      $0.customClass = "NativeAdView"
      $0.attributes = "customModule=\"GoogleMobileAds\""
    },
    view(
      "sdk_class_module", "m",
      "<view id=\"m\" customClass=\"GADMediaView\" customModule=\"App\" customModuleProvider=\"target\">\(frame)</view>",
      "<view id=\"m\" customClass=\"GADMediaView\">\(frame)</view>"),
    ad(
      "unknown_outlet", isSafe: false, "property=\"headLineVew\"", "property=\"headlineView\""
    ) { $0.outlets = "headLineVew=h bodyView=b callToActionView=c mediaView=m" },
    view(
      "media_view_wrong_class", "m", "<view id=\"m\">\(frame)</view>",
      "<view id=\"m\" customClass=\"GADMediaView\">\(frame)</view>"),
    ad(
      "unconnected_media_view",
      "<outlet property=\"callToActionView\" destination=\"c\" id=\"o2\"/>\n",
      "<outlet property=\"callToActionView\" destination=\"c\" id=\"o2\"/>\n"
        + "<outlet property=\"mediaView\" destination=\"m\" id=\"\(outletID)\"/>\n"
    ) { $0.outlets = "headlineView=h bodyView=b callToActionView=c" },
    view(
      "adchoices_wrong_class", "x", "<view id=\"x\">\(Xib.rect("280 0 20 20"))</view>",
      "<view id=\"x\" customClass=\"GADAdChoicesView\">\(Xib.rect("280 0 20 20"))</view>"
    ) {
      $0.order.append("x")
      $0.outlets += " adChoicesView=x"
    },
    view(
      "interactive_call_to_action", "c", "<button opaque=\"NO\" contentMode=\"left\" id=\"c\"/>",
      "<button opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" id=\"c\"/>"),
    view(
      "interactive_call_to_action", "c", "<button userInteractionEnabled=\"YES\" id=\"c\"/>",
      "<button userInteractionEnabled=\"NO\" id=\"c\"/>"),
    view(
      "interactive_asset_button", "b", "<button id=\"b\"/>",
      "<button userInteractionEnabled=\"NO\" id=\"b\"/>"),
    ad("blocked_touches", " userInteractionEnabled=\"NO\">", ">") {
      $0.attributes = "userInteractionEnabled=\"NO\""
    },
    view(
      "content_mode_distorts", isSafe: false, "m",
      "<view contentMode=\"scaleToFill\" id=\"m\" customClass=\"GADMediaView\">\(frame)</view>",
      "<view contentMode=\"scaleAspectFit\" id=\"m\" customClass=\"GADMediaView\">\(frame)</view>"),
    view(
      "attribution_too_small", isSafe: false, "badge",
      "<label text=\"Ad\" id=\"badge\">\(badge)<constraints>\(height)</constraints></label>",
      "<label text=\"Ad\" id=\"badge\">\(badge)<constraints>"
        + height.replacing("12", with: "15") + "</constraints></label>"),
    view(
      "attribution_hidden", "badge", "<label hidden=\"YES\" text=\"Ad\" id=\"badge\"/>",
      "<label text=\"Ad\" id=\"badge\"/>"),
    view(
      "attribution_hidden", "badge", "<label alpha=\"0.1\" text=\"Ad\" id=\"badge\"/>",
      "<label text=\"Ad\" id=\"badge\"/>"),
  ]

  /// What the outlet of an ad view named `ad` is called.
  private static let outletID = "GaK-Vb-phR"

  static let hopeless: [(RuleID, String)] = [
    (
      "media_view_wrong_class",
      Ad().with { $0.views["m"] = "<imageView id=\"m\">\(frame)</imageView>" }.text
    ),
    (
      "unconnected_media_view",
      Ad().with {
        $0.outlets = "headlineView=h"
        $0.views["n"] = "<view id=\"n\" customClass=\"GADMediaView\"/>"
        $0.order.append("n")
      }.text
    ),
    (
      "interactive_call_to_action",
      Ad().with {
        $0.views["c"] =
          "<button id=\"c\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "
          + "type=\"boolean\" keyPath=\"userInteractionEnabled\" value=\"YES\"/>"
          + "</userDefinedRuntimeAttributes></button>"
      }.text
    ),
    ("unknown_outlet", Ad().with { $0.outlets += " titleText=h" }.text),
    ("renamed_class", Ad().with { $0.customClass = "GADNativeContentAdView" }.text),
  ]
}
