internal import SourceModel

/// The line that a finding starts on, cut to a width, and the marks to print below it.
struct SourceExcerpt: Sendable {
  let text: String
  /// `^~~~` under what is wrong; tabs stand where the text has them.
  let marks: String

  /// Nil where the line is blank.
  init?(of located: LocatedFinding, columns: Int) {
    let line = ExcerptLine(located)
    guard !line.cells.allSatisfy(\.isBlank) else { return nil }
    let shown = line.window(columns: columns)
    let isCutBefore = line.isCutBefore || shown.lowerBound > line.indentation
    let isCutAfter = line.isCutAfter || shown.upperBound < line.cells.count
    let characters = String(line.cells[shown].map(\.character))
    text = (isCutBefore ? "…" : "") + characters + (isCutAfter ? "…" : "")
    marks = (isCutBefore ? " " : "") + line.marks(below: shown)
  }
}

/// A character and the columns that it takes.
private struct Cell {
  let character: Character
  let width: Int

  var isBlank: Bool { character.isWhitespace }
}

/// What stands near a finding in its line.
private struct ExcerptLine {
  let cells: [Cell]
  /// The cells that are wrong; empty where the finding is a mere place.
  let wrong: Range<Int>
  let isCutBefore: Bool
  let isCutAfter: Bool

  /// How many scalars around a finding can matter: a generated file may hold a single line.
  private static let reach = 400

  init(_ located: LocatedFinding) {
    let start = located.start.column - 1
    let isOneLine = located.end.line == located.start.line
    let end = isOneLine ? max(located.end.column - 1, start) : Int.max
    let skipped = max(0, start - Self.reach)
    let rest = located.line.unicodeScalars.dropFirst(skipped)
    let near = rest.prefix(2 * Self.reach)
    isCutBefore = skipped > 0
    isCutAfter = near.endIndex < rest.endIndex
    var cells: [Cell] = []
    var lower: Int?
    var upper: Int?
    var position = skipped
    for character in VisibleText.line(String(near)) {
      if upper == nil, position >= end { upper = cells.count }
      position += character.unicodeScalars.count
      if lower == nil, position > start { lower = cells.count }
      cells.append(Cell(character: character, width: DisplayWidth.columns(of: character)))
    }
    let first = lower ?? cells.count
    let lastInk = cells.lastIndex { !$0.isBlank } ?? first
    let last = upper ?? (isOneLine ? cells.count : min(cells.count, lastInk + 1))
    self.cells = cells
    wrong = first..<max(first, last)
  }

  /// The blank cells before the text, as far as nothing is wrong with them.
  var indentation: Int {
    guard !isCutBefore else { return 0 }
    return min(wrong.lowerBound, cells.firstIndex { !$0.isBlank } ?? 0)
  }

  /// The cells that fit: all, else what is wrong and as much around it as there is room for.
  func window(columns: Int) -> Range<Int> {
    let all = indentation..<cells.count
    let isWhole = !isCutBefore && !isCutAfter
    if isWhole, cells[all].reduce(0, { $0 + $1.width }) <= columns { return all }
    var room = columns - 2
    var from = wrong.lowerBound
    var to = from
    func take(_ index: Int) -> Bool {
      guard all.contains(index), cells[index].width <= room else { return false }
      room -= cells[index].width
      return true
    }
    while to < wrong.upperBound, take(to) { to += 1 }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      if take(from - 1) { (from, isGrowing) = (from - 1, true) }
      if take(to) { (to, isGrowing) = (to + 1, true) }
    }
    return from..<to
  }

  func marks(below shown: Range<Int>) -> String {
    var marks = ""
    for index in shown.lowerBound..<min(shown.upperBound, wrong.lowerBound) {
      marks += blank(below: cells[index])
    }
    marks += "^"
    for index in wrong.clamped(to: shown) {
      let isFirst = index == wrong.lowerBound
      let isTab = cells[index].character == "\t"
      let tildes = String(repeating: "~", count: max(0, cells[index].width - (isFirst ? 1 : 0)))
      marks += isTab ? "\t" : tildes
    }
    return marks
  }

  private func blank(below cell: Cell) -> String {
    cell.character == "\t" ? "\t" : String(repeating: " ", count: cell.width)
  }
}
