internal import InterfaceBuilder

/// In which direction a constraint's leading and trailing edges run.
enum ReadingDirection: Sendable {
  case leftToRight
  case rightToLeft
  /// The documentation does not say.
  case unknown
}

extension LayoutSystem {
  /// The direction of a constraint. The attribute of a view holds for its immediate content alone,
  /// so that of the owner counts; where the items' superviews say otherwise, nothing is known.
  func direction(of constraint: Constraint, owner: Int) -> ReadingDirection {
    guard scene.isMirrored else { return .leftToRight }
    guard constraint.isDirectional else {
      let isShifted = constraint.constant != 0 || constraint.multiplier != 1
      return constraint.isCentred && isShifted && scene.nodes[owner].isMirrored
        ? .unknown : .leftToRight
    }
    let holders = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      .compactMap { holder(of: $0, owner: owner) }
    let isMirrored = scene.nodes[owner].isMirrored
    guard holders.allSatisfy({ scene.nodes[$0].isMirrored == isMirrored }) else { return .unknown }
    guard isMirrored else { return .leftToRight }
    return options.isDesign ? .unknown : .rightToLeft
  }

  /// The view whose content an item is: its superview, or the owner itself.
  private func holder(of item: String, owner: Int) -> Int? {
    guard let index = scene.items[item]?.view else { return nil }
    return index == owner ? owner : scene.nodes[index].parent
  }

  /// Whether a view's content runs from right to left. Whether Interface Builder's canvas shows it
  /// so, the documentation does not say.
  func isMirrored(_ index: Int) -> Bool { scene.nodes[index].isMirrored && !options.isDesign }
}

extension Constraint {
  /// Whether the direction of reading decides what it means.
  fileprivate var isDirectional: Bool {
    [firstAttribute, secondAttribute ?? ""].contains {
      $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
  }

  fileprivate var isCentred: Bool {
    firstAttribute.hasPrefix("centerX") && secondAttribute?.hasPrefix("centerX") ?? false
  }

  /// The attributes' names with leading and trailing as sides.
  func attributes(_ direction: ReadingDirection) -> (first: String, second: String?) {
    guard direction == .rightToLeft else { return (firstAttribute, secondAttribute) }
    return (Self.mirrored(firstAttribute), secondAttribute.map(Self.mirrored))
  }

  private static func mirrored(_ attribute: String) -> String {
    for (name, side) in [("leading", "right"), ("trailing", "left")]
    where attribute.hasPrefix(name) {
      return side + attribute.dropFirst(name.count)
    }
    return attribute
  }
}

extension LayoutScene.Item {
  /// The view that it is or belongs to; nil for a controller's guides.
  fileprivate var view: Int? {
    switch self {
    case .view(let index), .safeArea(let index), .margins(let index), .readable(let index),
      .contentGuide(let index), .frameGuide(let index), .otherGuide(let index):
      index
    case .topGuide, .bottomGuide: nil
    }
  }
}

extension Relation {
  /// What holds when both sides change their sign.
  var mirrored: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
