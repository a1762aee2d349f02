import TestSupport

extension SeverityTests {
  private static let fixed = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""
  private static let solved = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  private static func small(_ attributes: String, _ more: String) -> Ad {
    Ad().with {
      $0.frame = "0 0 300 28"
      $0.attributes = attributes
      $0.more = more
      $0.order = ["h", "badge"]
      $0.views["h"] = "<label id=\"h\">\(Xib.rect("40 2 200 20"))</label>"
      $0.views["badge"] = "<label text=\"Ad\" id=\"badge\">\(Xib.rect("8 2 20 15"))</label>"
      $0.outlets = "headlineView=h"
    }
  }

  private static let lacks = ["missing_call_to_action note ad", "missing_media_view note ad"]

  private static func small(
    _ name: String, _ severity: String?, _ attributes: String, _ more: String
  ) -> SeverityCase {
    SeverityCase(
      name, small(attributes, more).text,
      (severity.map { ["ad_view_too_small \($0) ad"] } ?? []) + lacks)
  }

  private static let sizable =
    "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
  private static let height = """
    <constraints><constraint firstAttribute="height" constant="28" id="k"/></constraints>
    """

  static let sizes: [SeverityCase] = [
    small("small: by a constraint", "error", solved, height),
    small(
      "small: by a freeform size", "error", solved,
      "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"),
    small("small: by a fixed mask", "error", "", ""),
    small("small: by a size that may change", "warning", "", sizable),
    small("small: by a record alone", "warning", solved, ""),
    small("small: by a record marked as wrong", nil, solved + " misplaced=\"YES\"", ""),
    SeverityCase(
      "small: a cell",
      """
      <tableViewCell id="ad" customClass="GADNativeAdView">\(Xib.rect("0 0 300 28"))\
      <tableViewCellContentView key="contentView" id="cv"><subviews><label text="Ad" id="badge"/>\
      <label id="h"/></subviews></tableViewCellContentView>\(Xib.outlets("headlineView=h"))\
      </tableViewCell>
      """, ["ad_view_class_on_cell error ad"] + lacks),
    SeverityCase("out of bounds: proved", ["asset_out_of_bounds error b"]) {
      $0.views["b"] = "<label \(fixed) id=\"b\">\(Xib.rect("292 44 12 20"))</label>"
      $0.order = ["b", "m", "h", "c", "badge"]
    },
    SeverityCase("out of bounds: recorded", ["asset_out_of_bounds warning b"]) {
      $0.views["b"] = "<label \(solved) id=\"b\">\(Xib.rect("292 44 12 20"))</label>"
      $0.order = ["b", "m", "h", "c", "badge"]
    },
    SeverityCase("out of bounds: within the tolerance", []) {
      $0.views["b"] = "<label \(fixed) id=\"b\">\(Xib.rect("8 44 292.4 20"))</label>"
      $0.views["c"] =
        "<button userInteractionEnabled=\"NO\" id=\"c\">\(Xib.rect("8 64 70 15"))</button>"
    },
    SeverityCase(
      "no size: the media view", ["ambiguous_asset_layout warning m", "zero_size_asset error m"]
    ) {
      $0.views["m"] = constrained("<view id=\"m\" customClass=\"GADMediaView\"", "height", 0)
    },
    SeverityCase(
      "no size: another asset", ["ambiguous_asset_layout warning b", "zero_size_asset warning b"]
    ) {
      $0.views["b"] = constrained("<label id=\"b\"", "width", 0)
    },
    SeverityCase("no size: a record alone", []) {
      $0.views["b"] = "<label \(solved) id=\"b\">\(Xib.rect("0 0 0 0"))</label>"
    },
    SeverityCase("an overlay: over the whole ad", ["touch_overlay error x"]) {
      $0.views["x"] = "<button id=\"x\">\(Xib.rect("0 16 284 230"))</button>"
      $0.order.append("x")
    },
    SeverityCase("an overlay: over a corner of the media view", []) {
      $0.views["x"] = "<button id=\"x\">\(Xib.rect("0 200 30 30"))</button>"
      $0.order.append("x")
    },
    SeverityCase("an overlay: without touches", []) {
      $0.views["x"] = "<button userInteractionEnabled=\"NO\" hidden=\"YES\" id=\"x\"/>"
      $0.order.append("x")
    },
    SeverityCase(
      "an overlay: of a custom format",
      """
      <view id="ad" customClass="BookAd">\(Xib.rect("0 0 300 200"))<subviews>\
      <imageView userInteractionEnabled="YES" id="a">\(Xib.rect("0 0 20 20"))</imageView>\
      <label text="Ad" id="badge">\(Xib.rect("30 0 20 20"))</label>\
      <label id="h">\(Xib.rect("0 30 200 20"))</label><button id="x">\(Xib.rect("0 30 200 20"))</button>\
      </subviews>\(Xib.outlets("adChoicesView=a headlineView=h"))</view>
      """, []),
  ]

  private static func constrained(_ tag: String, _ attribute: String, _ constant: Int) -> String {
    let name = tag.dropFirst().prefix { $0 != " " }
    return """
      \(tag) \(solved)><constraints><constraint firstAttribute="\(attribute)" \
      constant="\(constant)" id="k"/></constraints></\(name)>
      """
  }
}
