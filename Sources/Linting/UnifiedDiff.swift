/// The difference between two texts in the form that `patch` reads.
struct UnifiedDiff {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private static let context = 3

  init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = Self.lines(old)
    self.new = Self.lines(new)
  }

  /// The lines with their ends.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(text[start...index])
      start = index + 1
    }
    return start < text.count ? lines + [text[start...]] : lines
  }

  var text: String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    // A tab ends a name that holds blanks, as git writes it.
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t\n" : "\n"
    let head = "--- \(Self.name("a/" + path))\(end)+++ \(Self.name("b/" + path))\(end)"
    return head + hunks.map(text(of:)).joined()
  }

  /// A name as git writes it: in quotation marks where it would end the line or the name early.
  /// Letters of all scripts stay, as with `core.quotePath` off.
  private static func name(_ path: String) -> String {
    guard path.utf8.contains(where: { escape(of: $0) != nil }) else { return path }
    let scalars = path.unicodeScalars.map { scalar in
      UInt8(exactly: scalar.value).flatMap(escape) ?? String(scalar)
    }
    return "\"\(scalars.joined())\""
  }

  /// Nil for a byte that stands for itself.
  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      return "\\" + String(Unicode.Scalar(byte))
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: return nil
    }
  }

  /// A run of changed lines.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The changes, found by the lines that both texts hold once; those in between belong to a change.
  private func changes() -> [Change] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if start != (left, right) {
        changes.append(Change(old: start.0..<left, new: start.1..<right))
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return changes
  }

  /// The changes whose surroundings meet, together.
  private func hunks() -> [[Change]] {
    changes().reduce(into: []) { hunks, change in
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func text(of hunk: [Change]) -> String {
    guard let first = hunk.first, let last = hunk.last else { return "" }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(old.count, last.old.upperBound + Self.context)
    let shift = first.new.lowerBound - first.old.lowerBound
    let newEnd = last.new.upperBound + end - last.old.upperBound
    var text = "@@ -\(Self.range(start..<end)) +\(Self.range(start + shift..<newEnd)) @@\n"
    var place = start
    for change in hunk {
      text += old[place..<change.old.lowerBound].map { Self.line(" ", $0) }.joined()
      text += old[change.old].map { Self.line("-", $0) }.joined()
      text += new[change.new].map { Self.line("+", $0) }.joined()
      place = change.old.upperBound
    }
    return text + old[place..<end].map { Self.line(" ", $0) }.joined()
  }

  private static func range(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func line(_ mark: String, _ bytes: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: bytes, as: UTF8.self)
    return bytes.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }
}
