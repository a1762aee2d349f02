import SourceCode
import TestSupport

/// Code that takes objects of the nib, and code that leaves the AdChoices icon out.
extension CodeTests {
  /// Another view comes before the ad view.
  private static let second = Ad().with { $0.before = "<view id=\"spare\"/>" }.text
  private static let wrapped = "<view id=\"box\"><subviews>\(Ad().text)</subviews></view>"
  private static let order = "ad_view_not_first_object"
  private static let cast = "nib_root_class_mismatch"

  private static func swift(_ outcome: String, nib: String = "A", _ more: String = "") -> String {
    "import GoogleMobileAds\nfunc f() {\n"
      + "let v = Bundle.main.loadNibNamed(\"\(nib)\", owner: nil)\(outcome)\n\(more)}"
  }
  private static func objectiveC(_ statement: String) -> String {
    let load = "[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil]"
    return "void f(void) {\n\(statement.replacing("LOAD", with: load)) GADNativeAdView *a; }"
  }

  static let objects: [CodeExample] = [
    CodeExample(
      .swift, swift("?.compactMap { $0 as? NativeAdView }.first"), second, order + " by 3"),
    CodeExample(.swift, swift("!.first(where: { $0 is NativeAdView })"), second, order + " by 3"),
    CodeExample(.swift, swift("?.filter({ $0 is NativeAdView }).first"), wrapped, order + " by 3"),
    CodeExample(.swift, swift("?.last as? NativeAdView"), second, order + " by 3"),
    CodeExample(.swift, swift("![1] as! NativeAdView"), second, order + " by 3"),
    CodeExample(.objectiveC, objectiveC("UIView *v = LOAD.lastObject;"), second, order + " by 2"),
    CodeExample(.objectiveC, objectiveC("UIView *v = [LOAD lastObject];"), second, order + " by 2"),
    CodeExample(.objectiveC, objectiveC("UIView *v = LOAD[1];"), second, order + " by 2"),
    CodeExample(
      .objectiveC, objectiveC("UIView *v = [LOAD objectAtIndex:1];"), second, order + " by 2"),
    CodeExample(.objectiveC, objectiveC("for (UIView *v in LOAD) {}"), second, order + " by 2"),
    CodeExample(.objectiveC, objectiveC("UIView *v = LOAD[0];"), second, order),
    CodeExample(.objectiveC, objectiveC("UIView *v = [LOAD firstObject];"), second, order),
    CodeExample(.objectiveC, objectiveC("NSArray *v = LOAD;"), second, order),
    CodeExample(.swift, swift("?.first as? NativeAdView"), second, order, cast),
    CodeExample(.swift, swift("?[0] as? NativeAdView"), second, order, cast),
    CodeExample(.swift, swift(""), second, order),
    CodeExample(
      .swift, swift("?.last as? NativeAdView", nib: "B"), second, order),
    // Some code takes the first.
    CodeExample(
      .swift,
      swift(
        "?.last", "let w = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! NativeAdView\n"),
      second, order, cast),
  ]

  static let meta = SeverityTests.meta.with {
    $0.views["o"] = nil
    $0.outlets = "adCoverMediaView=m adTitleLabel=t adCallToActionButton=c"
  }.text

  /// Whether code was read that works with the SDK, and makes the view.
  static let icons: [(code: String, expected: [String])] = [
    ("import FBAudienceNetwork\nlet media: FBMediaView?", ["warning"]),
    ("import FBAudienceNetwork\nlet media: FBMediaView?\nlet options = FBAdOptionsView()", []),
    (
      "let media: FBMediaView?\nclass SocialAdView: UIView { func f() { adOptionsView = make() } }",
      []
    ),
    ("import UIKit\n// FBMediaView FBAdOptionsView", ["note"]), ("", ["note"]),
  ]
}
