import SourceCode
import TestSupport

/// Outlets of an app's class of which code shows that it does not have them.
extension CodeTests {
  private static func feed(_ outlet: String) -> String {
    Ad().with {
      $0.customClass = "FeedAdView"
      $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
      $0.outlets += " \(outlet)=b"
    }.text
  }
  private static func collection(_ customClass: String, _ property: String) -> String {
    Ad().with {
      $0.customClass = customClass
      $0.outlets = ""
      $0.more =
        "<connections><outlet property=\"headlineView\" destination=\"h\" id=\"o1\"/>"
        + "<outlet property=\"callToActionView\" destination=\"c\" id=\"o2\"/>"
        + "<outlet property=\"mediaView\" destination=\"m\" id=\"o3\"/>"
        + "<outletCollection property=\"\(property)\" destination=\"b\" id=\"o4\"/></connections>"
    }.text
  }
  private static let unknown = "unknown_outlet"
  private static let plain = "import GoogleMobileAds\nclass FeedAdView: NativeAdView {}\n"
  private static let objectiveC = "@interface FeedAdView : GADNativeAdView\n@end\n"

  private static func says(_ more: String) -> CodeExample {
    CodeExample(.swift, plain + more, feed("headLinView"))
  }

  static let members: [CodeExample] = [
    CodeExample(.swift, plain, feed("headLineView"), unknown),
    CodeExample(.swift, plain, feed("iconVeiw"), unknown),
    CodeExample(.objectiveC, objectiveC, feed("headlineVew"), unknown),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nclass Base: NativeAdView {}\n@objc(FeedAdView) @MainActor final class FeedAdView: Base {}",
      feed("storeVieww"), unknown),
    // Names that are the app's own.
    CodeExample(.swift, plain, feed("card")), CodeExample(.swift, plain, feed("ageLabel")),
    CodeExample(.swift, plain, feed("maskView")), CodeExample(.swift, plain, feed("headline")),
    // Code that may declare or take it.
    says("extension FeedAdView { @IBOutlet var headLinView: UIView? }"),
    says("class Other { var headLinView: UIView? }"),
    says("extension FeedAdView { @objc func setHeadLinView(_ v: UIView) {} }"),
    says("// FeedAdView _headLinView"),
    says(
      "extension FeedAdView { override func setValue(_ v: Any?, forUndefinedKey key: String) {} }"),
    CodeExample(
      .objectiveC, objectiveC + "@implementation FeedAdView { UIView *_headLinView; } @end",
      feed("headLinView")),
    CodeExample(
      .objectiveC,
      objectiveC
        + "@implementation UIView (A)\n- (void)setValue:(id)v forUndefinedKey:(NSString *)k {}\n@end",
      feed("headLinView")),
    CodeExample(.swift, plain.replacing("class", with: "@Outlets class"), feed("headLinView")),
    says("@Outlets(\"head\") public extension FeedAdView {}"),
    // A lineage that is not known to the end.
    CodeExample(.swift, plain + "class FeedAdView: Pod, AdView {}", feed("headLinView")),
    CodeExample(
      .swift, "import GoogleMobileAds\nclass FeedAdView: PodView {}\nlet a: NativeAdView?",
      feed("headLinView")),
    // Collections of the SDK's own class.
    CodeExample(.swift, "", collection("GADNativeAdView", "labels"), unknown),
    CodeExample(
      .swift, "", collection("GADNativeAdView", "gestureRecognizers"), "gesture_on_ad_view"),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nextension NativeAdView { @IBOutlet var labels: [UIView] { get { [] } set {} } }",
      collection("GADNativeAdView", "labels")),
    CodeExample(.swift, plain, collection("FeedAdView", "labels")),
  ]
}
