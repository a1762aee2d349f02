internal import InterfaceBuilder

/// The settings of a `UIStackView`, with Interface Builder's defaults.
struct StackSettings: Sendable {
  let isVertical: Bool
  let alignment: String
  let distribution: String
  /// Points.
  let spacing: Double
  /// A row from right to left.
  let isReversed: Bool

  init(_ element: Element, isMirrored: Bool) {
    isVertical = element["axis"] == "vertical"
    isReversed = isMirrored && !isVertical
    let stated = element["alignment"] ?? "fill"
    let opposites = isMirrored && isVertical ? Self.opposites : [:]
    alignment = opposites[stated] ?? stated
    distribution = element["distribution"] ?? "fill"
    let points = element["spacing"].flatMap { Double($0) } ?? 0
    spacing = element["spacingType"] == "standard" ? 8 : points
  }

  private static let opposites = [
    "leading": "trailing", "top": "trailing", "trailing": "leading", "bottom": "leading",
  ]

  var start: String { isVertical ? "top" : isReversed ? "right" : "left" }
  var end: String { isVertical ? "bottom" : isReversed ? "left" : "right" }
  var centre: String { isVertical ? "centerY" : "centerX" }
  var length: LayoutAttribute { isVertical ? .height : .width }
  var crossStart: String { isVertical ? "left" : "top" }
  var crossEnd: String { isVertical ? "right" : "bottom" }
  var crossLength: LayoutAttribute { isVertical ? .width : .height }
  /// The views follow one another at exactly the spacing.
  var fills: Bool { ["fill", "fillEqually", "fillProportionally"].contains(distribution) }
}

extension LayoutSystem {
  /// The constraints that a stack view makes for its arranged views. Hidden ones are left out, on
  /// the canvas too.
  mutating func addStack(_ index: Int) {
    let node = scene.nodes[index]
    let views = node.children.filter { !scene.nodes[$0].isHidden }
    guard let first = views.first, let last = views.last else { return }
    let stack = StackSettings(node.element, isMirrored: isMirrored(index))
    let insets = hasOwnMargins(node) ? margins(of: index) : EdgeInsets(all: 0)
    let own = stack.isReversed ? insets.mirrored : insets
    let (before, after) = stack.isVertical ? (own.top, own.bottom) : (own.left, own.right)
    let sign = stack.isReversed ? -1.0 : 1
    pin(first, stack.start, to: index, sign * before)
    pin(last, stack.end, to: index, sign * -after)
    for (view, next) in zip(views, views.dropFirst()) {
      emit(
        gap(view, next, stack) + -stack.spacing, stack.fills ? .equal : .greaterThanOrEqual,
        from: stackOrigin(index))
    }
    distribute(views, stack, index)
    align(views, stack, index, insets)
  }

  private func stackOrigin(_ index: Int) -> LinearConstraint.Origin {
    options.isDesign && scene.nodes[index].isMirrored ? .anything(index) : .stack(index)
  }

  /// Interface Builder has no attribute for it: stated margins switch a stack view's margins on.
  private func hasOwnMargins(_ node: LayoutNode) -> Bool {
    if statedMargins(of: node) != nil { return true }
    let attributes = node.element.child(named: "userDefinedRuntimeAttributes")
    return attributes?.children.contains {
      $0["keyPath"]?.contains("ayoutMarginsRelativeArrangement") ?? false
    } ?? false
  }

  private func side(_ index: Int, _ attribute: String) -> LinearExpression {
    edge(index, attribute) ?? LinearExpression()
  }

  private func gap(_ view: Int, _ next: Int, _ stack: StackSettings) -> LinearExpression {
    (side(next, stack.start) - side(view, stack.end)) * (stack.isReversed ? -1 : 1)
  }

  private mutating func pin(_ view: Int, _ edge: String, to stack: Int, _ distance: Double) {
    emit(side(view, edge) - side(stack, edge) + -distance, from: stackOrigin(stack))
  }

  // MARK: - Along the axis

  private mutating func distribute(_ views: [Int], _ stack: StackSettings, _ index: Int) {
    guard let first = views.first else { return }
    switch stack.distribution {
    case "fillEqually":
      for view in views.dropFirst() {
        emit(variable(view, stack.length) - variable(first, stack.length), from: stackOrigin(index))
      }
    case "fillProportionally": distributeProportionally(views, stack, index)
    case "equalSpacing":
      for pair in zip(views.dropFirst(), views.dropFirst(2)) where views.count > 2 {
        emit(gap(pair.0, pair.1, stack) - gap(first, views[1], stack), from: stackOrigin(index))
      }
    case "equalCentering": distributeCentres(views, stack, index)
    default: break
    }
    if !stack.fills { emit(variable(index, stack.length), priority: 49, from: stackOrigin(index)) }
  }

  private mutating func distributeProportionally(
    _ views: [Int], _ stack: StackSettings, _ index: Int
  ) {
    let lengths = views.map { view in
      stack.isVertical ? text.size(of: view).height : text.size(of: view).width
    }
    let known = lengths.compactMap(\.self).filter { $0.points > 0 }
    guard known.count == views.count else { return }
    let total = known.map(\.points).reduce(0, +) + stack.spacing * Double(views.count - 1)
    for (place, view) in views.enumerated() {
      let share = known[place].points / total
      // As far off as the contents that the share is worked out from.
      emit(
        variable(view, stack.length) - variable(index, stack.length) * share,
        priority: 999 - Double(place), from: .intrinsic(view, tolerance: known[place].tolerance))
    }
  }

  private mutating func distributeCentres(_ views: [Int], _ stack: StackSettings, _ index: Int) {
    guard views.count > 2 else { return }
    func centre(_ view: Int) -> LinearExpression { side(view, stack.centre) }
    let distance = centre(views[1]) - centre(views[0])
    for (place, pair) in zip(views.dropFirst(), views.dropFirst(2)).enumerated() {
      emit(
        centre(pair.1) - centre(pair.0) - distance, priority: 149 - Double(place) * 0.001,
        from: stackOrigin(index))
    }
  }

  // MARK: - Across it

  private mutating func align(
    _ views: [Int], _ stack: StackSettings, _ index: Int, _ insets: EdgeInsets
  ) {
    let (before, after) =
      stack.isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    guard stack.alignment != "fill" else {
      for view in views {
        pin(view, stack.crossStart, to: index, before)
        pin(view, stack.crossEnd, to: index, -after)
      }
      return
    }
    for view in views { alignLoosely(view, stack, index, before, after) }
    alignBaselines(views, stack, index, before, after)
    emit(variable(index, stack.crossLength), priority: 51, from: stackOrigin(index))
  }

  private mutating func alignLoosely(
    _ view: Int, _ stack: StackSettings, _ index: Int, _ before: Double, _ after: Double
  ) {
    let start = side(view, stack.crossStart) - side(index, stack.crossStart) + -before
    let end = side(view, stack.crossEnd) - side(index, stack.crossEnd) + after
    if stack.alignment != "firstBaseline" {
      emit(start, .greaterThanOrEqual, from: stackOrigin(index))
    }
    if stack.alignment != "lastBaseline" { emit(end, .lessThanOrEqual, from: stackOrigin(index)) }
    switch stack.alignment {
    case "center":
      let middle = side(view, stack.crossStart) + variable(view, stack.crossLength) * 0.5
      let outer = side(index, stack.crossStart) + variable(index, stack.crossLength) * 0.5
      emit(middle - outer + (after - before) / 2, from: stackOrigin(index))
    case "leading", "top": emit(start, from: stackOrigin(index))
    case "trailing", "bottom": emit(end, from: stackOrigin(index))
    default: break
    }
  }

  private mutating func alignBaselines(
    _ views: [Int], _ stack: StackSettings, _ index: Int, _ before: Double, _ after: Double
  ) {
    guard let first = views.first else { return }
    switch stack.alignment {
    case "firstBaseline": pin(first, stack.crossStart, to: index, before)
    case "lastBaseline": pin(first, stack.crossEnd, to: index, -after)
    default: return
    }
    for view in views.dropFirst() {
      let tolerance = text.baselineTolerance(view) + text.baselineTolerance(first)
      emit(
        side(view, stack.alignment) - side(first, stack.alignment),
        from: tolerance > 0 ? .intrinsic(view, tolerance: tolerance) : stackOrigin(index))
    }
  }
}
