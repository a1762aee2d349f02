extension ContainerTests {
  /// At run time in a root that has grown from 300 to 400 points in width.
  private static func wider(
    _ name: String, _ mask: String, _ frame: String, _ start: String = "60 20 120 40"
  ) -> LayoutCase {
    LayoutCase(
      name, ["view v \(start) autoresized \(mask)"], [], ["v \(frame)"], at: .width(400))
  }

  static let springs: [LayoutCase] = [
    wider("no mask", "", "60 20 120 40"),
    wider("a fixed frame", "fixedFrame", "60 20 120 40"),
    wider("the far margin", "mask=flexibleMaxX", "60 20 120 40"),
    wider("the near margin", "mask=flexibleMinX", "160 20 120 40"),
    wider("the width", "mask=widthSizable", "60 20 220 40"),
    wider("both margins", "mask=flexibleMinX,flexibleMaxX", "93.5 20 120 40"),
    wider("a margin and the width", "mask=flexibleMinX,widthSizable", "93.5 20 186.5 40"),
    wider("all", "mask=flexibleMinX,widthSizable,flexibleMaxX", "80 20 160 40"),
    wider("one of no length", "mask=flexibleMinX", "100 20 120 40", "0 20 120 40"),
    wider("two of no length", "mask=flexibleMinX,flexibleMaxX", "50 20 300 40", "0 20 300 40"),
    LayoutCase(
      "heights", ["view box 0 0 10 40", " view v 0 0 10 40 autoresized mask=heightSizable"],
      ["box.top = ad.top", "box.left = ad.left", "box.width = 10", "box.height = 70"],
      ["v 0 0 10 70"]),
    LayoutCase(
      "heights that were recorded",
      [
        "view box 0 0 10 40",
        " view v 0 10 10 20 autoresized mask=flexibleMinY,heightSizable,flexibleMaxY",
      ],
      ["box.top = ad.top", "box.left = ad.left", "box.width = 10", "box.height = 80"],
      ["v 0 20 10 40"]),
    LayoutCase(
      "springs in springs",
      [
        "view box 50 0 200 100 autoresized mask=widthSizable",
        " view v 20 0 100 40 autoresized mask=flexibleMinX",
      ], [], ["box 50 0 300 100", "v 170 0 100 40"], at: .width(400)),
    LayoutCase(
      "a superview whose size was not recorded",
      ["view box", " view v 3 4 10 40 autoresized mask=heightSizable"],
      ["box.top = ad.top", "box.left = ad.left", "box.width = 10", "box.height = 70"],
      ["v proved unknown"]),
    LayoutCase("no frame at all", ["view v autoresized"], [], ["v unknown unknown"]),
    LayoutCase(
      "no constraint at all: the frame is kept", ["view v 60 20 120 40"], [],
      ["v 60 20 120 40 recorded recorded"]),
    LayoutCase(
      "constraints win over a mask", ["view v 60 20 120 40 mask=widthSizable"],
      ["v.left = ad.left", "v.top = ad.top", "v.width = 9", "v.height = 9"], ["v 0 0 9 9"]),
    LayoutCase(
      "constraints to an autoresized view",
      ["view v 60 20 120 40 autoresized mask=widthSizable", "view w"],
      ["w.left = v.right", "w.top = v.bottom", "w.width = 9", "w.height = 9"],
      ["w 280 60 9 9"], at: .width(400)),
  ]

  // MARK: - Cells

  private static let row = [
    "tableViewCellContentView box 0 0 375 100 key=contentView autoresized", " view v",
  ]
  private static let filling = [
    "box: v.leading = box.leading", "box: box.trailing = v.trailing", "box: v.top = box.top",
    "box: box.bottom = v.bottom",
  ]
  private static let onTop = Array(filling.dropLast()) + ["box: v.height = 9"]
  private static let cell = "tableViewCell ad 0 0 375 100 autoresized"
  private static let item = [
    "view box 0 0 150 100 key=contentView autoresized", " view v",
  ]

  static let cells: [LayoutCase] = [
    LayoutCase("a row", row, filling, ["box 0 0 375 100", "v 0 0 375 100"], root: cell),
    LayoutCase(
      "a row of a wider table", row, onTop, ["v 0 0 430 9"], at: .width(430), root: cell),
    LayoutCase(
      "a row that was drawn too low is as high as its content",
      [row[0], " label v text=A", " view m"],
      ["box: v.left = box.left", "box: v.top = box.top", "box: m.top = v.bottom"]
        + ["box: m.left = box.left", "box: m.width = 9", "box: m.height = 100"]
        + ["box: box.bottom = m.bottom"], ["m 0 20.5 9 100"], at: .runTime, root: cell),
    LayoutCase(
      "a row's height at another width is anybody's guess", row, filling, ["v proved unknown"],
      at: .width(430), root: cell),
    LayoutCase(
      "a row with an accessory", row, onTop, ["v 0 0 396 9"], at: .width(430),
      root: cell
    ) { $0.views[0] = "tableViewCellContentView box 0 0 341 100 key=contentView autoresized" },
    LayoutCase(
      "a row whose content view has no frame",
      ["tableViewCellContentView box key=contentView autoresized", " view v"], onTop,
      ["v 0 0 430 9"], at: .width(430), root: cell),
    LayoutCase(
      "an item keeps its size", item, filling, ["v 0 0 150 100"], at: .width(430),
      root: "collectionViewCell ad 0 0 150 100 autoresized"),
    LayoutCase(
      "a header of a table", ["view v 0 0 300 40 key=tableHeaderView autoresized"], [],
      ["v 0 0 400 40"], at: .width(400), root: "tableView ad 0 0 300 200 autoresized"),
    LayoutCase(
      "a row is as wide as the screen whatever holds the table",
      [
        "tableView t 0 0 300 400 autoresized <prototypes/>"
      ], [], ["t 0 0 300 400"], root: "view ad 0 0 375 600 autoresized"),
  ]

  // MARK: - Scroll views

  private static let scroll = [
    "s.leading = ad.leading + 10", "s.top = ad.top + 20", "s.trailing = ad.trailing - 10",
    "s.bottom = ad.bottom",
  ]
  private static let edges = [
    "v.leading = s.leading + 5", "v.top = s.top + 6", "s.trailing = v.trailing + 7",
    "s.bottom = v.bottom + 8",
  ]

  static let scrollViews: [LayoutCase] = [
    LayoutCase(
      "edges mean the content", ["scrollView s", " view v"],
      scroll + edges + ["v.width = 500", "v.height = 600"], ["s 10 20 280 180", "v 15 26 500 600"]),
    LayoutCase(
      "sizes and centres mean the frame", ["scrollView s", " view v"],
      scroll + ["v.width = s.width", "v.height = s.height * 2", "v.top = s.top"]
        + ["v.centerX = s.centerX"], ["v 10 20 280 360"]),
    LayoutCase(
      "edges alone give no size", ["scrollView s", " view v"], scroll + edges,
      ["v ambiguous ambiguous"]),
    LayoutCase(
      "margins mean the content's", ["scrollView s margins=1,2,3,4", " view v"],
      scroll + [
        "v.leading = s.leadingMargin", "v.top = s.topMargin", "v.width = 9", "v.height = 9",
      ], ["v 12 21 9 9"]),
    LayoutCase(
      "the content guide",
      ["scrollView s guide=contentLayoutGuide:c guide=frameLayoutGuide:f", " view v"],
      scroll + [
        "v.leading = c.leading", "v.top = c.top", "c.trailing = v.trailing",
        "c.bottom = v.bottom", "v.width = f.width", "v.height = f.height + 50",
      ], ["v 10 20 280 230"]),
    LayoutCase(
      "the content's size and centre", ["scrollView s guide=contentLayoutGuide:c", " view v"],
      scroll + [
        "c.width = 700", "c.height = 90", "v.width = c.width * 0.5", "v.height = 10",
        "v.centerX = c.centerX", "v.centerY = c.centerY",
      ], ["v 185 60 350 10"]),
    LayoutCase(
      "the frame guide", ["scrollView s guide=frameLayoutGuide:f", " view v"],
      scroll + [
        "v.trailing = f.trailing", "v.bottom = f.bottom", "v.width = 10", "v.height = 10",
      ], ["v 280 190 10 10"]),
    LayoutCase(
      "constraints with what stands outside mean the frame", ["scrollView s", "view v"],
      scroll + [
        "v.trailing = s.trailing", "v.bottom = s.bottom", "v.width = 10", "v.height = 10",
      ], ["v 280 190 10 10"]),
  ]
}
