extension SolverRun {
  /// Whether contents that want another width give the root its height, through the ratio of a
  /// view's width to its height: a squeezed text can push an icon, and a row with it, flat.
  var heightFollowsWidths: Bool {
    guard system.hasOpenHeight, let drawn = system.scene.drawn.height else { return false }
    guard abs(simplex.value(of: Self.rootHeight) - drawn) > 0.5 else { return false }
    let symbols = heightSymbols
    let isWidth = symbols.contains { symbol in
      let line = simplex.origins[symbol]
      return line >= 0 && system.lines[line].isContentWidth
    }
    return isWidth
      || missedWidths.contains { line in
        line.expression.terms.contains { term in
          simplex.dependencies(of: term.symbol).contains { symbols.contains($0.symbol) }
        }
      }
  }

  /// What the root's height would move with, were it another one.
  var heightSymbols: Set<Int> {
    Set(
      simplex.dependencies(of: Self.rootHeight).map(\.symbol).filter {
        simplex.kinds[$0] != .dummy
      })
  }

  private static let rootHeight = LayoutAttribute.height.rawValue

  /// The lines of contents that do not get the width that they want.
  private var missedWidths: some Sequence<LinearConstraint> {
    system.lines.lazy.filter { line in
      guard line.isContentWidth else { return false }
      var excess = line.expression.constant
      for term in line.expression.terms {
        excess += term.coefficient * simplex.value(of: term.symbol)
      }
      return line.relation == .lessThanOrEqual ? excess > 0.5 : excess < -0.5
    }
  }
}

extension LinearConstraint {
  /// Whether the line says how wide the content of a view wants to be.
  fileprivate var isContentWidth: Bool {
    guard case .intrinsic(let index, _) = origin else { return false }
    return isAbout(index, .width)
  }
}
