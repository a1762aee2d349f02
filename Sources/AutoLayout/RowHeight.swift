internal import InterfaceBuilder

extension View {
  /// The height that a table gives this row, in points; nil where rows size themselves. One that
  /// differs from the drawn height is what the table falls back to, and code gives another.
  var statedRowHeight: Double? {
    guard kind == "tableViewCell", let table = superview, table.kind == "tableView",
      let drawn = recordedSize.height
    else { return nil }
    // Of prototypes the table reads no height: only that of a row that stands in the file itself.
    let isStatic = table.element["dataMode"] == "static"
    let text = (isStatic ? element["rowHeight"] : nil) ?? table.element["rowHeight"]
    guard let height = text.flatMap({ Double($0) }), height > 0,
      abs(height - drawn) <= Self.separator
    else { return nil }
    return height
  }

  /// Points at most by which the line below a row counts to its height or does not.
  private static let separator = 1.0
}
