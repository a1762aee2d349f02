internal import YAMLDocument

/// The widths that layouts are checked at, as a user writes them.
package struct ScreenWidths: Sendable {
  /// Each once, in rising order.
  package let points: [Double]

  /// No screen is wider, in points.
  package static let widest = 4096.0

  init(_ value: YAMLValue) throws(YAMLError) {
    let items = try value.list()
    guard !items.isEmpty else { throw value.error("expected at least one width") }
    var widths: Set<Double> = []
    for item in items {
      let text = try item.string()
      guard let width = Self.width(text) else { throw item.error(Self.expectation(text)) }
      guard widths.insert(width).inserted else { throw item.error("\(text) stands here twice") }
    }
    points = widths.sorted()
  }

  /// Nil where the text is no width.
  package static func width(_ text: String) -> Double? {
    guard let width = Double(text), width > 0, width <= widest else { return nil }
    return width
  }

  /// What to say of a text that is no width.
  package static func expectation(_ text: String) -> String {
    "expected a width in points above 0 and up to \(Int(widest)), not '\(text)'"
  }
}
