/// A pattern for paths: `*` and `?` stand for characters other than `/`, `**` for whole parts; all
/// else stands for itself.
package struct GlobPattern: Hashable, Sendable {
  private let parts: [[Character]]

  /// A pattern for paths relative to some folder; a final `/` or `/**` makes no difference, since
  /// a folder's pattern also stands for all that it holds.
  package init(_ text: String) {
    var parts = text.split(separator: "/").filter { $0 != "." }.map { Array($0) }
    while parts.count > 1, parts.last == ["*", "*"] { parts.removeLast() }
    self.parts = parts
  }

  /// Whether the pattern stands for the path itself.
  package func matches(_ path: [Substring]) -> Bool {
    Wildcards.match(parts, path, isStar: { $0 == ["*", "*"] }, Self.matches)
  }
  /// Whether the pattern may stand for something in a folder.
  func reaches(below folder: [Substring]) -> Bool {
    for (number, part) in folder.enumerated() {
      guard number < parts.count else { return false }
      if parts[number] == ["*", "*"] { return true }
      guard Self.matches(parts[number], part) else { return false }
    }
    return parts.count > folder.count
  }

  private static func matches(_ pattern: [Character], _ part: Substring) -> Bool {
    Wildcards.match(pattern, Array(part), isStar: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }
}

/// The matching of wildcards, for the characters of a part as for the parts of a path.
private enum Wildcards {
  /// Goes back to the latest star alone, so the time is bounded by the product of the lengths.
  static func match<Pattern, Item>(
    _ pattern: [Pattern], _ items: [Item], isStar: (Pattern) -> Bool,
    _ isEqual: (Pattern, Item) -> Bool
  ) -> Bool {
    var place = 0
    var item = 0
    var latest: (star: Int, item: Int)?
    while item < items.count {
      if place < pattern.count, isStar(pattern[place]) {
        latest = (place, item)
        place += 1
      } else if place < pattern.count, isEqual(pattern[place], items[item]) {
        place += 1
        item += 1
      } else if let (star, start) = latest {
        latest = (star, start + 1)
        place = star + 1
        item = start + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy(isStar)
  }
}
