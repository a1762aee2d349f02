extension ConstraintTests {
  private static let corner = ["v.leading = ad.leading + 8", "v.top = ad.top + 4"]
  private static let size = ["v.width = 50", "v.height = 20"]
  /// A view beside `v`, at 100, 60, of 80 × 40 points.
  private static let beside = [
    "w.leading = ad.leading + 100", "w.top = ad.top + 60", "w.width = 80", "w.height = 40",
  ]

  /// Each attribute: what places `v`, which is 50 × 20 points, and its frame.
  static let attributes: [LayoutCase] = [
    ("leading and top", ["v.leading = w.leading + 5", "v.top = w.top - 5"], "105 55"),
    ("left", ["v.left = w.left - 5", "v.top = w.top"], "95 60"),
    ("trailing and bottom", ["v.trailing = w.trailing - 5", "v.bottom = w.bottom + 5"], "125 85"),
    ("right", ["w.right = v.right + 5", "v.top = w.top"], "125 60"),
    ("leading to trailing", ["v.leading = w.trailing + 8", "v.top = w.bottom + 8"], "188 108"),
    ("trailing to leading", ["w.leading = v.trailing + 8", "w.top = v.bottom + 8"], "42 32"),
    ("the centres", ["v.centerX = w.centerX", "w.centerY = v.centerY + 10"], "115 60"),
    ("a centre on an edge", ["v.centerX = w.trailing", "v.centerY = w.top"], "155 50"),
    ("the margins of a sibling", ["v.leading = w.leadingMargin", "v.top = w.topMargin"], "108 68"),
    ("the far margins", ["v.right = w.rightMargin", "v.bottom = w.bottomMargin"], "122 72"),
    ("the left margin", ["v.left = w.leftMargin", "w.top = v.topMargin"], "108 52"),
    ("its own margins", ["v.trailingMargin = w.trailing", "v.bottomMargin = w.bottom"], "138 88"),
    (
      "the centre within margins",
      ["v.centerX = w.centerXWithinMargins", "v.centerY = w.centerYWithinMargins"], "115 70"
    ),
    ("baselines without text", ["v.lastBaseline = w.firstBaseline", "v.left = w.left"], "100 40"),
    ("the baseline of old files", ["v.baseline = w.baseline", "v.left = w.left"], "100 80"),
  ].map { name, place, origin in
    LayoutCase(name, ["view v", "view w"], beside + size + place, ["v \(origin) 50 20"])
  }

  static let baselines: [LayoutCase] = [
    LayoutCase(
      "of two texts", ["label v text=One", "label w text=Two font=10"],
      ["v.top = ad.top + 10", "w.firstBaseline = v.firstBaseline", "v.left = ad.left"]
        + ["w.left = ad.left", "v.width = 90", "w.width = 60"],
      ["v 0 10 90 20.5", "w 0 16.5 60 12"]),
    LayoutCase(
      "of a label that is higher than its text", ["label v text=One", "label w text=Two font=10"],
      ["v.top = ad.top + 10", "w.firstBaseline = v.firstBaseline", "v.left = ad.left"]
        + ["w.left = ad.left", "v.width = 90", "w.width = 60", "v.height = 40"],
      ["v 0 10 90 40", "w 0 16.5 60 12 proved estimated"]),
  ]

  static let sizes: [LayoutCase] = [
    ("constants", ["v.width = 50", "v.height = 20"], "50 20"),
    ("a multiplier as a number", ["v.width = ad.width * 0.5", "v.height = 9"], "150 9"),
    ("as a ratio with a colon", ["v.width = 160", "v.width = v.height * 16:9"], "160 90"),
    (
      "as a ratio with a stroke", ["v.width = ad.width * 1/3", "v.height = v.width * 2/1"],
      "100 200"
    ),
    ("with a constant", ["v.width = ad.width * 0.5 + 3", "v.height = v.width - 3"], "153 150"),
    ("the other way round", ["ad.width = v.width * 3", "ad.height = v.height + 20"], "100 180"),
    ("of the owner, which is not named", ["v.width = .width", ".height = v.height * 4"], "300 50"),
    ("width of a height", ["v.width = ad.height * 0.25", "v.height = ad.width * 0.1"], "50 30"),
    ("a multiplier of 0", ["v.width = ad.width * 0 + 7", "v.height = 5"], "7 5"),
    ("a negative multiplier", ["v.width = ad.width * -0.5 + 200", "v.height = 5"], "50 5"),
    ("a multiplier without sense", ["v.width = ad.width * 1:0", "v.height = 5"], "300 5"),
    (
      "from both edges", ["v.trailing = ad.trailing - 8", "v.bottom = ad.bottom - 16"], "284 180"
    ),
  ].map { name, sizes, size in
    LayoutCase(name, ["view v"], corner + sizes, ["v 8 4 \(size)"])
  }

  static let places: [LayoutCase] = [
    LayoutCase(
      "a multiple of a centre", ["view v"],
      size + ["v.centerX = ad.centerX * 0.5", "v.centerY = ad.centerY * 1.5"], ["v 50 140 50 20"]),
    LayoutCase(
      "a multiple of an edge", ["view v"],
      size + ["v.leading = ad.trailing * 0.25 + 1", "v.bottom = ad.bottom * 1:2"],
      ["v 76 80 50 20"]),
    LayoutCase(
      "a multiple counts from the owner's origin", ["view box 20 30 200 100", " view v"],
      [
        "box.leading = ad.leading + 20", "box.top = ad.top + 30", "box.width = 200",
        "box.height = 100", "box: v.centerX = box.centerX * 0.5", "box: v.top = box.bottom * 0.5",
        "box: v.width = 10", "box: v.height = 10",
      ], ["v 65 80 10 10"]),
    LayoutCase(
      "between views of different parents", ["view a", " view v", "view b", " view w"],
      [
        "a.leading = ad.leading + 10", "a.top = ad.top", "a.width = 50", "a.height = 50",
        "b.leading = ad.leading + 100", "b.top = ad.top", "b.width = 50", "b.height = 50",
        "a: v.leading = a.leading + 1", "a: v.top = a.top + 1", "v.trailing = w.leading - 5",
        "v.bottom = b.bottom", "b: w.leading = b.leading + 3", "b: w.top = b.top",
        "b: w.width = 4", "b: w.height = 4",
      ], ["v 11 1 87 49", "w 103 0 4 4"]),
    LayoutCase(
      "a standard distance, as it was resolved", ["view v"],
      size + [
        "v.top = ad.top",
        """
        <constraint firstItem="v" firstAttribute="leading" secondItem="ad" \
        secondAttribute="leading" constant="20" symbolic="YES" id="k"/>
        """,
      ], ["v 20 0 50 20"]),
    LayoutCase(
      "edges fall on pixels, not sizes", ["view v"],
      ["v.leading = ad.leading + 0.3", "v.width = 10.5", "v.top = ad.top + 0.2", "v.height = 9"],
      ["v 0.5 0 10.5 9"]),
    LayoutCase(
      "pixels are thirds on other screens", ["view v"],
      ["v.leading = ad.leading + 0.3", "v.width = 10.5", "v.top = ad.top", "v.height = 9"],
      ["v 0.33 0 10.33 9"]
    ) { $0.device = "retina6_12" },
    LayoutCase(
      "an unknown item leaves the constraint out", ["view v"],
      corner + size + ["v.leading = gone.leading + 50"], ["v 8 4 50 20"]),
    LayoutCase(
      "so does an unknown attribute", ["view v"],
      corner + size + ["v.middle = ad.middle + 50"], ["v 8 4 50 20"]),
    LayoutCase(
      "a record that is wrong", ["view v 50 20 100 30 misplaced"], corner + size,
      ["v 8 4 50 20"]),
  ]
}
