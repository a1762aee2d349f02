internal import InterfaceBuilder

extension LayoutSystem {
  /// Adds a constraint of the file; one that names an unknown object or attribute is left out, as
  /// loading leaves it out.
  mutating func add(_ constraint: Constraint, _ number: Int, owner: Int) {
    let direction = direction(of: constraint, owner: owner)
    guard options.isDesign || !constraint.isPlaceholder,
      let difference = difference(of: constraint, owner: owner, direction)
    else { return }
    let isMirrored = direction == .rightToLeft
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    emit(
      difference + (isMirrored ? constraint.constant : -constraint.constant),
      isMirrored ? relation.mirrored : relation, priority: constraint.priority,
      from: origin(of: constraint, number, owner: owner, direction))
  }

  /// What a constraint proves: less where it names what adlint cannot know.
  private func origin(
    of constraint: Constraint, _ number: Int, owner: Int, _ direction: ReadingDirection
  ) -> LinearConstraint.Origin {
    let namesUnknown = [constraint.firstItem, constraint.secondItem].contains { item in
      if let item, case .otherGuide? = scene.items[item] { true } else { false }
    }
    if direction == .unknown || namesUnknown { return .anything(owner) }
    let tolerance = baselineTolerance(of: constraint) + readableTolerance(of: constraint)
    return tolerance > 0 ? .intrinsic(owner, tolerance: tolerance) : .stated(number)
  }

  /// The left side less the right one, without the constant.
  private func difference(
    of constraint: Constraint, owner: Int, _ direction: ReadingDirection
  ) -> LinearExpression? {
    let (first, second) = constraint.attributes(direction)
    guard let left = expression(constraint.firstItem, first, towards: constraint.secondItem) else {
      return nil
    }
    guard let item = constraint.secondItem, let second else { return left }
    guard let right = expression(item, second, towards: constraint.firstItem) else { return nil }
    let sizes = ["width", "height"]
    let isPosition = !sizes.contains(first) && !sizes.contains(second)
    let multiplier = constraint.multiplier.bounded(by: Self.mostMultiple)
    guard multiplier != 1, isPosition else { return left.adding(right, times: -multiplier) }
    // A multiple of a position counts from the origin of the view that owns the constraint.
    let isHorizontal = Self.horizontal.contains { first.hasPrefix($0) }
    let start = direction == .rightToLeft ? "right" : isHorizontal ? "left" : "top"
    guard let origin = edge(owner, start) else { return nil }
    return (left - origin) - (right - origin) * multiplier
  }

  /// No view is so many times as large as another.
  private static let mostMultiple = 1e6

  static let horizontal = ["leading", "left", "trailing", "right", "centerX", "width"]

  /// An attribute of an item; nil where either is unknown.
  private func expression(
    _ item: String, _ attribute: String, towards other: String?
  ) -> LinearExpression? {
    guard let found = scene.items[item] else { return nil }
    switch found {
    case .view(let index):
      if let content = contentEdge(index, attribute, towards: other) { return content }
      return viewAttribute(index, attribute)
    case .safeArea(let index): return safeAreaAttribute(index, attribute)
    case .margins(let index): return marginsAttribute(index, attribute)
    case .readable(let index): return readableAttribute(index, attribute)
    case .contentGuide(let index): return contentAttribute(index, attribute)
    case .frameGuide(let index), .otherGuide(let index): return edge(index, attribute)
    case .topGuide: return guide(attribute, top: 0, height: safeArea.top)
    case .bottomGuide:
      return guide(attribute, top: rootHeight - safeArea.bottom, height: safeArea.bottom)
    }
  }

  private func guide(_ attribute: String, top: Double, height: Double) -> LinearExpression? {
    switch attribute {
    case "top": variable(0, .top) + top
    case "bottom": variable(0, .top) + (top + height)
    case "centerY": variable(0, .top) + (top + height / 2)
    case "height": LinearExpression(height)
    default: edge(0, attribute)
    }
  }

  private func viewAttribute(_ index: Int, _ attribute: String) -> LinearExpression? {
    if let plain = edge(index, attribute) { return plain }
    if attribute.hasSuffix("Margin") {
      return marginEdge(index, String(attribute.dropLast(6)))
    }
    guard attribute.hasSuffix("WithinMargins") else { return nil }
    let margins = margins(of: index)
    let center = String(attribute.dropLast(13))
    let shift =
      center == "centerX"
      ? (margins.left - margins.right) / 2 : (margins.top - margins.bottom) / 2
    return edge(index, center).map { $0 + shift }
  }

  private func marginEdge(_ index: Int, _ edge: String) -> LinearExpression? {
    self.edge(index, edge).map { $0 + marginOffset(index, edge) }
  }

  private func marginOffset(_ index: Int, _ edge: String) -> Double {
    let margins = margins(of: index)
    switch edge {
    case "top": return margins.top
    case "left", "leading": return margins.left
    case "bottom": return -margins.bottom
    default: return -margins.right
    }
  }

  /// An attribute of a view's alignment rectangle.
  func edge(_ index: Int, _ attribute: String) -> LinearExpression? {
    switch attribute {
    case "left", "leading": variable(index, .left)
    case "right", "trailing": sum(index, .left, .width, 1)
    case "top": variable(index, .top)
    case "bottom": sum(index, .top, .height, 1)
    case "width": variable(index, .width)
    case "height": variable(index, .height)
    case "centerX": sum(index, .left, .width, 0.5)
    case "centerY": sum(index, .top, .height, 0.5)
    case "firstBaseline": variable(index, .top) + text.baseline(index, isFirst: true)
    case "baseline", "lastBaseline":
      variable(index, .top) + variable(index, .height) + -text.baseline(index, isFirst: false)
    default: nil
    }
  }

  /// An origin and a share of the size, which stands after it among the variables.
  private func sum(
    _ index: Int, _ origin: LayoutAttribute, _ size: LayoutAttribute, _ share: Double
  ) -> LinearExpression {
    let first = index * LayoutAttribute.count
    return LinearExpression(
      terms: Terms([
        Term(symbol: first + origin.rawValue, coefficient: 1),
        Term(symbol: first + size.rawValue, coefficient: share),
      ]))
  }

  // MARK: - Scroll views

  /// An edge of a scroll view in a constraint with something inside it: that of its content.
  private func contentEdge(
    _ index: Int, _ attribute: String, towards other: String?
  ) -> LinearExpression? {
    guard scene.nodes[index].kind == "scrollView", let other,
      case .view(let inner)? = scene.items[other], inner != index, isInside(inner, index)
    else { return nil }
    let isMargin = attribute.hasSuffix("Margin")
    let edge = isMargin ? String(attribute.dropLast(6)) : attribute
    guard ["left", "right", "leading", "trailing", "top", "bottom"].contains(edge) else {
      return nil
    }
    return contentAttribute(index, edge).map { $0 + (isMargin ? marginOffset(index, edge) : 0) }
  }

  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    sequence(first: inner) { scene.nodes[$0].parent }.contains(outer)
  }

  private func contentAttribute(_ index: Int, _ attribute: String) -> LinearExpression? {
    let (left, top) = (variable(index, .left), variable(index, .top))
    let (width, height) = (variable(index, .contentWidth), variable(index, .contentHeight))
    switch attribute {
    case "left", "leading": return left
    case "right", "trailing": return left + width
    case "top": return top
    case "bottom": return top + height
    case "width": return width
    case "height": return height
    case "centerX": return left + width * 0.5
    case "centerY": return top + height * 0.5
    default: return nil
    }
  }
}
