package import InterfaceBuilder

/// A required constraint that cannot hold together with others.
package struct LayoutConflict: Sendable {
  /// The one that was refused; UIKit may break any of them.
  package let constraint: Constraint
  /// The constraints of the file that it contradicts.
  package let others: [Constraint]
  /// The stack views whose arrangement is part of the contradiction.
  package let stackViews: [View]
  /// The views whose autoresizing masks are.
  package let autoresized: [View]
  /// Whether the root's size is, so that another size may resolve it.
  package let involvesRoot: Bool
  /// By how many points the constraint is missed.
  package let excess: Double
  /// The nodes whose places or sizes rest on it.
  let dependents: Set<Int>
}

extension SolverRun {
  /// Contradictions of the file's constraints, in the order of the document.
  var conflicts: [LayoutConflict] {
    guard !contradictions.isEmpty else { return [] }
    let dependents = dependentsOfContradictions()
    return zip(contradictions, dependents).compactMap { contradiction, dependents in
      guard let constraint = constraint(contradiction.line) else { return nil }
      let others = contradiction.others
      return LayoutConflict(
        constraint: constraint, others: others.compactMap { self.constraint($0) },
        stackViews: views(of: others) { if case .stack(let index) = $0 { index } else { nil } },
        autoresized: views(of: others) { if case .spring(let index) = $0 { index } else { nil } },
        involvesRoot: others.contains { system.lines[$0].isFrame }, excess: contradiction.excess,
        dependents: dependents)
    }
  }

  private func constraint(_ line: Int) -> Constraint? {
    guard case .stated(let number) = system.lines[line].origin else { return nil }
    return system.scene.constraints[number].constraint
  }

  private func views(
    of lines: [Int], where index: (LinearConstraint.Origin) -> Int?
  ) -> [View] {
    Set(lines.compactMap { index(system.lines[$0].origin) }).sorted()
      .map { system.scene.nodes[$0].view }
  }

  private func dependentsOfContradictions() -> [Set<Int>] {
    var dependents = Array(repeating: Set<Int>(), count: contradictions.count)
    for node in system.scene.nodes.indices {
      for part in 0..<4 {
        for term in simplex.dependencies(of: node * LayoutAttribute.count + part) {
          let line = simplex.origins[term.symbol]
          if line >= 0, let number = contradictionOfLine[line] { dependents[number].insert(node) }
        }
      }
    }
    return dependents
  }
}
