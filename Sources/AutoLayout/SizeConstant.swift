internal import InterfaceBuilder

/// A constraint that gives a width or height in points.
struct SizeConstant: Sendable {
  let constraint: Constraint

  init(_ constraint: Constraint) { self.constraint = constraint }

  var points: Double { constraint.constant }

  /// Leaves no other size.
  var isExact: Bool {
    constraint.relation == .equal && constraint.isRequired && !constraint.isPlaceholder
  }

  func isStronger(than other: SizeConstant) -> Bool {
    if isExact != other.isExact { return isExact }
    if constraint.isPlaceholder != other.constraint.isPlaceholder {
      return other.constraint.isPlaceholder
    }
    return constraint.priority > other.constraint.priority
  }

  /// The size that follows, given the recorded one. Nil where only a placeholder gives the size:
  /// at run time something else does.
  func length(recorded: Double?) -> Length? {
    guard !constraint.isPlaceholder else { return nil }
    let stated = Length(
      points: points, certainty: constraint.isRequired ? .proved : .recorded,
      constraint: constraint)
    guard let recorded else { return constraint.relation == .equal ? stated : nil }
    let kept = Length(points: recorded, certainty: .recorded, constraint: nil)
    return switch constraint.relation {
    // Below compression resistance the recorded frame may well be the truth.
    case .equal: constraint.priority > 750 ? stated : kept
    case .lessThanOrEqual: points < recorded ? stated : kept
    // More than the recorded frame shows: how much more, only a solver could say.
    case .greaterThanOrEqual: points > recorded ? nil : kept
    }
  }
}
