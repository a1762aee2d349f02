import SourceCode
import SourceModel
import TestSupport

/// Code beside an ad view without an attribution that adds views, or sets texts of other classes.
extension CodeTests {
  /// What is added to an ad view, and how sure it then is that nothing marks the ad.
  static let contents: [(code: String, severity: Severity)] = [
    (member("UIActivityIndicatorView()"), .error), (member("UIProgressView(frame: .zero)"), .error),
    (member("UIView()"), .error), (member("MediaView()"), .error), (member("UILabel()"), .note),
    (member("UIImageView()"), .note), (member("BadgeView()"), .note), (member("make()"), .note),
    (member("UIView().with(badge)"), .note), (member("UIStackView()"), .note),
    (local("let v = UIView()"), .error), (local("let v = UIView(frame: bounds)"), .error),
    (local("let v: UIView = UIView()"), .error), (local("let v: UIView = BadgeView()"), .note),
    (local("let v = UIView(); v.addSubview(badge)"), .note),
    (local("var v = UIView(); v = badge"), .note),
    (local("let v = UIView { $0.addSubview(badge) }"), .note),
    (local("let v = UIView()", "func g() { let v = BadgeView() }"), .note),
    (local("let v = UIView()", "func g(_ w: UIView) { w.v.addSubview(badge) }"), .note),
    (owned("box"), .error), (owned("titleText"), .error), (owned("other"), .note),
    (owned("badge"), .note),
  ]

  private static func feed(_ members: String, _ body: String, _ more: String = "") -> String {
    "import GoogleMobileAds\nclass FeedAdView: NativeAdView { \(members)\n"
      + "override func awakeFromNib() { \(body) }\n\(more) }"
  }
  private static func member(_ value: String) -> String {
    feed("let v = \(value)", "addSubview(v)")
  }
  private static func local(_ statement: String, _ more: String = "") -> String {
    feed("", "\(statement); addSubview(v)", more)
  }
  private static func owned(_ outlet: String) -> String {
    feed("@IBOutlet var \(outlet): UIView!", "addSubview(\(outlet))")
  }

  /// The ad view of that class, with outlets to itself, to a view inside and to one outside.
  static let unlabelled = Ad().with {
    $0.order = ["m", "h", "b", "c"]
    $0.customClass = "FeedAdView"
    $0.attributes = "customModule=\"App\" customModuleProvider=\"target\""
    $0.outlets += " box=ad titleText=h other=spare"
    $0.after = "<view id=\"spare\"/>"
  }.text

  private static let unmarked = Ad().with { $0.order = ["m", "h", "b", "c"] }.text
  private static let unsaid = "missing_attribution"
  private static func beside(_ code: String, _ body: String = "") -> String {
    "import GoogleMobileAds\nclass Feed: UIViewController { func f() {\n"
      + "let adView = Bundle.main.loadNibNamed(\"A\", owner: nil)!.first as! NativeAdView\n"
      + "\(body)\n} }\n\(code)"
  }
  private static let text = "{ let l = UILabel(); func g() { l.text = \"Ad\" } }"

  static let neighbours: [CodeExample] = [
    CodeExample(.swift, beside("class Shop \(text)"), unmarked, unsaid),
    CodeExample(.swift, beside("final class Shop: UIViewController \(text)"), unmarked, unsaid),
    CodeExample(.swift, beside("class Shop \(text)\nextension Shop {}"), unmarked, unsaid),
    // It may help the code that loads the nib.
    CodeExample(.swift, beside("class Shop \(text)", "Shop().g()"), unmarked, unsaid + " by 6"),
    CodeExample(
      .swift, beside("class Shop \(text)\nlet shop = Shop()"), unmarked, unsaid + " by 6"),
    CodeExample(.swift, beside("extension Feed \(text)"), unmarked, unsaid + " by 6"),
    CodeExample(.swift, beside("class Shop: Feed \(text)"), unmarked, unsaid + " by 6"),
    CodeExample(
      .swift, beside("class Badge: UILabel { func g() { text = \"Ad\" } }"), unmarked,
      unsaid + " by 6"),
    CodeExample(.swift, beside("func g() { label.text = \"Ad\" }"), unmarked, unsaid + " by 6"),
  ]
}
