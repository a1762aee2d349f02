extension Simplex {
  /// Whether each variable could take another value at no cost: the layout is ambiguous there.
  func freeVariables(count: Int) -> [Bool] {
    let free = freeSymbols()
    return (0..<count).map { variable in
      guard let row = rows[variable] else { return true }
      return row.contains { free[$0.symbol] && abs($0.coefficient) > 1e-6 }
    }
  }

  /// Whether any variable that a constraint names could take another value at no cost.
  var isAmbiguous: Bool {
    let free = freeSymbols()
    return basis.contains { basic in
      kinds[basic] == .variable
        && rows[basic]?.contains { free[$0.symbol] && abs($0.coefficient) > 1e-6 } ?? false
    }
  }

  /// The parametric symbols that may leave 0 without changing the objective or a bound.
  private func freeSymbols() -> [Bool] {
    var free = kinds.indices.map { symbol in
      rows[symbol] == nil && kinds[symbol] != .dummy && !objective.hasCost(symbol)
    }
    var isUsed = Array(repeating: false, count: kinds.count)
    for basic in basis {
      guard let row = rows[basic] else { continue }
      for term in row where free[term.symbol] {
        isUsed[term.symbol] = true
        let isBound =
          kinds[basic] != .variable && term.coefficient < -1e-8
          && -constants[basic] / term.coefficient <= 1e-6
        if isBound { free[term.symbol] = false }
      }
    }
    for symbol in free.indices where !isUsed[symbol] && kinds[symbol] != .variable {
      free[symbol] = false
    }
    return free
  }
}
