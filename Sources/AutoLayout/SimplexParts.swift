extension Simplex {
  enum SymbolKind: UInt8, Sendable { case variable, slack, error, dummy }

  /// The constraints that a refused one cannot hold with, and by how much it misses.
  struct Contradiction {
    var origins: [Int] = []
    var excess = 0.0
  }

  /// A basic symbol as a sum of others, sorted by symbol.
  struct Row {
    var constant: Double
    var terms: Terms
  }

  func value(of variable: Int) -> Double { constants[variable] }

  /// What a variable depends on: parametric symbols with their coefficients.
  func dependencies(of variable: Int) -> Terms {
    rows[variable] ?? Terms([Term(symbol: variable, coefficient: 1)])
  }
}
