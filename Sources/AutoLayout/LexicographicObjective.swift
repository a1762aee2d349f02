/// The cost of each symbol at each priority, the highest priority first.
struct LexicographicObjective {
  private let levels: [Double]
  /// `costs[symbol × number of levels + level]`
  private var costs: [Double] = []

  /// - Parameter levels: the priorities in use, in any order.
  init(levels: [Double]) { self.levels = Array(Set(levels)).sorted(by: >) }

  var levelCount: Int { levels.count }

  mutating func addSymbol() { costs.append(contentsOf: repeatElement(0, count: levels.count)) }

  /// Makes a symbol's value cost itself at a priority.
  mutating func charge(_ symbol: Int, _ level: Double) {
    guard let index = levels.firstIndex(of: level) else { return }
    costs[symbol * levels.count + index] += 1
  }

  mutating func forget(_ symbol: Int) {
    for level in levels.indices { costs[symbol * levels.count + level] = 0 }
  }

  mutating func substitute(_ symbol: Int, by terms: Terms) {
    for level in levels.indices {
      let cost = costs[symbol * levels.count + level]
      guard cost != 0 else { continue }
      costs[symbol * levels.count + level] = 0
      for term in terms {
        let index = term.symbol * levels.count + level
        let value = costs[index] + term.coefficient * cost
        costs[index] = abs(value) < 1e-8 ? 0 : value
      }
    }
  }

  /// Whether a symbol's growth would change the objective.
  func hasCost(_ symbol: Int) -> Bool {
    levels.indices.contains { abs(costs[symbol * levels.count + $0]) > 1e-7 }
  }

  /// The first symbol whose growth lowers the objective: its cost at the highest priority at which
  /// it has one is negative.
  func enteringSymbol(where isAllowed: (Int) -> Bool) -> Int? {
    let count = levels.count
    guard count > 0 else { return nil }
    for symbol in 0..<costs.count / count {
      for level in 0..<count {
        let cost = costs[symbol * count + level]
        if abs(cost) <= 1e-7 { continue }
        if cost < 0, isAllowed(symbol) { return symbol }
        break
      }
    }
    return nil
  }

  /// Whether a symbol's cost per unit that its growth gives is lower than another's.
  func isCheaper(_ term: Term, than other: Term) -> Bool {
    for level in levels.indices {
      let cost = costs[term.symbol * levels.count + level] / term.coefficient
      let known = costs[other.symbol * levels.count + level] / other.coefficient
      if abs(cost - known) > 1e-7 { return cost < known }
    }
    return false
  }
}
