/// How the two sides of a constraint compare.
enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

/// A Cassowary solver whose objective is exactly lexicographic: a constraint of a higher priority
/// outweighs any number of lower ones, and within one priority the sum of the errors is least.
/// Constraints are only ever added. Symbols are numbered in the order in which they are made and
/// every choice takes the lowest number, so that equal inputs give equal outputs.
struct Simplex {
  private(set) var kinds: [SymbolKind] = []
  /// The constraint that brought a symbol in; -1 for variables.
  private(set) var origins: [Int] = []
  /// The terms of each symbol's row; nil while it is parametric, and 0.
  private(set) var rows: [Terms?] = []
  /// The constants of the rows: apart, since they are all that another size changes.
  var constants: [Double] = []
  /// For each parametric symbol the basic ones whose rows hold it, and perhaps some that held it
  /// once: without it every pivot would search all rows.
  private(set) var columns: [[Int]] = []
  /// The basic symbols in ascending order.
  private(set) var basis: [Int] = []
  private(set) var objective: LexicographicObjective
  /// The symbol through which each constraint's constant reaches the rows, by constraint.
  private(set) var markers: [Term] = []
  /// The number of the constraint that is being added.
  private var current = -1
  /// How many more terms may be touched: some ten times what the largest layout of a real ad needs.
  private var workLeft = 4_000_000
  /// Why `add` last returned false.
  private(set) var contradiction = Contradiction()

  /// Takes the priorities below required that will be used.
  init(variables: Int, levels: [Double]) {
    objective = LexicographicObjective(levels: levels)
    spend(variables * objective.levelCount)
    guard !isExhausted else { return }
    for _ in 0..<variables { _ = makeSymbol(.variable) }
  }

  /// Whether the system was too large: then nothing that the solver says means anything.
  var isExhausted: Bool { workLeft < 0 }

  private mutating func spend(_ work: Int) { workLeft -= work }

  private mutating func makeSymbol(_ kind: SymbolKind) -> Int {
    kinds.append(kind)
    origins.append(kind == .variable ? -1 : current)
    rows.append(nil)
    constants.append(0)
    columns.append([])
    objective.addSymbol()
    spend(objective.levelCount)
    return kinds.count - 1
  }

  /// Adds `Σ coefficient × variable + constant  relation  0`.
  ///
  /// - Returns: whether the constraint holds; false where a required one contradicts earlier ones,
  ///   which then leaves no trace.
  mutating func add(
    _ terms: Terms, _ constant: Double, _ relation: Relation, level: Double?, origin: Int
  ) -> Bool {
    guard !isExhausted else { return true }
    current = origin
    var row = substituted(terms, constant)
    let own: Int? =
      switch (relation, level) {
      case (.equal, nil): addDummy(to: &row)
      case (.equal, let level?): addErrors(to: &row, level)
      case (_, let level): addSlack(to: &row, relation == .lessThanOrEqual ? 1 : -1, level)
      }
    if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }), abs(row.constant) >= 1e-6 {
      return refuse(row)
    }
    // A variable may take any value, so it can always carry the row.
    let variable = row.terms.first { kinds[$0.symbol] == .variable }?.symbol
    guard let subject = variable ?? own else { return addWithArtificial(row) }
    enter(subject, from: row)
    return true
  }

  /// The symbol of a required equation; it can carry the row where nothing else is in it.
  private mutating func addDummy(to row: inout Row) -> Int? {
    let dummy = makeSymbol(.dummy)
    row.terms.add(dummy, 1)
    mark(dummy, 1)
    return row.terms.allSatisfy { kinds[$0.symbol] == .dummy } ? dummy : nil
  }

  /// The symbols by which an equation is missed; the one that carries the row.
  private mutating func addErrors(to row: inout Row, _ level: Double) -> Int {
    let plus = makeSymbol(.error)
    let minus = makeSymbol(.error)
    row.terms.add(plus, -1)
    row.terms.add(minus, 1)
    mark(plus, -1)
    objective.charge(plus, level)
    objective.charge(minus, level)
    return row.constant < 0 ? minus : plus
  }

  /// The symbols of an inequality; the one that can carry the row, nil where none can.
  private mutating func addSlack(to row: inout Row, _ sign: Double, _ level: Double?) -> Int? {
    let slack = makeSymbol(.slack)
    row.terms.add(slack, sign)
    mark(slack, sign)
    guard let level else { return row.constant * sign <= 0 ? slack : nil }
    let error = makeSymbol(.error)
    row.terms.add(error, -sign)
    objective.charge(error, level)
    return row.constant * sign > 0 ? error : slack
  }

  /// The symbols left in a row that cannot be 0 belong to the constraints that forbid it.
  private mutating func refuse(_ row: Row) -> Bool {
    let others = Set(row.terms.map { origins[$0.symbol] }).subtracting([current])
    contradiction = Contradiction(origins: others.sorted(), excess: abs(row.constant))
    return false
  }

  private mutating func mark(_ symbol: Int, _ coefficient: Double) {
    let missing = current + 1 - markers.count
    if missing > 0 {
      markers.append(contentsOf: repeatElement(Term(symbol: -1, coefficient: 1), count: missing))
    }
    markers[current] = Term(symbol: symbol, coefficient: coefficient)
  }

  private func substituted(_ terms: Terms, _ constant: Double) -> Row {
    var row = Row(constant: constant, terms: Terms())
    for term in terms {
      if let basic = rows[term.symbol] {
        row.constant += constants[term.symbol] * term.coefficient
        row.terms.add(basic, times: term.coefficient)
      } else {
        row.terms.add(term.symbol, term.coefficient)
      }
    }
    return row
  }

  /// Solves a row that must be 0 for one of its symbols and makes that symbol basic.
  private mutating func enter(_ symbol: Int, from row: Row) {
    var row = row
    let factor = -1 / row.terms.remove(symbol)
    row.constant *= factor
    row.terms.multiply(by: factor)
    substitute(symbol, by: row)
    setRow(symbol, row)
    basis.insert(symbol, at: basis.partitioningIndex { $0 >= symbol })
  }

  private mutating func setRow(_ symbol: Int, _ row: Row) {
    rows[symbol] = row.terms
    constants[symbol] = row.constant
    for term in row.terms { columns[term.symbol].append(symbol) }
  }

  private mutating func substitute(_ symbol: Int, by row: Row) {
    let holders = columns[symbol]
    columns[symbol] = []
    spend(holders.count + objective.levelCount)
    for basic in holders {
      guard let coefficient = rows[basic]?.removeIfPresent(symbol) else { continue }
      spend(row.terms.count + (rows[basic]?.count ?? 0))
      constants[basic] += row.constant * coefficient
      rows[basic]?.add(row.terms, times: coefficient) { columns[$0].append(basic) }
    }
    objective.substitute(symbol, by: row.terms)
  }

  /// Lets `symbol` grow until a basic one reaches 0 and takes its place. False where none does.
  private mutating func pivot(entering symbol: Int) -> Bool {
    guard let leaving = leavingSymbol(for: symbol) else { return false }
    return exchange(leaving, for: symbol)
  }

  /// Makes one symbol parametric and another basic. False where the work is used up.
  mutating func exchange(_ leaving: Int, for entering: Int) -> Bool {
    guard !isExhausted, var row = leave(leaving) else { return false }
    row.terms.add(leaving, -1)
    enter(entering, from: row)
    return true
  }

  /// Takes a basic symbol's row out; nil where it is parametric.
  private mutating func leave(_ symbol: Int) -> Row? {
    guard let terms = rows[symbol] else { return nil }
    let row = Row(constant: constants[symbol], terms: terms)
    rows[symbol] = nil
    constants[symbol] = 0
    basis.remove(at: basis.partitioningIndex { $0 >= symbol })
    return row
  }

  private func leavingSymbol(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    // In ascending order, so that the lowest of equals leaves.
    for basic in columns[entering].sorted() where kinds[basic] != .variable {
      guard let coefficient = rows[basic]?[entering], coefficient < -1e-8 else { continue }
      let ratio = -constants[basic] / coefficient
      if ratio < (best?.ratio ?? .infinity) - 1e-12 { best = (basic, ratio) }
    }
    return best?.symbol
  }

  /// Adds a required row that no symbol can carry at once: an artificial one carries it, and is
  /// driven to 0 if that is possible.
  private mutating func addWithArtificial(_ row: Row) -> Bool {
    var row = row
    if row.constant < 0 {
      row.constant = -row.constant
      row.terms.multiply(by: -1)
    }
    let artificial = makeSymbol(.slack)
    setRow(artificial, row)
    basis.append(artificial)
    while let current = rows[artificial], constants[artificial] > 1e-9,
      let entering = current.first(where: {
        kinds[$0.symbol] != .dummy && $0.coefficient < -1e-8
      })?.symbol
    {
      guard pivot(entering: entering) else { break }
    }
    let isFeasible = constants[artificial] < 1e-6
    if !isFeasible, let terms = rows[artificial] {
      _ = refuse(Row(constant: constants[artificial], terms: terms))
    }
    removeArtificial(artificial, keepingRow: isFeasible)
    return isFeasible
  }

  private mutating func removeArtificial(_ artificial: Int, keepingRow: Bool) {
    if let row = leave(artificial) {
      if keepingRow, let symbol = row.terms.first(where: { kinds[$0.symbol] != .dummy })?.symbol {
        enter(symbol, from: row)
      }
    }
    for basic in columns[artificial] { _ = rows[basic]?.removeIfPresent(artificial) }
    columns[artificial] = []
    objective.forget(artificial)
  }

  /// Makes the objective least. Call it once, after all constraints.
  mutating func optimise() {
    while let entering = objective.enteringSymbol(where: { kinds[$0] != .dummy }) {
      spend(kinds.count)
      guard pivot(entering: entering) else { return }
    }
  }
}
