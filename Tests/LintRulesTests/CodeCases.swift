import SourceCode
import TestSupport

extension CodeTests {
  /// An ad view without its headline.
  private static let headless = Ad().with {
    $0.outlets = "bodyView=b callToActionView=c mediaView=m"
  }.text
  private static let missing = "missing_required_asset"

  static let outlets: [CodeExample] = [
    CodeExample(.swift, swiftMethod("adView.headlineView = label"), headless, missing + " by 3"),
    CodeExample(
      .swift, swiftMethod("make { $0.headlineView = label }"), headless, missing + " by 3"),
    CodeExample(
      .swift, swiftMethod("adView.headlineView = adView.viewWithTag(1)"), headless,
      missing + " by 3"),
    CodeExample(
      .objectiveC, objectiveCMethod("adView.headlineView = self.label;"), headless,
      missing + " by 3"),
    CodeExample(
      .objectiveC, objectiveCMethod("[adView setHeadlineView:label];"), headless, missing + " by 3"),
    CodeExample(.swift, swiftMethod("adView.headlineView = nil"), headless, missing),
    CodeExample(.swift, swiftMethod("// adView.headlineView = label"), headless, missing),
    CodeExample(.swift, swiftMethod("adView.headlineView?.isHidden = true"), headless, missing),
    CodeExample(.swift, swiftMethod("headlineView = label"), headless, missing),
    CodeExample(.objectiveC, objectiveCMethod("adView.bodyView = self.label;"), headless, missing),
    CodeExample(
      .objectiveC, objectiveCMethod("NSString *s = @\"adView.headlineView = label;\";"), headless,
      missing
    ),
    CodeExample(
      .swift, swiftMethod("adView.headlineView = label"), Ad().with { $0.outlets = "" }.text,
      "unbound_ad_view by 3"),
    CodeExample(
      .objectiveC, objectiveCMethod("adView.mediaView = media;"),
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
      .swift, swiftMethod("mark.text = \"Ad\"", in: "class FeedAdView: NativeAdView"), unmarked,
      unsaid + " by 3"),
    CodeExample(
      .swift,
      swiftMethod(
        "mark.text = NSLocalizedString(\"Sponsored\", comment: \"\")",
        in: "class FeedAdView: NativeAdView"), unmarked, unsaid + " by 3"),
    CodeExample(
      .swift,
      swiftMethod(
        "let badge = UILabel()\nbadge.text = \"Anzeige\"", in: "class FeedAdView: NativeAdView"),
      unmarked, unsaid + " by 4"),
    CodeExample(
      .swift,
      swiftMethod(
        "markButton.setTitle(\"Ad\", for: .normal)", in: "class FeedAdView: NativeAdView"),
      unmarked, unsaid + " by 3"),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveCMethod("self.mark.text = @\"Ad\";", in: "FeedAdView"), unmarked,
      unsaid + " by 5"),
    CodeExample(
      .objectiveC,
      "@interface FeedAdView : GADNativeAdView\n@end\n"
        + objectiveCMethod("[_mark setText:NSLocalizedString(@\"Ad\", nil)];", in: "FeedAdView"),
      unmarked, unsaid + " by 5"),
    CodeExample(
      .swift, swiftMethod("// mark.text = \"Ad\"", in: "class FeedAdView: NativeAdView"), unmarked,
      unsaid),
    CodeExample(
      .swift, swiftMethod("mark.text = \"Add\"", in: "class FeedAdView: NativeAdView"), unmarked,
      unsaid),
    CodeExample(
      .swift,
      swiftMethod("adView.headlineView.text = \"Ad\"", in: "class FeedAdView: NativeAdView"),
      unmarked, "media_content_not_set", unsaid, "native_ad_not_assigned"),
    CodeExample(
      .swift,
      "class FeedAdView: GoogleMobileAds.NativeAdView {}\nclass Shop { func f() { title.text = \"Ad\" } }",
      unmarked, unsaid),
    CodeExample(
      .swift, swiftMethod("mark.text = \"Ad\"", in: "class OtherView: NativeAdView"), unmarked,
      unsaid),
  ]

  private static func hidden(_ id: String) -> String {
    Ad().with {
      $0.views["b"] =
        "<label hidden=\"YES\" text=\"Body\" adjustsFontSizeToFit=\"YES\" id=\"b\">\(Xib.rect("8 44 200 20"))</label>"
    }.text
  }

  static let states: [CodeExample] = [
    CodeExample(
      .swift, swiftMethod("adView.bodyView?.isHidden = ad.body == nil"), hidden("b"),
      "hidden_asset by 3"
    ),
    CodeExample(
      .objectiveC, objectiveCMethod("adView.bodyView.hidden = NO;"), hidden("b"),
      "hidden_asset by 3"),
    CodeExample(
      .objectiveC, objectiveCMethod("[adView.bodyView setHidden:!ad.body];"), hidden("b"),
      "hidden_asset by 3"),
    CodeExample(
      .swift, swiftMethod("adView.bodyView?.isHidden = true"), hidden("b"), "hidden_asset"),
    CodeExample(
      .swift, swiftMethod("adView.iconView?.isHidden = false"), hidden("b"), "hidden_asset"),
    CodeExample(
      .swift, swiftMethod("adView.isUserInteractionEnabled = true"),
      Ad().with { $0.attributes = "userInteractionEnabled=\"NO\"" }.text, "blocked_touches by 3"),
    CodeExample(
      .swift, swiftMethod("adView.isUserInteractionEnabled = false"),
      Ad().with { $0.attributes = "userInteractionEnabled=\"NO\"" }.text, "blocked_touches"),
  ]

  /// A File's Owner of the SDK's class that has the outlets of a plain view.
  private static let owned =
    Xib.owner("GADNativeAdView", "headlineView=h bodyView=b callToActionView=c mediaView=m")
    + Ad().with {
      $0.customClass = ""
      $0.outlets = ""
    }.text.replacing(" customClass=\"\"", with: "")

  private static let wrongOwner = "outlets_on_wrong_owner"

  static let owners: [CodeExample] = [
    CodeExample(
      .swift,
      swiftMethod(
        "Bundle.main.loadNibNamed(\"A\", owner: self)", in: "class Card: NativeAdView"), owned,
      wrongOwner + " by 3"),
    CodeExample(
      .swift, swiftMethod("Bundle.main.loadNibNamed(\"A\", owner: adView)"), owned,
      wrongOwner + " by 3"),
    CodeExample(
      .objectiveC,
      objectiveCMethod("[[NSBundle mainBundle] loadNibNamed:@\"A\" owner:adView options:nil];"),
      owned,
      wrongOwner + " by 3"),
    CodeExample(
      .swift, swiftMethod("Bundle.main.loadNibNamed(\"A\", owner: self)"), owned, wrongOwner),
    CodeExample(
      .swift, swiftMethod("Bundle.main.loadNibNamed(\"A\", owner: nil)"), owned, wrongOwner),
    CodeExample(
      .swift, swiftMethod("Bundle.main.loadNibNamed(\"B\", owner: adView)"), owned, wrongOwner),
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

  private static let target = """
    <view id="ad">\(Xib.rect("0 0 300 250"))<subviews>
    <view id="m" customClass="MTRGMediaAdView">\(Xib.rect("0 20 300 150"))</view>
    <label text="Ad" id="badge">\(Xib.rect("0 0 20 15"))</label>
    </subviews></view>
    """
  private static let targetAd = "func f(_ ad: MTRGNativeAd) { ad.register(v, with: self); "

  static let placements: [CodeExample] = [
    CodeExample(
      .swift,
      "import MyTargetSDK\n" + targetAd + "ad.adChoicesPlacement = MTRGAdChoicesPlacementTopLeft }",
      target, "adchoices_corner_occupied"),
    CodeExample(
      .swift, "import MyTargetSDK\n" + targetAd + "ad.adChoicesPlacement = .topRight }", target),
    CodeExample(
      .swift, "import MyTargetSDK\n" + targetAd + "print(\"ad.adChoicesPlacement = .topLeft\") }",
      target),
    CodeExample(
      .objectiveC,
      "void f(MTRGNativeAd *ad) { [ad registerView:v withController:c]; "
        + "ad.adChoicesPlacement = MTRGAdChoicesPlacementTopLeft; }", target,
      "adchoices_corner_occupied"),
    CodeExample(
      .objectiveC,
      "void f(MTRGNativeAd *ad) { [ad registerView:v withController:c]; "
        + "// [ad setAdChoicesPlacement:MTRGAdChoicesPlacementTopLeft];\n }", target),
  ]

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
