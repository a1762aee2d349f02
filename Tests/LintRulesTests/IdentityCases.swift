import NativeAds
import TestSupport

extension SeverityTests {
  private static let content =
    "<subviews><label text=\"Ad\" id=\"badge\"/><label id=\"h\"/></subviews>"

  static let classes: [SeverityCase] = [
    SeverityCase(
      "unbound: nobody knows the views", ["unbound_ad_view error ad"]
    ) { $0.outlets = "" },
    SeverityCase("unbound: another object may bind them", ["unbound_ad_view warning ad"]) {
      $0.outlets = ""
      $0.before = Xib.owner("Loader", "title=h adView=ad")
    },
    SeverityCase(
      "unbound: code may bind them by tag",
      """
      <view id="ad" customClass="GADNativeAdView"><subviews><label tag="1" text="Ad" id="a"/>\
      <label tag="2" id="b"/><label tag="3" id="c"/></subviews></view>
      """, ["unbound_ad_view note ad"]),
    SeverityCase(
      "unbound: two tags are too few",
      """
      <view id="ad" customClass="GADNativeAdView"><subviews><label tag="1" text="Ad" id="a"/>\
      <label tag="2" id="b"/><label id="c"/></subviews></view>
      """, ["unbound_ad_view error ad"]),
    SeverityCase(
      "unbound: a template binds them itself",
      "<view id=\"ad\" customClass=\"GADTSmallTemplateView\">\(content)</view>",
      ["unbound_ad_view note ad"]),
    SeverityCase(
      "unbound: a placeholder without views", "<view id=\"ad\" customClass=\"GADNativeAdView\"/>",
      []),
    SeverityCase("not first: another view comes before", ["ad_view_not_first_object error x"]) {
      $0.before = "<view id=\"x\"/>"
    },
    SeverityCase("not first: an owner's outlet leads to it", []) {
      $0.before = Xib.owner("Loader", "adView=ad") + "<view id=\"x\"/>"
    },
    SeverityCase("not first: in a plain root view", ["ad_view_not_first_object warning ad"]) {
      $0.before = "<view id=\"root\"><subviews>"
      $0.after = "</subviews></view>"
    },
    SeverityCase("not first: in a root view of the app", []) {
      $0.before = "<view id=\"root\" customClass=\"AdContainer\"><subviews>"
      $0.after = "</subviews></view>"
    },
    SeverityCase("not first: in a plain root view with an owner", []) {
      $0.before = Xib.owner("Loader") + "<view id=\"root\"><subviews>"
      $0.after = "</subviews></view>"
    },
    SeverityCase("a module: the app's", ["sdk_class_module error ad"]) {
      $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    },
    SeverityCase("a module: the SDK's own", ["sdk_class_module warning ad"]) {
      $0.attributes = "customModule=\"GoogleMobileAds\""
    },
    SeverityCase("a Swift name", ["swift_name_in_custom_class error ad"]) {
      $0.customClass = "NativeAdView"
      $0.attributes = "customModule=\"GoogleMobileAds\""
    },
    SeverityCase("a renamed class", ["renamed_class error ad"]) {
      $0.customClass = "GADUnifiedNativeAdView"
    },
    SeverityCase(
      "a renamed class of an SDK that old",
      Ad().with { $0.customClass = "GADUnifiedNativeAdView" }.text, []
    ) { $0.sdkVersions = ["google_mobile_ads": 7] },
    SeverityCase("one ad view in another", ["nested_ad_views warning x"]) {
      $0.views["x"] = "<view id=\"x\" customClass=\"GADNativeAdView\"/>"
      $0.order.append("x")
    },
  ]

  static let bound: [SeverityCase] = [
    SeverityCase("required: by the SDK's class", ["missing_required_asset error ad"]) {
      $0.outlets = "bodyView=b callToActionView=c mediaView=m"
    },
    SeverityCase("required: by a subclass of the app", ["missing_required_asset warning ad"]) {
      $0.customClass = "AdCard"
      $0.outlets = "bodyView=b callToActionView=c mediaView=m"
    },
    SeverityCase(
      "required: by a configured subclass",
      Ad().with {
        $0.customClass = "AdCard"
        $0.outlets = "bodyView=b mediaView=m"
      }.text, ["missing_call_to_action note ad", "missing_required_asset warning ad"]
    ) { $0.viewClasses = ["AdCard": "GADNativeAdView"] },
    SeverityCase("a button that is not connected", ["missing_call_to_action warning ad"]) {
      $0.outlets = "headlineView=h bodyView=b mediaView=m"
    },
    SeverityCase("no button", ["missing_call_to_action note ad"]) {
      $0.outlets = "headlineView=h bodyView=b mediaView=m"
      $0.order = ["m", "h", "b", "badge"]
    },
    SeverityCase("no media view", ["missing_media_view note ad"]) {
      $0.outlets = "headlineView=h bodyView=b callToActionView=c"
      $0.order = ["h", "b", "c", "badge"]
    },
    SeverityCase("an image view instead", ["image_view_for_main_image error m"]) {
      $0.views["m"] = image
      $0.outlets = "headlineView=h bodyView=b callToActionView=c imageView=m"
    },
    SeverityCase("an image view besides", ["image_view_for_main_image warning i"]) {
      $0.views["i"] = "<imageView id=\"i\">\(Xib.rect("220 4 30 30"))</imageView>"
      $0.order.append("i")
      $0.outlets += " imageView=i"
    },
    SeverityCase("an image view of an app's class", ["image_view_for_main_image warning m"]) {
      $0.customClass = "AdCard"
      $0.views["m"] = image
      $0.outlets = "headlineView=h bodyView=b callToActionView=c imageView=m"
    },
    SeverityCase(
      "an image view of an install ad",
      ["image_view_for_main_image note m", "renamed_class error ad"]
    ) {
      $0.customClass = "GADNativeAppInstallAdView"
      $0.views["m"] = image
      $0.views["i"] = "<imageView id=\"i\">\(Xib.rect("8 160 30 30"))</imageView>"
      $0.order.append("i")
      $0.outlets = "headlineView=h bodyView=b callToActionView=c imageView=m iconView=i"
    },
  ]

  private static let image = "<imageView id=\"m\">\(Xib.rect("0 80 300 150"))</imageView>"
}
