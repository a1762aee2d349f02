import NativeAds
import SourceModel
import TestSupport

extension SeverityTests {
  private static func badge(_ label: String, _ name: String, _ expected: [String]) -> SeverityCase {
    SeverityCase(name, expected) { $0.views["badge"] = label }
  }

  private static func label(_ attributes: String, _ inside: String = "") -> String {
    "<label \(attributes) id=\"badge\">\(Xib.rect("8 20 20 15"))\(inside)</label>"
  }

  static let marks: [SeverityCase] = [
    badge(label("text=\"Promo\""), "missing", ["missing_attribution error ad"]),
    badge(label("text=\"\""), "missing beside a blank label", ["missing_attribution warning ad"]),
    badge(
      label("text=\"Label\""), "missing beside a placeholder", ["missing_attribution warning ad"]),
    SeverityCase(
      "missing in an install ad",
      [
        "missing_attribution warning ad", "missing_required_asset error ad",
        "renamed_class error ad",
      ]
    ) {
      $0.customClass = "GADNativeAppInstallAdView"
      $0.order = ["m", "h", "b", "c"]
    },
    SeverityCase("missing in a subclass of the app", ["missing_attribution warning ad"]) {
      $0.customClass = "AdCard"
      $0.order = ["m", "h", "b", "c"]
    },
    SeverityCase(
      "missing in a custom format", "<view id=\"ad\" customClass=\"BookAd\">\(custom)</view>",
      ["missing_attribution note ad"]),
    badge(
      label("text=\"Ad\" hidden=\"YES\""), "hidden", ["attribution_hidden error badge"]),
    badge(
      label("text=\"Ad\" alpha=\"0.3\""), "transparent", ["attribution_hidden error badge"]),
    badge(label("text=\"\" userLabel=\"adBadge\""), "named like one", []),
    SeverityCase("only an image", ["unverified_attribution note badge"]) {
      $0.views["badge"] =
        "<imageView image=\"ad_badge\" id=\"badge\">\(Xib.rect("8 20 20 15"))</imageView>"
    },
    SeverityCase("at the bottom", ["attribution_not_at_top warning badge"]) {
      $0.views["badge"] = "<label text=\"Ad\" id=\"badge\">\(Xib.rect("8 232 20 15"))</label>"
    },
    SeverityCase("at the bottom of a media view that fills the ad", fullBleed) {
      $0.views["m"] =
        "<view id=\"m\" customClass=\"GADMediaView\">\(Xib.rect("0 0 300 250"))</view>"
      $0.views["badge"] = "<label text=\"Ad\" id=\"badge\">\(Xib.rect("8 232 20 15"))</label>"
    },
    SeverityCase("of its background's colour", ["attribution_low_contrast warning badge"]) {
      $0.views["badge"] = label("text=\"Ad\"", colors(text: "1", background: "1"))
    },
    SeverityCase("of its background's system colour", ["attribution_low_contrast warning badge"]) {
      $0.views["badge"] = label("text=\"Ad\"", names("systemColor", "tintColor", "tintColor"))
    },
    SeverityCase("of its background's named colour", ["attribution_low_contrast warning badge"]) {
      $0.views["badge"] = label("text=\"Ad\"", names("name", "Brand", "Brand"))
    },
    SeverityCase("of other named colours than its background", []) {
      $0.views["badge"] = label("text=\"Ad\"", names("name", "Brand", "Shade"))
    },
    SeverityCase("of the ad view's named colour", ["attribution_low_contrast warning badge"]) {
      $0.views["badge"] = label("text=\"Ad\"", "<color key=\"textColor\" name=\"Brand\"/>")
      $0.more = "<color key=\"backgroundColor\" name=\"Brand\"/>"
    },
    SeverityCase("of the ad view's colour on one that only a name tells", []) {
      $0.views["badge"] = label(
        "text=\"Ad\"",
        "<color key=\"textColor\" white=\"1\" alpha=\"1\"/>"
          + "<color key=\"backgroundColor\" name=\"Shade\"/>")
      $0.more = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>"
    },
    SeverityCase("hardly legible, by default", []) {
      $0.views["badge"] = label("text=\"Ad\"", colors(text: "0.6", background: "1"))
    },
    SeverityCase(
      "hardly legible, when the project cares",
      Ad().with { $0.views["badge"] = label("text=\"Ad\"", colors(text: "0.6", background: "1")) }
        .text, ["attribution_low_contrast note badge"]
    ) { $0.severities = ["attribution_low_contrast": .note] },
  ]

  private static let fullBleed = ["attribution_not_at_top note badge"]

  private static let custom = """
    <subviews><imageView userInteractionEnabled="YES" id="a"/><label text="Title" id="h"/></subviews>
    \(Xib.outlets("adChoicesView=a headlineView=h"))
    """

  private static func colors(text: String, background: String) -> String {
    """
    <color key="backgroundColor" white="\(background)" alpha="1" colorSpace="calibratedWhite"/>\
    <color key="textColor" white="\(text)" alpha="1" colorSpace="calibratedWhite"/>
    """
  }

  private static func names(_ kind: String, _ text: String, _ background: String) -> String {
    """
    <color key="backgroundColor" \(kind)="\(background)"/>\
    <color key="textColor" \(kind)="\(text)"/>
    """
  }

  private static func runtime(_ keyPath: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
    keyPath="\(keyPath)" value="\(value)"/></userDefinedRuntimeAttributes>
    """
  }

  private static func number(_ keyPath: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
    keyPath="\(keyPath)"><real key="value" value="\(value)"/></userDefinedRuntimeAttribute>\
    </userDefinedRuntimeAttributes>
    """
  }

  private static func body(_ attributes: String, _ inside: String = "") -> String {
    "<label text=\"Body\" \(attributes) id=\"b\">\(Xib.rect("8 44 200 20"))\(inside)</label>"
  }

  private static func button(_ attributes: String, _ inside: String) -> String {
    "<button \(attributes) id=\"c\">\(Xib.rect("220 44 70 30"))\(inside)</button>"
  }

  static let loaded: [SeverityCase] = [
    SeverityCase("transparent", ["transparent_asset warning b"]) {
      $0.views["b"] = body("alpha=\"0.49\"")
    },
    SeverityCase("as transparent as may be", []) { $0.views["b"] = body("alpha=\"0.5\"") },
    SeverityCase("transparent to nothing", ["hidden_asset warning b"]) {
      $0.views["b"] = body("alpha=\"0.005\"")
    },
    SeverityCase("transparent at run time", ["transparent_asset warning b"]) {
      $0.views["b"] = body("", number("alpha", "0.2"))
    },
    SeverityCase("transparent until run time", []) {
      $0.views["b"] = body("alpha=\"0.1\"", number("alpha", "1"))
    },
    SeverityCase("hidden", ["hidden_asset warning b"]) { $0.views["b"] = body("hidden=\"YES\"") },
    SeverityCase("hidden at run time", ["hidden_asset warning b"]) {
      $0.views["b"] = body("", runtime("hidden", "YES"))
    },
    SeverityCase("hidden until run time", []) {
      $0.views["b"] = body("hidden=\"YES\"", runtime("isHidden", "NO"))
    },
    SeverityCase("hidden with its container", ["hidden_asset warning b"]) {
      $0.views["b"] = "<view hidden=\"YES\" id=\"box\"><subviews>\(body(""))</subviews></view>"
    },
    SeverityCase("transparent with its container", ["transparent_asset warning b"]) {
      $0.views["b"] = """
        <view alpha="0.6" id="box"><subviews>\(body("alpha=\"0.6\""))</subviews></view>
        """
    },
    SeverityCase("not installed", ["hidden_asset warning b"]) { $0.more = excluded("b") },
    SeverityCase("an attribution that is not installed", ["attribution_hidden error badge"]) {
      $0.more = excluded("badge")
    },
    SeverityCase("a button with touches", ["interactive_call_to_action warning c"]) {
      $0.views["c"] = button("", "")
    },
    SeverityCase("a button with touches at run time", ["interactive_call_to_action warning c"]) {
      $0.views["c"] = button(
        "userInteractionEnabled=\"NO\"", runtime("userInteractionEnabled", "YES"))
    },
    SeverityCase("a button with touches until run time", []) {
      $0.views["c"] = button("", runtime("userInteractionEnabled", "NO"))
    },
    SeverityCase("no touches for the ad view", ["blocked_touches error ad"]) {
      $0.attributes = "userInteractionEnabled=\"NO\""
    },
    SeverityCase("no touches for the ad view that code knows", ["blocked_touches error ad"]) {
      $0.attributes = "userInteractionEnabled=\"NO\""
      $0.before = Xib.owner("Loader", "adView=ad")
    },
    SeverityCase("a hidden ad view", ["blocked_touches error ad"]) {
      $0.attributes = "hidden=\"YES\""
    },
    SeverityCase("a hidden ad view that code may show", ["blocked_touches warning ad"]) {
      $0.attributes = "hidden=\"YES\""
      $0.before = Xib.owner("Loader", "adView=ad")
    },
    SeverityCase("a hidden ad view without touches", ["blocked_touches error ad"]) {
      $0.attributes = "hidden=\"YES\" userInteractionEnabled=\"NO\""
      $0.before = Xib.owner("Loader", "adView=ad")
    },
    SeverityCase("an ad view in a hidden view", ["blocked_touches error box"]) {
      $0.before = "\(Xib.owner("Loader", "adView=ad"))<view hidden=\"YES\" id=\"box\"><subviews>"
      $0.after = "</subviews></view>"
    },
    SeverityCase("an ad view in a hidden view that code may show", [boxWarning]) {
      $0.before = "\(Xib.owner("Loader", "box=box"))<view hidden=\"YES\" id=\"box\"><subviews>"
      $0.after = "</subviews></view>"
    },
    SeverityCase("a hidden ad view in a view without touches", ["blocked_touches error box"]) {
      $0.attributes = "hidden=\"YES\""
      $0.before = """
        \(Xib.owner("Loader", "adView=ad"))<view userInteractionEnabled="NO" id="box"><subviews>
        """
      $0.after = "</subviews></view>"
    },
  ]

  private static let boxWarning = "blocked_touches warning box"

  private static func excluded(_ id: String) -> String {
    """
    <variation key="default"><mask key="subviews"><exclude reference="\(id)"/></mask></variation>
    """
  }
}
