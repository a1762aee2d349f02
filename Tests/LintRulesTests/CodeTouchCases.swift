import SourceCode
import TestSupport

/// An ad view whose call to action takes touches.
private let button = Ad().with {
  $0.views["c"] = "<button lineBreakMode=\"wordWrap\" id=\"c\">\(Xib.rect("220 44 70 30"))</button>"
}.text

/// The same in a cell that has outlets to the ad view and to its button.
private let cell = """
  <tableViewCell id="cell" customClass="AdCell" customModule="App" customModuleProvider="target">
  <tableViewCellContentView key="contentView" id="content"><subviews>\(button)</subviews>
  </tableViewCellContentView>
  \(Xib.outlets("adView=ad buyButton=c", ids: "q"))
  </tableViewCell>
  """

/// The same of an app's own class.
private let subclass = Ad().with {
  $0.customClass = "FeedAdView"
  $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
  $0.views["c"] = "<button lineBreakMode=\"wordWrap\" id=\"c\">\(Xib.rect("220 44 70 30"))</button>"
}.text

func swiftMethod(_ body: String, in type: String = "class Feed: UIViewController") -> String {
  "import GoogleMobileAds\n\(type) { func show(_ adView: NativeAdView) {\n\(body)\n} }"
}

func objectiveCMethod(_ body: String, in type: String = "Feed") -> String {
  "@implementation \(type)\n- (void)show:(GADNativeAdView *)adView {\n\(body)\n}\n@end"
}

private let off = "interactive_call_to_action by 3"
private let on = "interactive_call_to_action"

extension CodeTests {
  static let touches: [CodeExample] = [
    CodeExample(
      .swift, swiftMethod("adView.callToActionView?.isUserInteractionEnabled = false"), button, off),
    CodeExample(
      .swift,
      swiftMethod("(adView.callToActionView as? UIButton)?.isUserInteractionEnabled = false"),
      button, off),
    CodeExample(
      .swift,
      swiftMethod(
        "for view in [adView.callToActionView, adView.iconView] { view?.isUserInteractionEnabled = false }"
      ), button, off),
    CodeExample(
      .swift,
      swiftMethod("[adView.callToActionView].forEach { $0?.isUserInteractionEnabled = false }"),
      button, off),
    CodeExample(
      .swift, swiftMethod("unknown.callToActionView?.isUserInteractionEnabled = false"), button, off
    ),
    CodeExample(
      .objectiveC, objectiveCMethod("adView.callToActionView.userInteractionEnabled = NO;\n"),
      button, off
    ),
    CodeExample(
      .objectiveC, objectiveCMethod("[adView.callToActionView setUserInteractionEnabled:NO];"),
      button,
      off),
    CodeExample(
      .objectiveC,
      objectiveCMethod("((UIButton *)adView.callToActionView).userInteractionEnabled = NO;"),
      button, off),
    CodeExample(
      .objectiveC,
      objectiveCMethod(
        "for (UIView *v in @[adView.callToActionView]) { v.userInteractionEnabled = NO; }"), button,
      off),
    // Near misses.
    CodeExample(
      .swift, swiftMethod("// adView.callToActionView?.isUserInteractionEnabled = false"), button,
      on),
    CodeExample(
      .swift, swiftMethod("print(\"adView.callToActionView?.isUserInteractionEnabled = false\")"),
      button, on),
    CodeExample(
      .swift, swiftMethod("adView.callToActionView?.isUserInteractionEnabled = true"), button, on),
    CodeExample(
      .swift, swiftMethod("adView.iconView?.isUserInteractionEnabled = false"), button, on),
    CodeExample(
      .swift, swiftMethod("callToActionView?.isUserInteractionEnabled = false"), button, on),
    CodeExample(
      .swift,
      swiftMethod(
        "let callToActionView = UIButton()\ncallToActionView.isUserInteractionEnabled = false"),
      button, on),
    CodeExample(
      .swift,
      swiftMethod(
        "other.callToActionView?.isUserInteractionEnabled = false",
        in: "class Other: Base { let other: MyCard; "), button, on),
    CodeExample(
      .objectiveC, objectiveCMethod("/* adView.callToActionView.userInteractionEnabled = NO; */"),
      button,
      on),
    CodeExample(
      .objectiveC,
      objectiveCMethod("NSLog(@\"[adView.callToActionView setUserInteractionEnabled:NO]\");"),
      button, on),
    CodeExample(
      .objectiveC, objectiveCMethod("adView.bodyView.userInteractionEnabled = NO;"), button, on),
    CodeExample(
      .objectiveC, objectiveCMethod("[adView.callToActionView setUserInteractionEnabled:YES];"),
      button,
      on),
    // Through a cell's outlets.
    CodeExample(
      .swift,
      swiftMethod(
        "buyButton.isUserInteractionEnabled = false", in: "class AdCell: UITableViewCell"),
      cell, off),
    CodeExample(
      .swift,
      swiftMethod(
        "adView.callToActionView?.isUserInteractionEnabled = false",
        in: "class AdCell: UITableViewCell"), cell, off),
    CodeExample(
      .swift,
      swiftMethod(
        "let cell = dequeue() as! AdCell\ncell.buyButton.isUserInteractionEnabled = false"),
      cell, "interactive_call_to_action by 4"),
    CodeExample(
      .objectiveC, objectiveCMethod("_buyButton.userInteractionEnabled = NO;", in: "AdCell"), cell,
      off),
    CodeExample(
      .objectiveC, objectiveCMethod("[self.buyButton setUserInteractionEnabled:NO];", in: "AdCell"),
      cell,
      off),
    CodeExample(
      .swift,
      swiftMethod(
        "buyButton.isUserInteractionEnabled = false", in: "class ShopCell: UITableViewCell"),
      cell, on),
    CodeExample(
      .objectiveC, objectiveCMethod("self.buyButton.userInteractionEnabled = NO;", in: "ShopCell"),
      cell,
      on),
    // In the ad view's own class.
    CodeExample(
      .swift,
      swiftMethod(
        "callToActionView?.isUserInteractionEnabled = false", in: "class FeedAdView: NativeAdView"),
      subclass, off),
    CodeExample(
      .swift,
      swiftMethod(
        "self.callToActionView?.isUserInteractionEnabled = false", in: "extension FeedAdView"),
      subclass, off),
    CodeExample(
      .swift,
      swiftMethod(
        "callToActionView?.isUserInteractionEnabled = false", in: "class OtherAdView: NativeAdView"),
      subclass, on),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveCMethod("self.callToActionView.userInteractionEnabled = NO;", in: "FeedAdView"),
      subclass, "interactive_call_to_action by 5"),
  ]
}
