internal import InterfaceBuilder

/// The direction of a length.
enum Axis: Sendable { case horizontal, vertical }

/// What required constraints with constants determine, one step after another: an equation with a
/// single unknown gives it. It proves less than a solver would, and nothing that is wrong.
struct ConstantPropagation: Sendable {
  enum Part: Int, Sendable { case origin, size }

  /// The place of each view's variables, by the view's number; integers, since hashing another type
  /// for the first time costs a short run dearly.
  private var slots: [Int: Int] = [:]
  private var values: [Double?] = []
  private let isMirrored: Bool
  private var constants: [Int: SizeConstant] = [:]

  init(_ container: View) {
    let views = [container] + container.descendants
    isMirrored = views.contains(where: \.isForcedRightToLeft)
    for (slot, view) in views.enumerated() { slots[view.number] = slot }
    values = Array(repeating: nil, count: views.count * 4)
    let constraints = (views + container.superviews).flatMap(\.constraints)
    let resolver = ItemResolver(views: views)
    for constraint in constraints { noteConstant(constraint, resolver) }
    let frames = views.dropFirst().flatMap { frameEquations(of: $0) }
    let stated = constraints.filter { $0.isRequired && !$0.isPlaceholder }
      .compactMap { equation(for: $0, resolver) }
    seed(container)
    solve(stated + frames)
  }

  /// The proved value in the container's coordinates; nil where nothing proves one.
  func value(_ part: Part, of view: View, _ axis: Axis) -> Double? {
    slots[view.number].flatMap { values[Self.variable($0, axis, part)] }
  }

  /// The constant constraint on a size, whatever its relation and priority.
  func constant(of view: View, _ axis: Axis) -> SizeConstant? {
    constants[Self.key(view, axis)]
  }

  /// Stands for a view's size in one direction.
  private static func key(_ view: View, _ axis: Axis) -> Int {
    view.number * 2 + (axis == .horizontal ? 0 : 1)
  }

  private static func variable(_ slot: Int, _ axis: Axis, _ part: Part) -> Int {
    slot * 4 + (axis == .horizontal ? 0 : 2) + part.rawValue
  }

  private mutating func seed(_ container: View) {
    values[Self.variable(0, .horizontal, .origin)] = 0
    values[Self.variable(0, .vertical, .origin)] = 0
    guard let frame = container.recordedFrame else { return }
    for (axis, size) in [(Axis.horizontal, frame.width), (.vertical, frame.height)] {
      let stated = constant(of: container, axis).flatMap { $0.isExact ? $0.points : nil }
      values[Self.variable(0, axis, .size)] = stated ?? size
    }
  }

  private mutating func noteConstant(_ constraint: Constraint, _ resolver: ItemResolver) {
    guard constraint.secondAttribute == nil, let view = resolver.views[constraint.firstItem],
      let axis = Self.sizeAxis(constraint.firstAttribute)
    else { return }
    let key = Self.key(view, axis)
    let candidate = SizeConstant(constraint)
    if let known = constants[key], !candidate.isStronger(than: known) { return }
    constants[key] = candidate
  }

  private static func sizeAxis(_ attribute: String) -> Axis? {
    switch attribute {
    case "width": .horizontal
    case "height": .vertical
    default: nil
    }
  }
}

// MARK: - Equations

extension ConstantPropagation {
  /// `Σ coefficient × variable = constant`.
  private struct Equation {
    let terms: [(variable: Int, coefficient: Double)]
    let constant: Double
  }

  private func equation(for constraint: Constraint, _ resolver: ItemResolver) -> Equation? {
    guard constraint.relation == .equal,
      let left = terms(constraint.firstItem, constraint.firstAttribute, resolver)
    else { return nil }
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return Equation(terms: left, constant: constraint.constant)
    }
    let isPosition = Self.sizeAxis(constraint.firstAttribute) == nil
    guard !isPosition || constraint.multiplier == 1,
      let right = terms(item, attribute, resolver)
    else { return nil }
    let moved = right.map { ($0.variable, -$0.coefficient * constraint.multiplier) }
    return Equation(terms: left + moved, constant: constraint.constant)
  }

  /// An attribute of a view in terms of its origin and size; nil for margins and baselines.
  private func terms(
    _ item: String, _ attribute: String, _ resolver: ItemResolver
  ) -> [(variable: Int, coefficient: Double)]? {
    guard let view = resolver.view(item), let slot = slots[view.number] else { return nil }
    // Where the layout is mirrored, leading is right: the recorded frame shows what that gives.
    if isMirrored, attribute == "leading" || attribute == "trailing" { return nil }
    let isHorizontal = ["leading", "left", "trailing", "right", "centerX", "width"]
      .contains(attribute)
    let axis: Axis = isHorizontal ? .horizontal : .vertical
    let origin = (Self.variable(slot, axis, .origin), 1.0)
    let size = Self.variable(slot, axis, .size)
    switch attribute {
    case "leading", "left", "top": return [origin]
    case "trailing", "right", "bottom": return [origin, (size, 1)]
    case "centerX", "centerY": return [origin, (size, 0.5)]
    case "width", "height": return [(size, 1)]
    default: return nil
    }
  }

  /// The recorded frame of a view that an autoresizing mask lays out.
  private func frameEquations(of view: View) -> [Equation] {
    guard view.usesAutoresizing, !view.hasDoubtfulFrame, let frame = view.recordedFrame,
      let parent = view.superview, parent.kind != "stackView",
      let slot = slots[view.number], let base = slots[parent.number]
    else { return [] }
    let origins = [(Axis.horizontal, frame.x), (.vertical, frame.y)].map { axis, offset in
      Equation(
        terms: [
          (Self.variable(slot, axis, .origin), 1), (Self.variable(base, axis, .origin), -1),
        ], constant: offset)
    }
    let sizes = [(Axis.horizontal, frame.width), (.vertical, frame.height)].map { axis, size in
      Equation(terms: [(Self.variable(slot, axis, .size), 1)], constant: size)
    }
    return origins + sizes
  }

  private mutating func solve(_ equations: [Equation]) {
    var waiting: [Int: [Int]] = [:]
    for (number, equation) in equations.enumerated() {
      for term in equation.terms { waiting[term.variable, default: []].append(number) }
    }
    var queue = Array(equations.indices.reversed())
    while let number = queue.popLast() {
      guard let found = solution(of: equations[number]) else { continue }
      values[found.variable] = found.value
      queue.append(contentsOf: waiting[found.variable, default: []])
    }
  }

  /// The one unknown of an equation and its value; nil where there is none or there are several.
  private func solution(of equation: Equation) -> (variable: Int, value: Double)? {
    var unknown: (variable: Int, coefficient: Double)?
    var rest = equation.constant
    for (variable, coefficient) in equation.terms {
      if let value = values[variable] {
        rest -= coefficient * value
      } else if let pending = unknown {
        guard pending.variable == variable else { return nil }
        unknown = (variable, pending.coefficient + coefficient)
      } else {
        unknown = (variable, coefficient)
      }
    }
    guard let unknown, abs(unknown.coefficient) > 1e-9 else { return nil }
    let value = rest / unknown.coefficient
    return value.isFinite ? (unknown.variable, value) : nil
  }
}

/// Finds the view behind a constraint's item; a view's safe area stands for the view, since an ad
/// view in a feed has no insets.
private struct ItemResolver {
  private(set) var views: [String: View] = [:]
  private var guides: [String: View] = [:]

  init(views list: [View]) {
    for view in list {
      views[view.id] = view
      for child in view.element.children
      where child.name == "viewLayoutGuide" && child.key == "safeArea" {
        guides[child.id ?? ""] = view
      }
    }
  }

  func view(_ item: String) -> View? { views[item] ?? guides[item] }
}
