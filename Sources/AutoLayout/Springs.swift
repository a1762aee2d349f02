internal import InterfaceBuilder

extension LayoutSystem {
  /// An autoresizing mask: what the superview has grown by since the frame was recorded is shared
  /// by the flexible parts in proportion to their recorded lengths.
  mutating func addSprings(_ index: Int) {
    let node = scene.nodes[index]
    guard let parent = node.parent else { return }
    let outer = scene.nodes[parent].frame
    if outer == nil { canBeAdapted = false }
    // A cell's content view fills it even where the file does not say so.
    let filling = node.view.isContentView ? outer.map { $0.offset(x: -$0.x, y: -$0.y) } : nil
    guard let frame = node.frame ?? filling else { return }
    let mask = Mask(node, parentKind: scene.nodes[parent].kind)
    addSpring(
      index, in: parent, (.left, .width), mask.horizontal, origin: frame.x, size: frame.width,
      outer: outer?.width)
    addSpring(
      index, in: parent, (.top, .height), mask.vertical, origin: frame.y, size: frame.height,
      outer: outer?.height)
  }

  private func springOrigin(_ index: Int) -> LinearConstraint.Origin {
    let node = scene.nodes[index]
    guard node.isConstrained else { return .spring(index) }
    return node.parent.map { scene.nodes[$0].isMirrored } ?? false
      ? .anything(index) : .recorded(index)
  }

  private mutating func addSpring(
    _ index: Int, in parent: Int, _ attributes: (origin: LayoutAttribute, size: LayoutAttribute),
    _ flexible: Mask.Flexibility, origin: Double, size: Double, outer: Double?
  ) {
    // How much a superview has grown is unknown where its size was not recorded.
    guard let outer = outer ?? (flexible.isNone ? 0 : nil) else { return }
    let shares = flexible.shares(origin: origin, size: size, outer: outer)
    let growth = variable(parent, attributes.size) + -outer
    let base = variable(parent, attributes.origin)
    emit(
      variable(index, attributes.origin) - base - growth * shares.origin + -origin,
      from: springOrigin(index))
    emit(variable(index, attributes.size) - growth * shares.size + -size, from: springOrigin(index))
  }
}

/// Which parts of a view's place an autoresizing mask lets grow.
private struct Mask {
  struct Flexibility {
    let origin: Bool
    let size: Bool
    let rest: Bool

    var isNone: Bool { !origin && !size && !rest }

    /// How much of the superview's growth goes to the origin and to the size.
    func shares(origin start: Double, size: Double, outer: Double) -> (origin: Double, size: Double)
    {
      let parts = [
        origin ? start : 0, self.size ? size : 0, rest ? outer - start - size : 0,
      ]
      let total = parts.reduce(0, +)
      if total > 0 { return (parts[0] / total, parts[1] / total) }
      let count = [origin, self.size, rest].count { $0 }
      guard count > 0 else { return (0, 0) }
      return (origin ? 1 / Double(count) : 0, self.size ? 1 / Double(count) : 0)
    }
  }

  let horizontal: Flexibility
  let vertical: Flexibility

  init(_ node: LayoutNode, parentKind: String) {
    if node.view.isContentView || node.kind.hasSuffix("ContentView") {
      horizontal = Flexibility(origin: false, size: true, rest: false)
      vertical = horizontal
      return
    }
    // A table view lays out its rows and headers itself.
    let isRow =
      node.kind == "tableViewCell"
      || (parentKind == "tableView"
        && ["tableHeaderView", "tableFooterView"].contains(node.element.key ?? ""))
    if isRow {
      horizontal = Flexibility(origin: false, size: true, rest: false)
      vertical = Flexibility(origin: false, size: false, rest: false)
      return
    }
    let mask = node.element.child(named: "autoresizingMask")
    func has(_ name: String) -> Bool { mask?[name] == "YES" }
    horizontal = Flexibility(
      origin: has("flexibleMinX"), size: has("widthSizable"), rest: has("flexibleMaxX"))
    vertical = Flexibility(
      origin: has("flexibleMinY"), size: has("heightSizable"), rest: has("flexibleMaxY"))
  }
}
