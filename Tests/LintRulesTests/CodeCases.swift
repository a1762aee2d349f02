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

private func method(_ body: String, in type: String = "class Feed: UIViewController") -> String {
  "import GoogleMobileAds\n\(type) { func show(_ adView: NativeAdView) {\n\(body)\n} }"
}

private func objectiveC(_ body: String, in type: String = "Feed") -> String {
  "@implementation \(type)\n- (void)show:(GADNativeAdView *)adView {\n\(body)\n}\n@end"
}

private let off = "interactive_call_to_action by 3"
private let on = "interactive_call_to_action"

extension CodeTests {
  static let touches: [CodeExample] = [
    CodeExample(
      .swift, method("adView.callToActionView?.isUserInteractionEnabled = false"), button, off),
    CodeExample(
      .swift, method("(adView.callToActionView as? UIButton)?.isUserInteractionEnabled = false"),
      button, off),
    CodeExample(
      .swift,
      method(
        "for view in [adView.callToActionView, adView.iconView] { view?.isUserInteractionEnabled = false }"
      ), button, off),
    CodeExample(
      .swift, method("[adView.callToActionView].forEach { $0?.isUserInteractionEnabled = false }"),
      button, off),
    CodeExample(
      .swift, method("unknown.callToActionView?.isUserInteractionEnabled = false"), button, off),
    CodeExample(
      .objectiveC, objectiveC("adView.callToActionView.userInteractionEnabled = NO;\n"), button, off
    ),
    CodeExample(
      .objectiveC, objectiveC("[adView.callToActionView setUserInteractionEnabled:NO];"), button,
      off),
    CodeExample(
      .objectiveC, objectiveC("((UIButton *)adView.callToActionView).userInteractionEnabled = NO;"),
      button, off),
    CodeExample(
      .objectiveC,
      objectiveC(
        "for (UIView *v in @[adView.callToActionView]) { v.userInteractionEnabled = NO; }"), button,
      off),
    // Near misses.
    CodeExample(
      .swift, method("// adView.callToActionView?.isUserInteractionEnabled = false"), button, on),
    CodeExample(
      .swift, method("print(\"adView.callToActionView?.isUserInteractionEnabled = false\")"),
      button, on),
    CodeExample(
      .swift, method("adView.callToActionView?.isUserInteractionEnabled = true"), button, on),
    CodeExample(.swift, method("adView.iconView?.isUserInteractionEnabled = false"), button, on),
    CodeExample(.swift, method("callToActionView?.isUserInteractionEnabled = false"), button, on),
    CodeExample(
      .swift,
      method(
        "let callToActionView = UIButton()\ncallToActionView.isUserInteractionEnabled = false"),
      button, on),
    CodeExample(
      .swift,
      method(
        "other.callToActionView?.isUserInteractionEnabled = false",
        in: "class Other: Base { let other: MyCard; "), button, on),
    CodeExample(
      .objectiveC, objectiveC("/* adView.callToActionView.userInteractionEnabled = NO; */"), button,
      on),
    CodeExample(
      .objectiveC,
      objectiveC("NSLog(@\"[adView.callToActionView setUserInteractionEnabled:NO]\");"), button, on),
    CodeExample(
      .objectiveC, objectiveC("adView.bodyView.userInteractionEnabled = NO;"), button, on),
    CodeExample(
      .objectiveC, objectiveC("[adView.callToActionView setUserInteractionEnabled:YES];"), button,
      on),
    // Through a cell's outlets.
    CodeExample(
      .swift,
      method("buyButton.isUserInteractionEnabled = false", in: "class AdCell: UITableViewCell"),
      cell, off),
    CodeExample(
      .swift,
      method(
        "adView.callToActionView?.isUserInteractionEnabled = false",
        in: "class AdCell: UITableViewCell"), cell, off),
    CodeExample(
      .swift,
      method("let cell = dequeue() as! AdCell\ncell.buyButton.isUserInteractionEnabled = false"),
      cell, "interactive_call_to_action by 4"),
    CodeExample(
      .objectiveC, objectiveC("_buyButton.userInteractionEnabled = NO;", in: "AdCell"), cell, off),
    CodeExample(
      .objectiveC, objectiveC("[self.buyButton setUserInteractionEnabled:NO];", in: "AdCell"), cell,
      off),
    CodeExample(
      .swift,
      method("buyButton.isUserInteractionEnabled = false", in: "class ShopCell: UITableViewCell"),
      cell, on),
    CodeExample(
      .objectiveC, objectiveC("self.buyButton.userInteractionEnabled = NO;", in: "ShopCell"), cell,
      on),
    // In the ad view's own class.
    CodeExample(
      .swift,
      method(
        "callToActionView?.isUserInteractionEnabled = false", in: "class FeedAdView: NativeAdView"),
      subclass, off),
    CodeExample(
      .swift,
      method("self.callToActionView?.isUserInteractionEnabled = false", in: "extension FeedAdView"),
      subclass, off),
    CodeExample(
      .swift,
      method(
        "callToActionView?.isUserInteractionEnabled = false", in: "class OtherAdView: NativeAdView"),
      subclass, on),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveC("self.callToActionView.userInteractionEnabled = NO;", in: "FeedAdView"),
      subclass, "interactive_call_to_action by 5"),
  ]

  /// An ad view without its headline.
  private static let headless = Ad().with {
    $0.outlets = "bodyView=b callToActionView=c mediaView=m"
  }.text
  private static let missing = "missing_required_asset"

  static let outlets: [CodeExample] = [
    CodeExample(.swift, method("adView.headlineView = label"), headless, missing + " by 3"),
    CodeExample(.swift, method("make { $0.headlineView = label }"), headless, missing + " by 3"),
    CodeExample(
      .swift, method("adView.headlineView = adView.viewWithTag(1)"), headless, missing + " by 3"),
    CodeExample(
      .objectiveC, objectiveC("adView.headlineView = self.label;"), headless, missing + " by 3"),
    CodeExample(
      .objectiveC, objectiveC("[adView setHeadlineView:label];"), headless, missing + " by 3"),
    CodeExample(.swift, method("adView.headlineView = nil"), headless, missing),
    CodeExample(.swift, method("// adView.headlineView = label"), headless, missing),
    CodeExample(.swift, method("adView.headlineView?.isHidden = true"), headless, missing),
    CodeExample(.swift, method("headlineView = label"), headless, missing),
    CodeExample(.objectiveC, objectiveC("adView.bodyView = self.label;"), headless, missing),
    CodeExample(
      .objectiveC, objectiveC("NSString *s = @\"adView.headlineView = label;\";"), headless, missing
    ),
    CodeExample(
      .swift, method("adView.headlineView = label"), Ad().with { $0.outlets = "" }.text,
      "unbound_ad_view by 3"),
    CodeExample(
      .objectiveC, objectiveC("adView.mediaView = media;"),
      Ad().with { $0.outlets = "headlineView=h bodyView=b callToActionView=c" }.text,
      "unconnected_media_view by 3"),
  ]

  /// An ad view without an attribution, but with a label that code may fill.
  private static let unmarked = Ad().with {
    $0.customClass = "FeedAdView"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    $0.views["badge"] = "<label text=\"Hello\" id=\"badge\">\(Xib.rect("8 20 20 15"))</label>"
    $0.outlets += " mark=badge"
  }.text
  private static let unsaid = "missing_attribution"

  static let attributions: [CodeExample] = [
    CodeExample(
      .swift, method("mark.text = \"Ad\"", in: "class FeedAdView: NativeAdView"), unmarked,
      unsaid + " by 3"),
    CodeExample(
      .swift,
      method(
        "mark.text = NSLocalizedString(\"Sponsored\", comment: \"\")",
        in: "class FeedAdView: NativeAdView"), unmarked, unsaid + " by 3"),
    CodeExample(
      .swift,
      method(
        "let badge = UILabel()\nbadge.text = \"Anzeige\"", in: "class FeedAdView: NativeAdView"),
      unmarked, unsaid + " by 4"),
    CodeExample(
      .swift,
      method("markButton.setTitle(\"Ad\", for: .normal)", in: "class FeedAdView: NativeAdView"),
      unmarked, unsaid + " by 3"),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveC("self.mark.text = @\"Ad\";", in: "FeedAdView"), unmarked, unsaid + " by 5"),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveC("[_mark setText:NSLocalizedString(@\"Ad\", nil)];", in: "FeedAdView"),
      unmarked, unsaid + " by 5"),
    CodeExample(
      .swift, method("// mark.text = \"Ad\"", in: "class FeedAdView: NativeAdView"), unmarked,
      unsaid),
    CodeExample(
      .swift, method("mark.text = \"Add\"", in: "class FeedAdView: NativeAdView"), unmarked, unsaid),
    CodeExample(
      .swift, method("adView.headlineView.text = \"Ad\"", in: "class FeedAdView: NativeAdView"),
      unmarked, "media_content_not_set", unsaid, "native_ad_not_assigned"),
    CodeExample(
      .swift,
      "class FeedAdView: GoogleMobileAds.NativeAdView {}\nclass Shop { func f() { title.text = \"Ad\" } }",
      unmarked, unsaid + " by 2"),
    CodeExample(
      .swift, method("mark.text = \"Ad\"", in: "class OtherView: NativeAdView"), unmarked, unsaid),
  ]

  private static func hidden(_ id: String) -> String {
    Ad().with {
      $0.views["b"] =
        "<label hidden=\"YES\" text=\"Body\" adjustsFontSizeToFit=\"YES\" id=\"b\">\(Xib.rect("8 44 200 20"))</label>"
    }.text
  }

  static let states: [CodeExample] = [
    CodeExample(
      .swift, method("adView.bodyView?.isHidden = ad.body == nil"), hidden("b"), "hidden_asset by 3"
    ),
    CodeExample(
      .objectiveC, objectiveC("adView.bodyView.hidden = NO;"), hidden("b"), "hidden_asset by 3"),
    CodeExample(
      .objectiveC, objectiveC("[adView.bodyView setHidden:!ad.body];"), hidden("b"),
      "hidden_asset by 3"),
    CodeExample(.swift, method("adView.bodyView?.isHidden = true"), hidden("b"), "hidden_asset"),
    CodeExample(.swift, method("adView.iconView?.isHidden = false"), hidden("b"), "hidden_asset"),
    CodeExample(
      .swift, method("adView.isUserInteractionEnabled = true"),
      Ad().with { $0.attributes = "userInteractionEnabled=\"NO\"" }.text, "blocked_touches by 3"),
    CodeExample(
      .swift, method("adView.isUserInteractionEnabled = false"),
      Ad().with { $0.attributes = "userInteractionEnabled=\"NO\"" }.text, "blocked_touches"),
  ]

  /// An app's class without outlets.
  private static let bare = Ad().with {
    $0.customClass = "Card"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    $0.outlets = ""
    $0.views["m"] = "<view id=\"m\">\(Xib.rect("0 80 300 150"))</view>"
  }.text

  static let classes: [CodeExample] = [
    CodeExample(
      .swift, "import GoogleMobileAds\nclass Base: NativeAdView {}\nclass Card: Base {}",
      subclassWithoutHeadline, missing),
    CodeExample(
      .objectiveC, "@interface Card : GADNativeAdView\n@end", subclassWithoutHeadline, missing),
    CodeExample(.swift, "class Card: UIView {}", bare),
    CodeExample(.swift, "// class Card: GADNativeAdView {}", bare),
    CodeExample(.swift, "let s = \"class Card: GADNativeAdView {}\"", bare),
    CodeExample(.swift, "class NativeAdView: UIView {}\nclass Card: NativeAdView {}", bare),
  ]

  private static let subclassWithoutHeadline = Ad().with {
    $0.customClass = "Card"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    $0.outlets = "bodyView=b callToActionView=c mediaView=m"
  }.text

  /// A label in the lower left corner, where nobody expects AdChoices.
  private static let lowerLeft = Ad().with {
    $0.views["badge"] = "<label text=\"Ad\" id=\"badge\">\(Xib.rect("0 235 20 15"))</label>"
    $0.views["m"] = "<view id=\"m\" customClass=\"GADMediaView\">\(Xib.rect("0 80 300 150"))</view>"
  }.text

  static let corners: [CodeExample] = [
    CodeExample(
      .swift,
      "import GoogleMobileAds\nfunc f() { options.preferredAdChoicesPosition = .bottomLeftCorner }",
      lowerLeft, "adchoices_corner_occupied", "attribution_not_at_top"),
    CodeExample(
      .objectiveC,
      "void f(void) { GADNativeAdViewAdOptions *o; o.preferredAdChoicesPosition = GADAdChoicesPositionBottomLeftCorner; id x = [GADNativeAdView class]; }",
      lowerLeft, "adchoices_corner_occupied", "attribution_not_at_top"),
    CodeExample(
      .swift, "import GoogleMobileAds\n// options.preferredAdChoicesPosition = .bottomLeftCorner",
      lowerLeft, "attribution_not_at_top"),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nfunc f() { options.preferredAdChoicesPosition = .topLeftCorner }",
      lowerLeft, "attribution_not_at_top"),
  ]
}
