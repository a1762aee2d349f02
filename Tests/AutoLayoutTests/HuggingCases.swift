extension IntrinsicTests {
  private static let size = "placeholderIntrinsicWidth=100 placeholderIntrinsicHeight=30"
  private static let hugging = "horizontalHuggingPriority"
  private static let resistance = "horizontalCompressionResistancePriority"

  /// Two views of 100 points each, side by side in `room` points.
  private static func pair(
    _ name: String, _ first: String, _ second: String, in room: Int, _ expected: [String]
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v \(size) \(first)", "view w \(size) \(second)"],
      [
        "v.left = ad.left", "v.top = ad.top", "w.left = v.right", "w.top = ad.top",
        "w.right = ad.left + \(room)",
      ], expected)
  }

  static let rivals: [LayoutCase] = [
    pair(
      "the weaker hugger grows", "\(hugging)=251", "", in: 260, ["v 0 0 100 30", "w 100 0 160 30"]),
    pair("whichever it is", "", "\(hugging)=249", in: 260, ["v 0 0 100 30", "w 100 0 160 30"]),
    pair(
      "equal huggers are ambiguous", "", "", in: 260, ["v ambiguous proved", "w ambiguous proved"]),
    pair(
      "the weaker one shrinks", "\(resistance)=751", "", in: 160, ["v 0 0 100 30", "w 100 0 60 30"]),
    pair("whichever one", "\(resistance)=749", "", in: 160, ["v 0 0 60 30", "w 60 0 100 30"]),
    pair(
      "equal ones are ambiguous", "", "", in: 160, ["v ambiguous proved", "w ambiguous proved"]),
    pair("a fit leaves no question", "", "", in: 200, ["v 0 0 100 30", "w 100 0 100 30"]),
    pair(
      "required resistance beats a required edge by coming first", "\(resistance)=1000",
      "\(resistance)=1000", in: 160, ["v broken proved", "w broken proved"]),
  ]

  static let wishes: [LayoutCase] = [
    wish("weaker than hugging", "= 150 @249", 100),
    wish("stronger than hugging", "= 150 @251", 150),
    wish("weaker than resistance", "= 50 @749", 100),
    wish("stronger than resistance", "= 50 @751", 50), wish("a required limit", "<= 20", 20),
    wish("a limit that is kept", "<= 120", 100), wish("a least width", ">= 130", 130),
  ]

  private static func wish(_ name: String, _ constraint: String, _ width: Int) -> LayoutCase {
    LayoutCase(
      name, ["view v \(size)"], ["v.left = ad.left", "v.top = ad.top", "v.width \(constraint)"],
      ["v 0 0 \(width) 30"])
  }
}
