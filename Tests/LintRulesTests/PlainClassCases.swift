import NativeAds
import TestSupport

extension SeverityTests {
  private static func media(_ name: String, _ expected: [String]) -> SeverityCase {
    SeverityCase("a media view of the class \(name)", expected) {
      $0.views["m"] = "<view id=\"m\" customClass=\"\(name)\">\(Xib.rect("0 80 300 150"))</view>"
    }
  }

  private static func ad(_ name: String, _ expected: [String]) -> SeverityCase {
    SeverityCase("an ad view of the class \(name)", expected) { $0.customClass = name }
  }

  static let plainClasses: [SeverityCase] = [
    ad("UIView", ["missing_ad_view error ad"]), ad("UIStackView", ["missing_ad_view error ad"]),
    ad("UIAdView", []), media("UIView", ["media_view_wrong_class error m"]),
    media("UIImageView", ["media_view_wrong_class error m"]),
    media("UIHeroView", ["unverified_class note m"]),
    ad("PAGLNativeAdView", []), ad("PAGNativeAdView", []), ad("BUNativeAdView", []),
    SeverityCase("a media view on an image view as the icon", ["asset_wrong_kind warning i"]) {
      $0.views["i"] =
        "<imageView id=\"i\" customClass=\"GADMediaView\">\(Xib.rect("8 4 12 12"))</imageView>"
      $0.order.append("i")
      $0.outlets += " iconView=i"
    },
    SeverityCase("an app's class on an image view as the icon", []) {
      $0.views["i"] =
        "<imageView id=\"i\" customClass=\"RoundView\">\(Xib.rect("8 4 12 12"))</imageView>"
      $0.order.append("i")
      $0.outlets += " iconView=i"
    },
  ]

  private static func cell(
    _ kind: String, _ name: String, _ expected: [String],
    _ configure: @escaping (inout Settings) -> Void = { _ in }
  ) -> SeverityCase {
    SeverityCase(
      "a \(kind) of the class \(name)",
      """
      <\(kind) id="ad" customClass="\(name)"><subviews><label text="Ad" id="badge"/>\
      <label id="h"/></subviews>\(Xib.outlets("headlineView=h"))</\(kind)>
      """, expected, configure)
  }

  private static let onCell = [
    "ad_view_class_on_cell error ad", "missing_call_to_action note ad",
    "missing_media_view note ad",
  ]

  static let cells: [SeverityCase] = [
    cell("collectionViewCell", "GADNativeAdView", onCell),
    cell("collectionReusableView", "GADNativeAdView", onCell),
    cell("view", "GADNativeAdView", Array(onCell.dropFirst())),
    cell("collectionViewCell", "AdCell", Array(onCell.dropFirst())) {
      $0.viewClasses = ["AdCell": "GADNativeAdView"]
    },
    cell("collectionViewCell", "AdCell", []),
  ]

  private static func image(_ name: String, _ size: String, _ expected: [String]) -> SeverityCase {
    SeverityCase("an image \(name) of \(size)", expected) {
      $0.views["badge"] =
        "<imageView image=\"\(name)\" id=\"badge\">\(Xib.rect("8 20 \(size)"))</imageView>"
    }
  }

  static let imageBadges: [SeverityCase] = [
    image(
      "ad_badge", "12 12",
      ["attribution_too_small warning badge", "unverified_attribution note badge"]),
    image("ad_badge", "15 15", ["unverified_attribution note badge"]),
    image("star", "12 12", ["missing_attribution error ad"]),
    SeverityCase("a small image beside a label", []) {
      $0.views["i"] = "<imageView image=\"ad_badge\" id=\"i\">\(Xib.rect("8 4 12 12"))</imageView>"
      $0.order.append("i")
    },
  ]

  private static func varied(_ key: String, _ change: String) -> String {
    """
    <variation key="\(key)"><mask key="subviews"><\(change) reference="b"/></mask></variation>
    """
  }

  private static func installed(
    _ name: String, _ variations: [(key: String, change: String)], _ expected: [String]
  ) -> SeverityCase {
    SeverityCase("installed " + name, expected) {
      $0.more =
        varied("default", "exclude") + variations.map { varied($0.key, $0.change) }.joined()
    }
  }

  private static let hidden = ["hidden_asset warning b"]

  static let variations: [SeverityCase] = [
    installed("nowhere", [], hidden),
    installed("in a compact width", [("widthClass=compact", "include")], []),
    installed("in a regular height", [("heightClass=regular", "include")], []),
    installed("in portrait", [("heightClass=regular-widthClass=compact", "include")], []),
    installed("in a regular width", [("widthClass=regular", "include")], hidden),
    installed("in a compact height", [("heightClass=compact", "include")], hidden),
    installed("in landscape", [("heightClass=compact-widthClass=compact", "include")], hidden),
    installed(
      "in a compact width but in portrait",
      [
        ("widthClass=compact", "include"), ("heightClass=regular-widthClass=compact", "exclude"),
      ], hidden),
    installed(
      "in portrait though not in a compact width",
      [
        ("heightClass=regular-widthClass=compact", "include"), ("widthClass=compact", "exclude"),
      ], []),
  ]
}
