/// A pattern for paths: `*` and `?` stand for characters other than `/`, `**` for whole parts; all
/// else stands for itself.
package struct GlobPattern: Hashable, Sendable {
  private let parts: [Part]

  /// A pattern for paths relative to some folder; a final `/` or `/**` makes no difference, since
  /// a folder's pattern also stands for all that it holds.
  package init(_ text: String) {
    var parts = text.split(separator: "/").filter { $0 != "." }.map { Part($0) }
    // `.` is the folder itself, with all that it holds.
    if parts.isEmpty, !text.isEmpty { parts = [Part("**")] }
    while parts.count > 1, parts.last?.isAnyFolders == true { parts.removeLast() }
    self.parts = parts
  }

  /// Whether the pattern stands for the path itself.
  package func matches(_ path: [Substring]) -> Bool {
    Wildcards.match(parts, path, isStar: \.isAnyFolders) { $0.matches($1) }
  }

  /// Whether it stands for a single path.
  var isLiteral: Bool { parts.allSatisfy(\.isLiteral) }

  /// Whether one of its parts is this name.
  func names(_ part: Substring) -> Bool { parts.contains { $0.isLiteral && $0.matches(part) } }

  /// Whether the pattern may stand for something in a folder.
  func reaches(below folder: [Substring]) -> Bool {
    for (number, part) in folder.enumerated() {
      guard number < parts.count else { return false }
      if parts[number].isAnyFolders { return true }
      guard parts[number].matches(part) else { return false }
    }
    return parts.count > folder.count
  }

  /// What stands between two slashes.
  private struct Part: Hashable, Sendable {
    let characters: [Character]
    /// Nil where the part is not plain ASCII.
    let bytes: [UInt8]?
    let isAnyFolders: Bool

    var isLiteral: Bool { !characters.contains { $0 == "*" || $0 == "?" } }

    init(_ text: Substring) {
      characters = Array(text)
      bytes = text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : nil
      isAnyFolders = text == "**"
    }

    func matches(_ name: Substring) -> Bool {
      // Most names are ASCII, and taking a text apart into characters costs more than the rest.
      if let bytes, name.utf8.allSatisfy({ $0 < 0x80 }) {
        return Wildcards.match(bytes, Array(name.utf8), isStar: { $0 == Self.star }) {
          $0 == Self.mark || $0 == $1
        }
      }
      return Wildcards.match(characters, Array(name), isStar: { $0 == "*" }) {
        $0 == "?" || $0 == $1
      }
    }

    private static let star = UInt8(ascii: "*")
    private static let mark = UInt8(ascii: "?")
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
