/// A symbol of the solver with its coefficient.
struct Term: Sendable {
  let symbol: Int
  var coefficient: Double
}

/// A sum of terms, sorted by symbol; terms that cancel out are dropped.
struct Terms: Sendable, Sequence {
  private var list: [Term]

  init(_ list: [Term] = []) { self.list = list }

  var count: Int { list.count }

  func makeIterator() -> IndexingIterator<[Term]> { list.makeIterator() }

  subscript(symbol: Int) -> Double? {
    let index = place(of: symbol)
    return index < list.count && list[index].symbol == symbol ? list[index].coefficient : nil
  }

  mutating func add(_ symbol: Int, _ coefficient: Double) {
    let index = place(of: symbol)
    guard index < list.count, list[index].symbol == symbol else {
      if !Self.isZero(coefficient) {
        list.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      }
      return
    }
    list[index].coefficient += coefficient
    if Self.isZero(list[index].coefficient) { list.remove(at: index) }
  }

  mutating func add(_ other: Terms, times factor: Double) { add(other, times: factor) { _ in } }

  /// Adds a multiple of other terms and hands over each symbol that was not there before.
  mutating func add(_ other: Terms, times factor: Double, noteNew: (Int) -> Void) {
    var merged: [Term] = []
    merged.reserveCapacity(list.count + other.list.count)
    var mine = 0
    for theirs in other.list {
      while mine < list.count, list[mine].symbol < theirs.symbol {
        merged.append(list[mine])
        mine += 1
      }
      var term = Term(symbol: theirs.symbol, coefficient: theirs.coefficient * factor)
      let isNew = mine == list.count || list[mine].symbol != theirs.symbol
      if !isNew {
        term.coefficient += list[mine].coefficient
        mine += 1
      }
      if Self.isZero(term.coefficient) { continue }
      if isNew { noteNew(term.symbol) }
      merged.append(term)
    }
    merged.append(contentsOf: list[mine...])
    list = merged
  }

  mutating func multiply(by factor: Double) {
    for index in list.indices { list[index].coefficient *= factor }
  }

  /// Removes a term that is there, and gives its coefficient; 1 where it is not.
  mutating func remove(_ symbol: Int) -> Double { removeIfPresent(symbol) ?? 1 }

  mutating func removeIfPresent(_ symbol: Int) -> Double? {
    let index = place(of: symbol)
    guard index < list.count, list[index].symbol == symbol else { return nil }
    return list.remove(at: index).coefficient
  }

  /// Whether both have the same coefficients.
  func isSame(as other: Terms) -> Bool {
    list.elementsEqual(other.list) { $0.symbol == $1.symbol && $0.coefficient == $1.coefficient }
  }

  /// The sum for given values of the symbols.
  func sum(of values: [Double]) -> Double {
    var sum = 0.0
    for term in list { sum += term.coefficient * values[term.symbol] }
    return sum
  }

  private func place(of symbol: Int) -> Int { list.partitioningIndex { $0.symbol >= symbol } }

  private static func isZero(_ coefficient: Double) -> Bool { abs(coefficient) < 1e-8 }
}

extension Array {
  /// The first index whose element satisfies a condition that holds from some place on.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
