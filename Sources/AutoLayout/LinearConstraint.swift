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

  private(set) var expression: LinearExpression
  let relation: Relation
  /// 1000 is required.
  let priority: Double
  var origin: Origin

  init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double, from origin: Origin
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.origin = origin
    setConstant(expression.constant)
  }

  /// Keeps lengths far beyond all screens, and what is no number, from taking the digits of others.
  mutating func setConstant(_ constant: Double) {
    expression.constant = constant.bounded(by: Self.mostPoints)
  }

  /// Still a sum of thousands of such constants, times the largest multiplier, is exact to a pixel.
  private static let mostPoints = 1e8

  /// Whether the line holds in any case.
  var isFrame: Bool {
    if case .frame = origin { return true }
    return false
  }

  /// Whether the line gives the root's place or size.
  var isRootFrame: Bool { isFrame && relation == .equal }

  /// Whether both differ in nothing but the constant and where they come from.
  func hasSameForm(as other: LinearConstraint) -> Bool {
    relation == other.relation && priority == other.priority
      && expression.terms.isSame(as: other.expression.terms)
  }
}

extension Double {
  /// The number between a limit and its opposite; the limit where it is no number.
  func bounded(by limit: Double) -> Double {
    isNaN ? limit : Swift.min(Swift.max(self, -limit), limit)
  }
}
