/// Another solution of the same constraints: where only their constants differ, the basis is kept.
extension Simplex {
  /// The solution after the constants of some constraints have grown; nil where it must be sought
  /// from scratch.
  ///
  /// Call it on an optimised simplex to which all constraints could be added.
  func shifted(by growth: [(constraint: Int, amount: Double)]) -> Simplex? {
    var simplex = self
    simplex.shift(by: growth)
    return simplex.restoreFeasibility() ? simplex : nil
  }

  /// The marker `m` of a constraint that grows by `d` stands for `m + d / coefficient` from now on.
  private mutating func shift(by growth: [(constraint: Int, amount: Double)]) {
    var shifts = Array(repeating: 0.0, count: kinds.count)
    for (constraint, amount) in growth {
      let marker = markers[constraint]
      shifts[marker.symbol] = amount / marker.coefficient
    }
    for basic in basis {
      guard let terms = rows[basic] else { continue }
      constants[basic] += terms.sum(of: shifts) - shifts[basic]
    }
  }

  /// Dual pivots: the costs stay least while what has become negative is driven up to 0.
  private mutating func restoreFeasibility() -> Bool {
    var hasPivoted = false
    while let leaving = basis.first(where: { isRestricted($0) && constants[$0] < -1e-9 }) {
      guard let entering = dualEntering(for: leaving), exchange(leaving, for: entering) else {
        return false
      }
      hasPivoted = true
    }
    if hasPivoted {
      optimise()
      // The way to an ambiguous solution decides what it looks like.
      if isAmbiguous { return false }
    }
    return basis.allSatisfy { kinds[$0] != .dummy || abs(constants[$0]) < 1e-6 }
  }

  private func isRestricted(_ symbol: Int) -> Bool {
    kinds[symbol] == .slack || kinds[symbol] == .error
  }

  /// Of the symbols whose growth lifts a negative one, the one that costs least for that.
  private func dualEntering(for leaving: Int) -> Int? {
    var best: Term?
    for term in rows[leaving] ?? Terms() where term.coefficient > 1e-8 {
      guard kinds[term.symbol] != .dummy else { continue }
      if let known = best, !objective.isCheaper(term, than: known) { continue }
      best = term
    }
    return best?.symbol
  }
}
