internal import Reporting

/// Text for a terminal: lines of at most 80 columns, and tables.
enum TextWrap {
  static let width = 80

  /// Breaks a text between words; every line is indented.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }

  /// Lines with a name on the left and a wrapped text beside it.
  static func definitions(_ pairs: [(name: String, text: String)]) -> String {
    let column = min((pairs.map(\.name.count).max() ?? 0) + 4, 28)
    return pairs.map { name, text in
      let body = wrapped(text, indent: column)
      let label = "  " + name
      guard label.count < column else { return label + "\n" + body }
      return label + body.dropFirst(label.count)
    }.joined(separator: "\n")
  }

  /// Rows whose cells stand in columns, two spaces apart.
  static func table(_ rows: [[String]], indent: Int = 0) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], DisplayWidth.columns(of: cell))
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        // Nothing follows the last cell, so it needs no filling.
        column == row.count - 1
          ? cell
          : cell
            + String(repeating: " ", count: widths[column] - DisplayWidth.columns(of: cell))
      }
      return String(repeating: " ", count: indent) + cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
