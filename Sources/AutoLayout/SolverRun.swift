internal import InterfaceBuilder

/// One pass of the solver over a system.
struct SolverRun {
  let system: LayoutSystem
  private(set) var simplex: Simplex
  /// For each line the contradiction that it is part of, by its place in `contradictions`.
  private(set) var contradictionOfLine: [Int?]
  /// The lines that could not be added, with those that they contradict.
  private(set) var contradictions: [(line: Int, others: [Int], excess: Double)] = []

  /// Weaker than required, stronger than all else: a broken constraint still pulls.
  private static let brokenLevel = 999.999

  /// Beyond this a length is no layout, and sums of such lengths lose their digits.
  private static let mostPoints = 1e6

  /// The basis of a run over a similar system is kept where only constants differ.
  init(_ system: LayoutSystem, near: SolverRun? = nil) {
    let growth = near.flatMap { system.growth(since: $0.system) }
    if let near, let growth, let run = near.shifted(to: system, by: growth) {
      self = run
    } else {
      self.init(solving: system)
    }
  }

  /// The run at another width or after another pass; nil where its system must be built.
  func adapted(to options: LayoutOptions, solved: [Rect]) -> SolverRun? {
    guard let (other, changed) = system.adapted(to: options, solved: solved) else { return nil }
    let growth = other.growth(since: system, in: changed)
    return shifted(to: other, by: growth) ?? SolverRun(solving: other)
  }

  /// The same basis for another system; nil where it does not hold there, and where a line is
  /// broken that need not be broken there.
  private func shifted(to other: LayoutSystem, by growth: [LayoutSystem.Growth]) -> SolverRun? {
    if growth.isEmpty { return SolverRun(other, simplex, like: self) }
    guard contradictions.isEmpty else { return nil }
    return simplex.shifted(by: growth).map { SolverRun(other, $0, like: self) }
  }

  private init(_ system: LayoutSystem, _ simplex: Simplex, like other: SolverRun) {
    self.system = system
    self.simplex = simplex
    contradictionOfLine = other.contradictionOfLine
    contradictions = other.contradictions
  }

  private init(solving system: LayoutSystem) {
    self.system = system
    let lines = system.lines
    let levels = lines.map(\.priority).filter { $0 < 1000 } + [Self.brokenLevel]
    simplex = Simplex(
      variables: system.scene.nodes.count * LayoutAttribute.count, levels: levels)
    contradictionOfLine = Array(repeating: nil, count: lines.count)
    for (number, line) in lines.enumerated() { add(line, number) }
    simplex.optimise()
  }

  private mutating func add(_ line: LinearConstraint, _ number: Int) {
    let level = line.priority < 1000 ? line.priority : nil
    let (terms, constant) = (line.expression.terms, line.expression.constant)
    let isAdded = simplex.add(terms, constant, line.relation, level: level, origin: number)
    guard !isAdded else { return }
    note(simplex.contradiction, number)
    _ = simplex.add(terms, constant, line.relation, level: Self.brokenLevel, origin: number)
  }

  /// What the refused line and the constraints that it contradicts give is up to UIKit's choice.
  private mutating func note(_ contradiction: Simplex.Contradiction, _ number: Int) {
    let others = contradiction.origins.filter { $0 >= 0 }
    // That a size is not negative holds still, but how far the refused line pushes it does not.
    for line in others
    where !system.lines[line].isRootFrame && contradictionOfLine[line] == nil {
      contradictionOfLine[line] = contradictions.count
    }
    contradictionOfLine[number] = contradictions.count
    contradictions.append((number, others, contradiction.excess))
  }

  /// Whether the system was too large to be solved.
  var isExhausted: Bool { simplex.isExhausted }

  private func value(_ index: Int, _ attribute: LayoutAttribute) -> Double {
    let value = simplex.value(of: index * LayoutAttribute.count + attribute.rawValue)
    return value.isFinite ? value : 0
  }

  /// In the root's coordinates, not rounded.
  var frames: [Rect] {
    system.scene.nodes.indices.map { index in
      let outset = AlignmentOutset(system.scene.nodes[index].kind)
      return Rect(
        x: value(index, .left) - outset.left, y: value(index, .top) - outset.top,
        width: value(index, .width) + outset.left + outset.right,
        height: value(index, .height) + outset.top + outset.bottom)
    }
  }

  var hasNoNegativeSize: Bool { frames.allSatisfy { $0.width > -0.01 && $0.height > -0.01 } }

  // MARK: - States

  /// For each node, of left, top, width and height.
  var states: [LayoutState] {
    let nodes = system.scene.nodes
    let free = simplex.freeVariables(count: nodes.count * LayoutAttribute.count)
    let assumed = system.options.keepsHeight ? heightSymbols : []
    return nodes.indices.flatMap { index in
      (0..<4).map { part in
        let variable = index * LayoutAttribute.count + part
        let isAssumed = simplex.dependencies(of: variable).contains { assumed.contains($0.symbol) }
        return isAssumed ? .unknown : state(variable, free)
      }
    }
  }

  private func state(_ variable: Int, _ free: [Bool]) -> LayoutState {
    if free[variable] { return isPlaceholderSize(variable) ? .unknown : .ambiguous }
    guard simplex.value(of: variable).magnitude < Self.mostPoints else { return .unknown }
    var tolerance = 0.0
    var isRecorded = false
    for term in simplex.dependencies(of: variable) {
      let line = simplex.origins[term.symbol]
      guard line >= 0 else { continue }
      if contradictionOfLine[line] != nil { return .broken }
      switch system.lines[line].origin {
      case .anything: return .unknown
      case .recorded: isRecorded = true
      case .intrinsic(_, let error): tolerance += error * abs(term.coefficient)
      case .frame, .spring, .stack, .stated: break
      }
    }
    if isRecorded { return .recorded }
    return tolerance > 0 ? .estimated(tolerance: tolerance) : .proved
  }

  /// Whether only something for the canvas gave the value, or nothing at all could.
  private func isPlaceholderSize(_ variable: Int) -> Bool {
    let node = system.scene.nodes[variable / LayoutAttribute.count]
    let outer = node.parent.flatMap { system.scene.nodes[$0].frame }
    if !node.isConstrained, node.frame == nil || outer == nil { return true }
    guard !system.options.isDesign else { return false }
    return node.constraints.contains(where: \.isPlaceholder)
      || node.element["placeholderIntrinsicWidth"] != nil
      || node.element["placeholderIntrinsicHeight"] != nil
  }
}

extension LayoutSystem {
  /// By how much the constant of a line is larger than that of another system's.
  typealias Growth = (constraint: Int, amount: Double)

  /// How the constants differ from those of another system; nil where more than that differs.
  fileprivate func growth(since other: LayoutSystem) -> [Growth]? {
    let isSame = lines.elementsEqual(other.lines) { $0.hasSameForm(as: $1) }
    return isSame ? growth(since: other, in: Array(lines.indices)) : nil
  }

  fileprivate func growth(since other: LayoutSystem, in changed: [Int]) -> [Growth] {
    changed.compactMap { number in
      let amount = lines[number].expression.constant - other.lines[number].expression.constant
      return amount == 0 ? nil : (number, amount)
    }
  }
}
