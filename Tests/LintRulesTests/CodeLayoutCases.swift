import SourceCode
import TestSupport

/// Code that tells the tags of several layouts.
extension CodeTests {
  private static func ad(_ tags: [Int], _ customClass: String = "MANativeAdView") -> String {
    let kinds = ["label", "label", "view", "button"]
    let rows = ["0 0 100 20", "0 30 100 20", "0 60 20 20", "0 90 100 30"]
    let views = zip(zip(kinds, rows), tags).enumerated().map { number, view in
      let (kind, frame) = view.0
      return "<\(kind) tag=\"\(view.1)\" id=\"v\(number)\">\(Xib.rect(frame))</\(kind)>"
    }
    return """
      <view id="ad" customClass="\(customClass)">\(Xib.rect("0 0 300 250"))<subviews>\(views.joined())\
      <label text="Ad" id="badge">\(Xib.rect("120 0 30 20"))</label></subviews></view>
      """
  }

  private static func function(_ body: String, _ tags: (String, Int)...) -> String {
    let lines = tags.map { "builder.\($0.0)Tag = \($0.1)" }.joined(separator: "\n")
    return "func bind\(tags.count)(_ v: MANativeAdView) {\n\(body)\n"
      + "v.bindViews(with: MANativeAdViewBinder { builder in\n\(lines)\n}) }\n"
  }
  private static func load(_ name: String) -> String {
    "let n = UINib(nibName: \"\(name)\", bundle: nil).instantiate(withOwner: nil).first"
  }
  private static func file(_ functions: String..., type: String = "class Feed") -> String {
    "import AppLovinSDK\n\(type) {\n" + functions.joined() + "}"
  }

  private static func small(_ body: String = "") -> String {
    function(
      body, ("titleLabel", 11), ("optionsContentView", 13), ("callToActionButton", 14))
  }
  private static func big(_ body: String = "") -> String {
    function(
      body, ("titleLabel", 11), ("bodyLabel", 12), ("optionsContentView", 13),
      ("callToActionButton", 14))
  }
  private static let whole = ad([11, 12, 13, 14])
  private static let bodiless = ad([11, 5, 13, 14])
  private static let tiles = "class Card: MANativeAdView {}\nclass Tile: MANativeAdView {}\n"

  static let layouts: [CodeExample] = [
    CodeExample(.swift, file(small(load("A")), big(load("B"))), bodiless),
    CodeExample(.swift, file(small(load("B")), big(load("A"))), bodiless, "missing_tag"),
    CodeExample(.swift, file(small(load("B")), big(load("A"))), whole),
    CodeExample(.swift, file(small(load("A")), big()), bodiless),
    CodeExample(.swift, file(small(load("B")), big()), bodiless, "missing_tag"),
    // Code for another nib alone.
    CodeExample(.swift, file(big(load("B"))), bodiless, "unbound_ad_view"),
    // A nib that another function loads binds nothing.
    CodeExample(
      .swift, file("func g() { \(load("B")) }\n", big()), bodiless, "missing_tag"),
    // The method of an ad view's class.
    CodeExample(
      .swift, tiles + file(small(), type: "extension Card") + file(big(), type: "extension Tile"),
      ad([11, 5, 13, 14], "Card")),
    CodeExample(
      .swift, tiles + file(small(), type: "extension Card") + file(big(), type: "extension Tile"),
      ad([11, 5, 13, 14], "Tile"), "missing_tag"),
    CodeExample(
      .swift,
      tiles + file(small(), type: "extension Card") + file(big(), type: "extension Tile")
        + "class Large: Tile {}", ad([11, 5, 13, 14], "Large"), "missing_tag"),
    // Several layouts of which nobody says which is meant: what all have is needed.
    CodeExample(.swift, file(small(), big()), bodiless),
    CodeExample(.swift, file(small(), big()), ad([11, 12, 5, 14]), "missing_adchoices"),
    CodeExample(
      .swift, file(small(), big().replacing("builder.optionsContentViewTag = 13", with: "")),
      ad([11, 12, 5, 14])),
    CodeExample(
      .swift, file(small(), function("", ("bodyLabel", 12))), bodiless, "missing_tag"),
    // One tag for two things.
    CodeExample(
      .swift, file(big(), function("", ("titleLabel", 12), ("callToActionButton", 14))), bodiless),
  ]
}
