import TestSupport
import Testing

/// A label in an ad view, a row or a controller's view, with constraints, and what the rules say.
struct SolvedCase: Sendable, CustomTestStringConvertible {
  let name: String
  let label: String
  /// `h.leading 8`, of the ad view's own attribute; `h.width = 8`.
  let constraints: [String]
  var isRow = false
  let expected: [String]

  var testDescription: String { name }

  var objects: String {
    let kind = isRow ? "tableViewCell" : "view"
    let holder = isRow ? "cv" : "ad"
    let inside = """
      <subviews><label id="h" translatesAutoresizingMaskIntoConstraints="NO" \(label)/>\
      <label text="Ad" id="badge">\(Xib.rect("8 4 20 15"))</label></subviews>\
      <constraints>\(list(holder))</constraints>
      """
    let content =
      isRow
      ? """
      <tableViewCellContentView key="contentView" id="cv">\(Xib.rect("0 0 375 200"))\(inside)\
      </tableViewCellContentView>
      """ : inside
    return """
      <\(kind) id="ad" customClass="GADNativeAdView">\(Xib.rect("0 0 375 200"))\(content)\
      \(Xib.outlets("headlineView=h"))</\(kind)>
      """
  }

  private func list(_ holder: String) -> String {
    let all = constraints + ["top 40"]
    let height = "<constraint firstAttribute=\"height\" constant=\"200\" id=\"k\"/>"
    return height
      + all.enumerated().map { number, words in
        let parts = words.split(separator: " ")
        let other =
          ["width", "height"].contains(parts[0])
          ? "" : "secondItem=\"\(holder)\" secondAttribute=\"\(parts[0])\""
        return """
          <constraint firstItem="h" firstAttribute="\(parts[0])" \(other) constant="\(parts[1])" \
          id="k\(number)"/>
          """
      }.joined()
  }

  private static let text = "text=\"A headline\""

  static let all: [SolvedCase] = [
    SolvedCase(
      name: "room for the headline", label: "", constraints: ["leading 8", "width 260"],
      expected: []),
    SolvedCase(
      name: "too little room", label: "", constraints: ["leading 8", "width 150"],
      expected: ["note text_truncation h"]),
    SolvedCase(
      name: "less than half of it", label: "", constraints: ["leading 8", "width 90"],
      expected: ["warning text_truncation h"]),
    SolvedCase(
      name: "two lines", label: "numberOfLines=\"2\"", constraints: ["leading 8", "width 150"],
      expected: []),
    SolvedCase(
      name: "out of bounds", label: text, constraints: ["leading 100", "width 300"],
      expected: ["error asset_out_of_bounds h"]),
    SolvedCase(
      name: "out of bounds by a text", label: "text=\"A long headline of an ad\"",
      constraints: ["leading 300"],
      expected: ["error asset_out_of_bounds h"]),
    SolvedCase(
      name: "out of bounds by less than a text may be off by",
      label: "text=\"A long headline of an ad\"", constraints: ["leading 198"],
      expected: ["warning asset_out_of_bounds h, estimated"]),
    SolvedCase(
      name: "out of bounds on narrow screens", label: text,
      constraints: ["leading 50", "width 300"],
      expected: ["note asset_out_of_bounds h at a width of 320 pt"]),
    SolvedCase(
      name: "out of bounds in a row on narrow screens", label: text,
      constraints: ["leading 50", "width 300"], isRow: true,
      expected: ["error asset_out_of_bounds h at a width of 320 pt"]),
    SolvedCase(
      name: "out of bounds on two narrow screens", label: text,
      constraints: ["leading 70", "width 300"], isRow: true,
      expected: ["error asset_out_of_bounds h at a width of 320 and 360 pt"]),
    SolvedCase(
      name: "too little room on narrow screens", label: text,
      constraints: ["leading 60", "trailing -60"],
      expected: ["note text_truncation h at a width of 320 pt"]),
    SolvedCase(
      name: "no width", label: "", constraints: ["leading 8"], expected: []),
    SolvedCase(
      name: "two widths", label: "", constraints: ["leading 8", "width 260", "width 400"],
      expected: ["warning conflicting_constraints h"]),
  ]
}
