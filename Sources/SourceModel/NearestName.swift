/// Finds the name that was probably meant.
package enum NearestName {
  /// The candidate with the fewest edits, at most a third of the name's length; nil where none is
  /// near or two are equally near.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    let ranked = candidates.map { (name: $0, distance: editDistance(name, $0)) }
      .filter { $0.distance <= limit }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let best = ranked.first else { return nil }
    return ranked.count > 1 && ranked[1].distance == best.distance ? nil : best.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names,
  /// without regard to case.
  package static func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left.lowercased())
    let b = Array(right.lowercased())
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
