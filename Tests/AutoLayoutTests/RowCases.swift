extension ContainerTests {
  private static let filling = [
    "box: v.leading = box.leading", "box: box.trailing = v.trailing", "box: v.top = box.top",
    "box: box.bottom = v.bottom",
  ]

  /// A row of 100 points in a controller's table, at another width.
  private static func row(
    _ name: String, table: String, cell: String = "", _ expected: [String],
    _ constraints: [String] = filling
  ) -> LayoutCase {
    LayoutCase(
      name,
      [
        "tableView t 0 0 375 600 autoresized mask=widthSizable,heightSizable \(table)",
        " tableViewCell ad 0 28 375 100 autoresized \(cell)",
        "  tableViewCellContentView box 0 0 375 100 key=contentView autoresized", "   view v",
      ], constraints, expected, at: .width(320), root: "view r 0 0 375 600 autoresized"
    ) { $0.controller = "" }
  }

  static let rowHeights: [LayoutCase] = [
    row("of its table", table: "rowHeight=100", ["ad 0 0 320 100", "v 0 0 320 100"]),
    row("without the line below it", table: "rowHeight=99.5", ["v 0 0 320 100"]),
    row("automatic", table: "rowHeight=-1", ["v proved unknown"]),
    row("none", table: "", ["v proved unknown"]),
    row("no number", table: "rowHeight=nan", ["v proved unknown"]),
    row("another than the drawn one", table: "rowHeight=44", ["v proved unknown"]),
    row("of a prototype", table: "rowHeight=-1", cell: "rowHeight=100", ["v proved unknown"]),
    row(
      "of its own", table: "dataMode=static rowHeight=44", cell: "rowHeight=100",
      ["v 0 0 320 100"]),
    row(
      "that its content does not fit", table: "rowHeight=100", ["v proved broken"],
      filling + ["v: v.height = 150"]),
  ]

  /// A row of 335 points in a table with 20 points beside it, on a screen of 320.
  private static func inset(
    _ name: String, _ expected: [String], table: String = "autoresized mask=widthSizable",
    places: [String] = [], at stage: Scene.Stage = .width(320)
  ) -> LayoutCase {
    LayoutCase(
      name,
      [
        "tableView t 20 0 335 600 \(table)", " tableViewCell ad 0 28 335 100 autoresized",
        "  tableViewCellContentView box 0 0 335 100 key=contentView autoresized", "   view v",
      ], places + Array(filling.dropLast()) + ["box: v.height = 9"], expected, at: stage,
      root: "view r 0 0 375 600 autoresized"
    ) { $0.controller = "" }
  }

  private static let pinned = [
    "t.leading = r.leading + 20", "r.trailing = t.trailing + 20", "t.top = r.top",
    "t.bottom = r.bottom",
  ]

  static let rowWidths: [LayoutCase] = [
    inset("a mask", ["v 0 0 280 9"]),
    inset("constraints", ["v 0 0 280 9"], table: "", places: pinned),
    inset("on the drawn screen", ["v 0 0 335 9"], table: "", places: pinned, at: .width(375)),
    inset("on a screen as wide as the drawn row", ["v 0 0 295 9"], at: .width(335)),
    inset("a width of its own", ["v 0 0 335 9"], table: "autoresized"),
    inset(
      "a width that nothing gives", ["v unknown unknown"], table: "",
      places: Array(pinned.dropFirst())),
    inset(
      "the insets of the system", ["v unknown unknown"],
      table: "style=insetGrouped autoresized mask=widthSizable"),
  ]

  private static let badge = [
    "icon.left = ad.left + 8", "icon.top = ad.top + 8", "ad.bottom = icon.bottom + 8",
    "icon.width = icon.height", "v.left = icon.right + 8", "ad.right = v.right + 8",
    "v.centerY = ad.centerY",
  ]

  /// A text beside an icon that is as wide as it is high, and as high as the ad view.
  private static func squeezed(
    _ name: String, _ expected: [String], at stage: Scene.Stage, kind: String = "view",
    text: String = "A_headline_that_is_much_too_long_for_any_screen_of_this_width",
    constraints: [String] = badge
  ) -> LayoutCase {
    LayoutCase(
      name, ["view icon", "label v text=\(text)"], constraints, expected, at: stage,
      root: "\(kind) ad 0 0 390 100 autoresized")
  }

  static let collapses: [LayoutCase] = [
    squeezed(
      "no row on the canvas", ["ad 0 0 390 100", "icon 8 8 84 84"], at: .design,
      kind: "tableViewCell"),
    squeezed(
      "a row on the canvas, whatever its contents want",
      ["ad 0 0 390 100", "icon 8 8 44 44"], at: .design, kind: "tableViewCell",
      constraints: badge.filter { $0 != "ad.bottom = icon.bottom + 8" }
        + ["icon.height = 44", "ad.bottom = icon.bottom + 8 @999"]),
    squeezed(
      "no row", ["ad proved unknown", "icon unknown unknown"], at: .runTime,
      kind: "tableViewCell"),
    squeezed(
      "no narrow row", ["ad proved unknown", "icon unknown unknown"], at: .width(320),
      kind: "tableViewCell"),
    squeezed(
      "no row that a text pulls apart", ["icon unknown unknown"], at: .width(430),
      kind: "tableViewCell", text: "A"),
    squeezed("no narrow view", ["ad proved unknown", "icon unknown unknown"], at: .width(320)),
    squeezed("no view that is too narrow for its height", ["ad proved unknown"], at: .width(80)),
    squeezed("no view that was drawn so", ["ad 0 0 390 100", "icon 8 8 84 84"], at: .runTime),
    squeezed(
      "what a constraint makes low", ["ad 0 0 320 60", "icon 8 8 44 44"], at: .width(320),
      constraints: badge + ["icon.height = 44"]),
    squeezed(
      "what a ratio makes low", ["ad 0 0 320 116", "icon 8 8 200 100"], at: .width(320),
      constraints: badge.map {
        $0 == "icon.width = icon.height" ? "icon.width = icon.height * 2" : $0
      } + ["icon.width = 200"]),
  ]
}
