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
}
