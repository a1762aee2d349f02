import SourceCode
import TestSupport

/// Code in both languages, and what the rules about code say of it beside `A.xib`.
extension CodeTests {
  private static let google = Ad().text
  private static let plain = "<view id=\"root\"><subviews><label id=\"x\"/></subviews></view>"
  private static let custom = Ad().with {
    $0.customClass = "HouseAd"
    $0.outlets = "headlineView=h captionView=b adChoicesView=x"
    $0.views["x"] = "<imageView id=\"x\">\(Xib.rect("280 0 20 20"))</imageView>"
    $0.order = ["h", "b", "badge", "x"]
  }.text
  private static let target = """
    <view id="ad">\(Xib.rect("0 0 300 250"))<subviews>
    <view id="m" customClass="MTRGMediaAdView">\(Xib.rect("0 20 300 150"))</view>
    <label text="Ad" id="badge">\(Xib.rect("8 0 20 15"))</label>
    </subviews></view>
    """

  private static func swift(_ lines: String...) -> String {
    "import GoogleMobileAds\nimport UIKit\nclass Feed: UIViewController {\n"
      + "func show(_ ad: NativeAd, in adView: NativeAdView) {\n"
      + lines.joined(separator: "\n") + "\n}\n}"
  }

  private static func objectiveC(_ lines: String...) -> String {
    "@implementation Feed\n- (void)show:(GADNativeAd *)ad in:(GADNativeAdView *)adView {\n"
      + lines.joined(separator: "\n") + "\n}\n@end"
  }

  private static let fill = "(adView.headlineView as? UILabel)?.text = ad.headline"
  private static let content = "adView.mediaView?.mediaContent = ad.mediaContent"
  private static let assign = "adView.nativeAd = ad"
  private static let fillC = "((UILabel *)adView.headlineView).text = ad.headline;"
  private static let contentC = "adView.mediaView.mediaContent = ad.mediaContent;"
  private static let assignC = "adView.nativeAd = ad;"

  static let rules: [CodeExample] = [
    // What the ad view is given, and when.
    CodeExample(.swift, swift(fill, content, assign), google),
    CodeExample(.swift, swift(fill, content), google, "native_ad_not_assigned"),
    CodeExample(.swift, swift(fill, content, "// " + assign), google, "native_ad_not_assigned"),
    CodeExample(
      .swift, swift(fill, content, "self.nativeAd = ad"), google, "native_ad_not_assigned"),
    CodeExample(
      .swift, swift(fill, content, "print(\"adView.nativeAd = ad\")"), google,
      "native_ad_not_assigned"),
    CodeExample(.swift, swift("title.text = ad.headline"), google),
    CodeExample(.swift, swift(assign, fill, content), google, "native_ad_assigned_too_early"),
    CodeExample(
      .swift, swift(assign + "\n}\nfunc other(_ adView: NativeAdView) {", fill, content), google),
    CodeExample(.swift, swift("other.nativeAd = ad", fill, content, assign), google),
    CodeExample(.swift, swift(fill, assign), google, "media_content_not_set"),
    CodeExample(.objectiveC, objectiveC(fillC, contentC, assignC), google),
    CodeExample(.objectiveC, objectiveC(fillC, contentC, "[adView setNativeAd:ad];"), google),
    CodeExample(.objectiveC, objectiveC(fillC, contentC), google, "native_ad_not_assigned"),
    CodeExample(
      .objectiveC, objectiveC(fillC, contentC, "_nativeAd = ad;"), google, "native_ad_not_assigned"),
    CodeExample(
      .objectiveC, objectiveC(assignC, fillC, contentC), google, "native_ad_assigned_too_early"),
    CodeExample(
      .objectiveC, objectiveC(fillC, assignC, "/* \(contentC) */"), google, "media_content_not_set"),
    // The nib.
    CodeExample(
      .swift, swift("let v = Bundle.main.loadNibNamed(\"A\", owner: nil)?.first as? NativeAdView"),
      plain, "nib_root_class_mismatch"),
    CodeExample(
      .swift, swift("let v = Bundle.main.loadNibNamed(\"A\", owner: nil)?.first as? UIView"), plain),
    CodeExample(
      .swift, swift("let v = Bundle.main.loadNibNamed(\"A\", owner: nil)?.first as? NativeAdView"),
      google),
    CodeExample(
      .swift,
      "class Card: UIView {}\nlet v = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! Card",
      google, "nib_root_class_mismatch"),
    CodeExample(
      .swift, "let v = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! SomeProtocol", google),
    CodeExample(
      .swift, swift("let v = Bundle.main.loadNibNamed(\"B\", owner: nil)?.first as? NativeAdView"),
      google, "nib_name_not_found"),
    CodeExample(
      .swift,
      swift("// let v = Bundle.main.loadNibNamed(\"B\", owner: nil)?.first as? NativeAdView"),
      google),
    CodeExample(
      .swift,
      swift("let v = Bundle.module.loadNibNamed(\"B\", owner: nil)?.first as? NativeAdView"), google
    ),
    CodeExample(
      .objectiveC,
      objectiveC(
        "GADNativeAdView *v = [[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil] firstObject];"
      ), plain, "nib_root_class_mismatch"),
    CodeExample(
      .objectiveC,
      objectiveC(
        "GADNativeAdView *v = [[[NSBundle mainBundle] loadNibNamed:@\"B\" owner:nil options:nil] firstObject];"
      ), google, "nib_name_not_found"),
    CodeExample(
      .objectiveC,
      objectiveC(
        "GADNativeAdView *v = [[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:nil options:nil] lastObject];"
      ), plain),
    // Other SDKs.
    CodeExample(
      .swift, "import MyTargetSDK\nfunc f() { let ad = MTRGNativeAd(slotId: 1) }", target,
      "mytarget_view_not_registered"),
    CodeExample(
      .swift,
      "import MyTargetSDK\nfunc f() { let ad = MTRGNativeAd(slotId: 1); ad.register(view, with: self) }",
      target),
    CodeExample(
      .swift,
      "import MyTargetSDK\nfunc f() { let ad = MTRGNativeAd(slotId: 1); /* ad.register(view, with: self) */ }",
      target, "mytarget_view_not_registered"),
    CodeExample(
      .objectiveC, "void f(void) { MTRGNativeAd *ad = [[MTRGNativeAd alloc] initWithSlotId:1]; }",
      target, "mytarget_view_not_registered"),
    CodeExample(
      .objectiveC,
      "void f(void) { MTRGNativeAd *ad; [ad registerView:view withController:self withClickableViews:@[]]; }",
      target),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nfunc f(_ ad: CustomNativeAd) { x.text = ad.string(forKey: \"H\"); ad.recordImpression() }",
      custom, "custom_format_no_click_report"),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nfunc f(_ ad: CustomNativeAd) { x.text = ad.string(forKey: \"H\"); ad.performClickOnAsset(withKey: \"H\") }",
      custom, "custom_format_no_impression"),
    CodeExample(
      .swift, "import GoogleMobileAds\nfunc f() { x.text = defaults.string(forKey: \"H\") }", custom
    ),
    CodeExample(
      .objectiveC,
      "void f(GADCustomNativeAd *ad) { x.text = [ad stringForKey:@\"H\"]; [ad recordImpression]; }",
      custom, "custom_format_no_click_report"),
    CodeExample(
      .objectiveC,
      "void f(GADCustomNativeAd *ad) { x.text = [ad stringForKey:@\"H\"]; [ad performClickOnAssetWithKey:@\"H\"]; // [ad recordImpression]\n }",
      custom, "custom_format_no_impression"),
    CodeExample(
      .objectiveC,
      "void f(GADCustomNativeAd *ad) { x.text = [ad stringForKey:@\"H\"]; [ad performClickOnAssetWithKey:@\"H\"]; [ad recordImpression]; }",
      custom),
    // SwiftUI.
    CodeExample(
      .swift, wrapper + "let a = Box().frame(height: 200)", google, "swiftui_height_below_xib"),
    CodeExample(
      .swift,
      wrapper + "let a = Box()\n  .padding(.top, 3)\n  .frame(maxWidth: .infinity, minHeight: 200)",
      google, "swiftui_height_below_xib"),
    CodeExample(.swift, wrapper + "let a = Box().frame(height: 250)", google),
    CodeExample(.swift, wrapper + "let a = Other().frame(height: 200)", google),
    CodeExample(.swift, wrapper + "// let a = Box().frame(height: 200)", google),
  ]

  private static let wrapper = """
    import GoogleMobileAds
    struct Box: UIViewRepresentable { func makeUIView(context: Context) -> NativeAdView {
    Bundle.main.loadNibNamed("A", owner: nil)!.first as! NativeAdView } }

    """
}
