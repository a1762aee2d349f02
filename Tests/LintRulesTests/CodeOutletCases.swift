import SourceCode
import TestSupport

/// Code that sets the SDK's outlets to what outlets of the app lead to.
extension CodeTests {
  private static let button =
    "<button lineBreakMode=\"wordWrap\" id=\"c\">\(Xib.rect("220 44 70 30"))</button>"
  /// An ad view of the app's class whose button takes touches.
  private static let feed = Ad().with {
    $0.customClass = "FeedAdView"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    $0.outlets = "t=h m=m action=c s=b"
    $0.views["c"] = button
  }
  /// The same of the SDK's class, with a controller's outlets.
  private static let owned = Ad().with {
    $0.before = Xib.owner("Feed", "adView=ad headlineView=h m=m action=c s=b")
    $0.outlets = ""
    $0.views["c"] = button
  }
  private static let taken = "interactive_call_to_action"
  private static let unconnected = "unconnected_media_view"
  private static let headless = "missing_required_asset"
  private static let actionless = "missing_call_to_action"

  private static func own(_ body: String, _ more: String = "") -> String {
    """
    import GoogleMobileAds
    class FeedAdView: NativeAdView {
    @IBOutlet weak var t: UILabel!; @IBOutlet var m: MediaView!
    @IBOutlet var action: UIButton!; @IBOutlet var s: UILabel!
    override func awakeFromNib() { super.awakeFromNib()
    \(body)
    } }
    \(more)
    """
  }

  private static func controller(_ body: String, _ parameter: String = "") -> String {
    """
    import GoogleMobileAds
    class Feed: UIViewController {
    @IBOutlet var adView: NativeAdView!; @IBOutlet weak var headlineView: UILabel!
    @IBOutlet var m: MediaView!; @IBOutlet var action: UIButton!; @IBOutlet var s: UILabel!
    func show(\(parameter)) {
    \(body)
    } }
    """
  }

  private static let all =
    "headlineView = t; mediaView = m; callToActionView = action; bodyView = s"
  private static let allOfOwned =
    "adView.headlineView = headlineView; adView.mediaView = m; adView.callToActionView = action"

  /// Ad views whose button takes touches, which nothing says while nobody knows what it is.
  static let connections: [CodeExample] = [
    CodeExample(.swift, own(all), feed.text, taken),
    CodeExample(
      .swift,
      own(
        "let b = action\nself.callToActionView = b!; self.headlineView = t as UIView; mediaView = m"
      ), feed.text, taken),
    CodeExample(
      .swift,
      own("if let action { callToActionView = action }\nheadlineView = t; mediaView = self.m"),
      feed.text, taken),
    CodeExample(.swift, controller(allOfOwned), owned.text, taken),
    CodeExample(
      .swift, controller(allOfOwned.replacing("adView.", with: "ad."), "_ ad: NativeAdView"),
      owned.text, taken),
    CodeExample(
      .objectiveC,
      """
      @interface FeedAdView : GADNativeAdView
      @property IBOutlet UILabel *t; @property IBOutlet UIButton *action;
      @end
      @implementation FeedAdView
      - (void)awakeFromNib { self.headlineView = self.t; self.callToActionView = _action;
      [self setMediaView:self.m]; }
      @end
      """, feed.text, taken),
    // What the SDK's outlet leads to is changed through either name.
    CodeExample(
      .swift, own(all + "\naction.isUserInteractionEnabled = false"), feed.text, taken + " by 7"),
    CodeExample(
      .swift, own(all + "\ncallToActionView?.isUserInteractionEnabled = false"), feed.text,
      taken + " by 7"),
    CodeExample(
      .swift,
      controller(allOfOwned + "\nadView.callToActionView?.isUserInteractionEnabled = false"),
      owned.text, taken + " by 7"),
    // The rest is never bound, or in a way that is not understood.
    CodeExample(
      .swift, own("headlineView = t; callToActionView = action"), feed.text, taken, unconnected),
    CodeExample(
      .swift, own("callToActionView = action; mediaView = m"), feed.text, taken, headless),
    CodeExample(.swift, own("headlineView = t; mediaView = m"), feed.text, actionless),
    CodeExample(
      .swift, own("headlineView = make(); callToActionView = action; mediaView = n ? m : nil"),
      feed.text, taken, headless + " by 6", unconnected + " by 6"),
    // Several views, or none that is known.
    CodeExample(.swift, own(all + "\ncallToActionView = s"), feed.text, actionless + " by 6"),
    CodeExample(.swift, own(all + "\ncallToActionView = nil"), feed.text, actionless + " by 6"),
    CodeExample(.swift, own(all + "\naction = UIButton()"), feed.text, actionless + " by 6"),
    CodeExample(
      .swift, own(all + "\nlet t = UILabel(); headlineView = t"), feed.text, taken,
      headless + " by 6"),
    CodeExample(
      .swift, own(all.replacing("action", with: "isBig ? action : s")), feed.text,
      actionless + " by 6"),
    CodeExample(
      .swift, own(all, "class Other: NativeAdView { func f() { callToActionView = action } }"),
      feed.text, taken),
    CodeExample(
      .swift,
      own(
        all,
        "class More: UIViewController { func f(_ v: FeedAdView) { v.callToActionView = UIButton() } }"
      ), feed.text, actionless + " by 6"),
    CodeExample(.swift, own("// " + all), feed.text),
    CodeExample(.swift, own("print(\"\(all)\")"), feed.text),
    CodeExample(.swift, own(all).replacing("class FeedAdView", with: "class Other"), feed.text),
    CodeExample(
      .swift, controller(allOfOwned.replacing("adView.", with: "model.")), owned.text,
      "unbound_ad_view by 6"),
    // Connected in the file.
    CodeExample(
      .swift, own("callToActionView = s"),
      feed.with { $0.outlets = "headlineView=h mediaView=m callToActionView=c s=b" }.text, taken),
    // What else is said of assets.
    CodeExample(
      .swift, own(all),
      feed.with {
        $0.views["c"] = right["c"];
        $0.views["m"] = "<view id=\"m\">\(Xib.rect("0 80 300 150"))</view>"
      }.text, "media_view_wrong_class"),
    CodeExample(
      .swift, own(all.replacing("= s", with: "= t")), feed.with { $0.views["c"] = right["c"] }.text,
      "shared_asset_view"),
  ]

  private static let right = Ad.right
}
