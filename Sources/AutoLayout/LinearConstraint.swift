/// One line of the system: `expression  relation  0`, with a priority and where it comes from.
struct LinearConstraint: Sendable {
  /// Why the line is there.
  enum Origin: Sendable {
    /// The size of the root, or that no size is negative.
    case frame
    /// An autoresizing mask.
    case spring(Int)
    /// The recorded frame of a view that nothing constrains.
    case recorded(Int)
    case stack(Int)
    /// A constraint of the file, by its place among the scene's.
    case stated(Int)
    /// The content of a view wants a size; it may be off by `tolerance` points.
    case intrinsic(Int, tolerance: Double)
    /// What a view holds at run time may want any size.
    case anything(Int)
  }

  var expression: LinearExpression
  let relation: Relation
  /// 1000 is required.
  let priority: Double
  var origin: Origin

  /// Whether the line holds in any case.
  var isFrame: Bool {
    if case .frame = origin { return true }
    return false
  }

  /// Whether both differ in nothing but the constant and where they come from.
  func hasSameForm(as other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority
      && expression.terms.isSame(as: other.expression.terms)
  }
}
