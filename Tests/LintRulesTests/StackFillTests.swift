import SourceModel
import TestSupport
import Testing

@Suite("A stack view that fills")
struct StackFillTests {
  /// Arranged views in a stack as high as the ad view leaves it, and which of them are reported.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let views: [String]
    var stack = "axis=\"vertical\""
    var edges = ["top", "bottom", "leading", "trailing"]
    let expected: [String]

    var testDescription: String { name }
  }

  private static let h = label("h")
  private static let b = label("b")

  private static func label(_ id: String, _ attributes: String = "") -> String {
    """
    <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)"/>
    """
  }

  private static let row = """
    <stackView translatesAutoresizingMaskIntoConstraints="NO" id="r"><subviews>\(b)</subviews>\
    </stackView>
    """

  private static func view(_ id: String, _ inside: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" customClass="GADMediaView">\
    \(inside)</view>
    """
  }

  private static let height = """
    <constraints><constraint firstAttribute="height" constant="40" id="k"/></constraints>
    """

  static let examples: [Example] = [
    Example(name: "settles which of two like labels grows", views: [h, b], expected: []),
    Example(
      name: "settles it across", views: [h, b], stack: "axis=\"horizontal\"", expected: []),
    Example(name: "settles it without an axis", views: [h, b], stack: "", expected: []),
    Example(
      name: "settles it beside a view of its own height", views: [h, view("m", height), b],
      expected: []),
    Example(
      name: "settles it in a row within", views: [h, row], expected: []),
    Example(
      name: "leaves a view without content open", views: [h, view("m"), view("n")],
      expected: ["m"]),
    Example(
      name: "leaves its own height open", views: [h, b], edges: ["top", "leading", "trailing"],
      expected: []),
    Example(
      name: "leaves its own place open", views: [h, b], edges: ["top", "leading"], expected: []),
    Example(
      name: "leaves what equal spacing leaves open", views: [h, view("m"), b],
      stack: "axis=\"vertical\" distribution=\"equalSpacing\"", expected: ["m"]),
  ]

  @Test(
    "resizes its views by their place, and leaves open what that does not tell", arguments: examples
  )
  func settles(_ example: Example) throws {
    let pins = example.edges.map { edge in
      """
      <constraint firstItem="s" firstAttribute="\(edge)" secondItem="ad" secondAttribute="\(edge)" \
      id="c-\(edge)"/>
      """
    }
    let objects = """
      <view id="ad" customClass="GADNativeAdView">\(Xib.rect("0 0 300 200"))<subviews>\
      <stackView \(example.stack) translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>\
      \(example.views.joined())</subviews></stackView></subviews>\
      <constraints>\(pins.joined())</constraints>\
      \(Xib.outlets("headlineView=h bodyView=b mediaView=m"))</view>
      """
    let found = try SeverityCase("", objects, []).findings()
      .filter { $0.rule == "ambiguous_asset_layout" }.map { $0.object?.id ?? "-" }
    #expect(found == example.expected)
  }

  @Test(
    "An image view's size is unknown where the file does not tell its image's, its place is not",
    arguments: [("image=\"gone\"", true, 0), ("", true, 0), ("image=\"gone\"", false, 1)])
  func images(attributes: String, isPlaced: Bool, count: Int) throws {
    let leading = """
      <constraint firstItem="i" firstAttribute="leading" secondItem="ad" secondAttribute="leading" \
      id="c1"/>
      """
    let objects = """
      <view id="ad" customClass="GADNativeAdView">\(Xib.rect("0 0 300 200"))<subviews>\
      <imageView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="i">\
      \(Xib.rect("0 0 40 40"))</imageView></subviews>\
      <constraints>\(isPlaced ? leading : "")<constraint firstItem="i" firstAttribute="top" \
      secondItem="ad" secondAttribute="top" id="c2"/></constraints>\
      \(Xib.outlets("iconView=i"))</view>
      """
    let found = try SeverityCase("", objects, []).findings()
      .filter { $0.rule == "ambiguous_asset_layout" }.map(\.message)
    let open =
      "The constraints leave the horizontal place or width of UIImageView (i), the icon, open"
    #expect(found == Array(repeating: open, count: count))
  }
}
