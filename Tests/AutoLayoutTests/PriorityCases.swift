extension ConstraintTests {
  private static let corner = ["v.leading = ad.leading + 8", "v.top = ad.top + 4"]

  private static func wide(
    _ name: String, _ constraints: [String], _ width: String, _ sureness: String = ""
  ) -> LayoutCase {
    let frame = Double(width) == nil ? "\(width) proved" : "8 4 \(width) 20"
    return LayoutCase(
      name, ["view v"], corner + ["v.height = 20"] + constraints, ["v \(frame)"])
  }

  static let weighed: [LayoutCase] = [
    wide("at most, with a wish beyond", ["v.width <= 60", "v.width = 90 @750"], "60"),
    wide("at most, with a wish within", ["v.width <= 60", "v.width = 30 @1"], "30"),
    wide("at least, with a wish below", ["v.width >= 60", "v.width = 30 @750"], "60"),
    wide("at least the other way round", ["ad.width >= v.width + 200", "v.width = 300 @9"], "100"),
    wide("between two limits", ["v.width >= 60", "v.width <= 60"], "60"),
    wide("a stronger limit", ["v.width = 90 @250", "v.width <= 40 @251"], "40"),
    wide("a weaker limit", ["v.width = 90 @250", "v.width <= 40 @249"], "90"),
    wide("required over 999", ["v.width = 60 @999", "v.width = 70"], "70"),
    wide("999 over 998", ["v.width = 60 @998", "v.width = 70 @999"], "70"),
    wide("fractions count", ["v.width = 60 @749.5", "v.width = 70 @749.75"], "70"),
    wide(
      "one 751 over ten 750",
      (0..<10).map { "v.width = \(60 + $0) @750" } + ["v.width = 20 @751"], "20"),
    wide(
      "the middle of three equals", ["v.width = 10 @5", "v.width = 90 @5", "v.width = 30 @5"],
      "30"),
    wide(
      "the levels one by one",
      ["v.width <= 80 @900", "v.width >= 70 @800", "v.width = 10 @700", "v.width = 500 @600"],
      "70"),
    wide("two equals that pull apart", ["v.width = 60 @500", "v.width = 80 @500"], "ambiguous"),
    wide("only a limit", ["v.width >= 9"], "ambiguous"),
    wide("a priority of 0 says nothing", ["v.width = 60 @0"], "ambiguous"),
    wide("beyond required is required", ["v.width = 60 @1001", "v.width = 70 @999"], "60"),
    LayoutCase(
      "the errors of a level in sum", ["view v", "view w"],
      corner + [
        "v.height = 20", "w.leading = v.trailing", "w.trailing = ad.trailing", "w.top = v.top",
        "w.height = 20", "v.width = 100 @500", "w.width = 100 @501",
      ], ["v 8 4 192 20", "w 200 4 100 20"]),
  ]

  static let placeholders: [LayoutCase] = [
    LayoutCase(
      "on the canvas", ["view v"], corner + ["v.width = 9", "v.height = 60 placeholder"],
      ["v 8 4 9 60"]),
    LayoutCase(
      "gone at run time", ["view v"],
      corner + ["v: v.width = 9", "v: v.height = 60 placeholder"], ["v proved unknown"],
      at: .runTime),
    LayoutCase(
      "gone at run time, with something weaker", ["view v"],
      corner + ["v.width = 9", "v.height = 60 placeholder", "v.height = 5 @1"],
      ["v 8 4 9 5"], at: .runTime),
    LayoutCase(
      "an intrinsic size for the canvas",
      ["view v placeholderIntrinsicWidth=120 placeholderIntrinsicHeight=50"], corner,
      ["v 8 4 120 50"]),
    LayoutCase(
      "an intrinsic size in one direction",
      ["label v text=Hello placeholderIntrinsicWidth=infinite placeholderIntrinsicHeight=50"],
      corner + ["v.trailing = ad.trailing - 8"], ["v 8 4 284 50"]),
    LayoutCase(
      "no intrinsic size at run time",
      ["view v placeholderIntrinsicWidth=120 placeholderIntrinsicHeight=50"], corner,
      ["v unknown unknown"], at: .runTime),
  ]

  static let ambiguous: [LayoutCase] = [
    LayoutCase("no width", ["view v"], corner + ["v.height = 9"], ["v ambiguous proved"]),
    LayoutCase("no height", ["view v"], corner + ["v.width = 9"], ["v proved ambiguous"]),
    LayoutCase(
      "no place", ["view v"], ["v.width = 9", "v.height = 9", "v.top = ad.top"],
      ["v ambiguous proved"]),
    LayoutCase(
      "no vertical place", ["view v"], ["v.width = 9", "v.height = 9", "v.left = ad.left"],
      ["v proved ambiguous"]),
    LayoutCase(
      "a view beside it", ["view v", "view w"],
      corner + ["v.width = 9"] + [
        "w.leading = v.trailing", "w.top = v.bottom", "w.width = 5", "w.height = 5",
      ], ["v proved ambiguous", "w proved ambiguous"]),
    LayoutCase(
      "not what stands elsewhere", ["view v", "view w"],
      corner + ["w.leading = ad.leading", "w.top = ad.top", "w.width = 5", "w.height = 5"],
      ["v ambiguous ambiguous", "w 0 0 5 5"]),
    LayoutCase(
      "two that share a width", ["view v", "view w"],
      corner + [
        "v.height = 9", "w.leading = v.trailing", "w.trailing = ad.trailing", "w.top = v.top",
        "w.height = 9",
      ], ["v ambiguous proved", "w ambiguous proved"]),
  ]

  private static let size = ["v.width = 50", "v.height = 20"]

  static let broken: [(LayoutCase, [String])] = [
    (
      LayoutCase(
        "two widths", ["view v"], corner + size + ["v.width = 60"], ["v broken proved"]), ["c4"]
    ),
    (
      LayoutCase(
        "an edge too many", ["view v"], corner + size + ["v.trailing = ad.trailing"],
        ["v broken proved"]), ["c4"]
    ),
    (
      LayoutCase(
        "a limit", ["view v"], corner + size + ["v.bottom <= ad.top + 9"], ["v proved broken"]),
      ["c4"]
    ),
    (
      LayoutCase(
        "a limit that comes first", ["view v"], ["v.height >= 30"] + corner + size,
        ["v proved broken"]), ["c4"]
    ),
    (
      LayoutCase(
        "the rest is solved", ["view v", "view w"],
        corner + size + [
          "v.width = 60", "w.leading = ad.leading", "w.top = v.bottom + 4", "w.width = 9",
          "w.height = 9",
        ], ["v broken proved", "w 0 28 9 9"]), ["c4"]
    ),
    (
      LayoutCase(
        "what depends on it is not", ["view v", "view w"],
        corner + size + [
          "v.width = 60", "w.leading = v.trailing", "w.top = v.bottom + 4", "w.width = 9",
          "w.height = 9",
        ], ["v broken proved", "w broken proved"]), ["c4"]
    ),
    (LayoutCase("none", ["view v"], corner + size + ["v.width = 50"], ["v 8 4 50 20"]), []),
  ]
}
