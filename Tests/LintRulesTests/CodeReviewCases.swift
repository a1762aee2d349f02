import SourceCode
import TestSupport

/// What reviewers found: code that decides and was not believed, and code about something else.
extension CodeTests {
  private static let headless = Ad().with {
    $0.outlets = "bodyView=b callToActionView=c mediaView=m"
  }.text
  private static let missing = "missing_required_asset"
  private static let unmarked = Ad().with { $0.order = ["m", "h", "b", "c"] }
  private static let unsaid = "missing_attribution"

  private static func file(_ body: String, _ type: String = "class Feed: UIViewController")
    -> String
  {
    "import GoogleMobileAds\n\(type) {\nfunc show(_ adView: NativeAdView) {\n\(body)\n}\n}"
  }

  private static let load =
    "let adView = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! NativeAdView\n"
  private static let fill = "(adView.headlineView as? UILabel)?.text = ad.headline\n"
  private static let content = "adView.mediaView?.mediaContent = ad.mediaContent\n"

  /// Code that decides.
  static let decisive: [CodeExample] = [
    CodeExample(
      .swift, file("self.headlineView = l", "extension NativeAdView"), headless, missing + " by 4"),
    CodeExample(
      .swift, file("self.headlineView = l", "extension GoogleMobileAds.NativeAdView"), headless,
      missing + " by 4"),
    CodeExample(
      .swift, file("adView.setValue(l, forKey: \"headlineView\")"), headless, missing + " by 4"),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nclass B: UIViewController { @IBOutlet var adView: NativeAdView!\n"
        + "func f() { adView.headlineView = l } }", headless, missing + " by 3"),
    CodeExample(
      .swift, file(load + "var c = UIButton.Configuration.filled()\nc.title = \"Ad\""),
      unmarked.text,
      unsaid + " by 6"),
    CodeExample(
      .swift, file(load + "adView.addSubview(PaddedLabel(text: \"Ad\"))"), unmarked.text, unsaid),
    CodeExample(
      .swift, file(load + "b.configuration?.title = \"Ad\""), unmarked.text, unsaid + " by 5"),
    CodeExample(
      .swift,
      file(load + "let l = UILabel()\nl.text = NSLocalizedString(\"ad.badge\", comment: \"\")"),
      unmarked.text, unsaid + " by 6"),
    CodeExample(
      .swift,
      file(
        load + "let l = UILabel()\nl.text = NSLocalizedString(\"k\", value: \"Ad\", comment: \"\")"),
      unmarked.text, unsaid + " by 6"),
    CodeExample(
      .swift, "extension UIView { @IBOutlet var tip: UIView? }",
      Ad().with { $0.outlets += " tip=b" }.text),
    CodeExample(
      .swift, file(load + "let badge = UILabel()\nbadge.text = \"Ad\""), unmarked.text,
      unsaid + " by 6"),
    CodeExample(
      .swift,
      file(load + "let l = UILabel()\nl.attributedText = NSAttributedString(string: \"Ad\")"),
      unmarked.text, unsaid + " by 6"),
    CodeExample(
      .swift, file(load + "let l = UILabel()\nl.text = isArabic ? \"إعلان\" : \"Ad\""),
      unmarked.text,
      unsaid + " by 6"),
    CodeExample(
      .swift, file(load + "let adBadge = UILabel()\nadBadge.text = L10n.badge"), unmarked.text,
      unsaid + " by 6"),
    CodeExample(
      .swift, file(load + "let l = UILabel()\nl.text = L10n.badge"), unmarked.text, unsaid),
    CodeExample(
      .swift, "import GoogleMobileAds\nextension NativeAdView { @IBOutlet var tip: UIView? }",
      Ad().with { $0.outlets += " tip=b" }.text),
    CodeExample(
      .objectiveC, "@interface GADNativeAdView (Tip)\n@property IBOutlet UIView *tip;\n@end",
      Ad().with { $0.outlets += " tip=b" }.text),
    CodeExample(.swift, file(content + "defer { adView.nativeAd = ad }\n" + fill), Ad().text),
    CodeExample(
      .swift, file("adView.nativeAd = nil\n" + fill + content + "adView.nativeAd = ad"), Ad().text),
  ]

  private static let card = Ad().with {
    $0.order = ["m", "h", "b", "c"]
    $0.customClass = "Card"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
  }

  /// Code about something else, or code that is none.
  static let unrelated: [CodeExample] = [
    CodeExample(.swift, file(load + "navigationItem.title = \"Ad\""), unmarked.text, unsaid),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nclass Card: NativeAdView {}\n"
        + "class Shop: UIView { func f() { badge.text = \"Ad\" } }", card.text, unsaid),
    CodeExample(
      .swift,
      file(
        load + "(adView.advertiserView as? UILabel)?.text = \"Ad\"\n" + content
          + "adView.nativeAd = ad"), unmarked.text, unsaid),
    CodeExample(.swift, file("#if false\nadView.headlineView = l\n#endif"), headless, missing),
    CodeExample(
      .objectiveC, "#if 0\nvoid f(GADNativeAdView *v) { v.headlineView = l; }\n#endif", headless,
      missing),
    CodeExample(
      .swift,
      "import GoogleMobileAds\nclass Other: UIViewController { @IBOutlet var adView: NativeAdView!\n"
        + "func f() { adView.headlineView = l } }", headless, missing),
    CodeExample(
      .swift, file(load + "adView.headlineView = l"), headless, missing + " by 5"),
    CodeExample(
      .swift, file("adView.bodyView?.alpha = 1"),
      Ad().with {
        $0.views["b"] =
          "<label hidden=\"YES\" text=\"Body\" adjustsFontSizeToFit=\"YES\" id=\"b\">"
          + "\(Xib.rect("8 44 200 20"))</label>"
      }.text, "hidden_asset"),
    CodeExample(
      .swift, file(fill + content + "adView.nativeAd = nil"), Ad().text, "native_ad_not_assigned"),
    CodeExample(
      .swift, "import GoogleMobileAds\nclass Hero: UIView {}",
      Ad().with {
        $0.views["m"] =
          "<view id=\"m\" customClass=\"Hero\" customModule=\"App\">\(Xib.rect("0 80 300 150"))</view>"
      }.text, "media_view_wrong_class"),
  ]
}
