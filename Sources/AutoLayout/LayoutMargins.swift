internal import InterfaceBuilder

/// Distances from the edges of a view, in points.
struct EdgeInsets: Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0

  init(all value: Double) { (top, left, bottom, right) = (value, value, value, value) }

  init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The insets that an `<edgeInsets>` or `<directionalEdgeInsets>` gives.
  init?(_ element: Element?) {
    guard let element else { return nil }
    func number(_ names: [String]) -> Double {
      names.lazy.compactMap { element[$0] }.first.flatMap { Double($0) } ?? 0
    }
    self.init(
      top: number(["top"]), left: number(["left", "leading"]), bottom: number(["bottom"]),
      right: number(["right", "trailing"]))
  }

  /// With left and right exchanged.
  var mirrored: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// The larger of both at each edge.
  func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension LayoutSystem {
  /// The layout margins of a view.
  func margins(of index: Int) -> EdgeInsets {
    let node = scene.nodes[index]
    let isCellContent = node.kind == "tableViewCellContentView"
    var margins = defaultMargins(of: index)
    if let own = statedMargins(of: node) {
      margins = hasLeastMargins(index) ? own.union(margins) : own
    }
    if !isCellContent, node.element["preservesSuperviewLayoutMargins"] == "YES" {
      margins = preserved(margins, index)
    }
    // Plain xibs of Xcode 7 and before know no safe area.
    let isOldXib = scene.canvas.major < 12 && scene.controller == nil
    if !isCellContent, !isOldXib, node.element["insetsLayoutMarginsFromSafeArea"] != "NO" {
      let safe = safeInsets(of: index)
      margins.top += safe.top
      margins.bottom += safe.bottom
    }
    return margins
  }

  /// The margins that the file states for a view; on a stack view they switch its margins on.
  func statedMargins(of node: LayoutNode) -> EdgeInsets? {
    func stated(_ key: String) -> EdgeInsets? {
      EdgeInsets(node.element.children.first { $0.key == key && $0.name.hasSuffix("dgeInsets") })
    }
    if let margins = stated("layoutMargins") { return margins }
    let margins = stated("directionalLayoutMargins")
    return node.isMirrored && !options.isDesign ? margins?.mirrored : margins
  }

  private func defaultMargins(of index: Int) -> EdgeInsets {
    let node = scene.nodes[index]
    let side = Canvas.sideMargin(width: rootWidth)
    if node.kind == "tableViewCellContentView", scene.canvas.major >= 14 {
      let cell = node.parent.flatMap { scene.nodes[$0].frame }
      let hasAccessory = (node.frame?.width ?? 0) < (cell?.width ?? 0) - 1
      return EdgeInsets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
    }
    guard hasLeastMargins(index) else { return EdgeInsets(all: 8) }
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether a view controller keeps a view's margins at what the system wants at least. A plain
  /// xib's root behaves so on the canvas only, and only from Xcode 8 on.
  private func hasLeastMargins(_ index: Int) -> Bool {
    let node = scene.nodes[index]
    guard node.parent == nil, Self.managedRoots.contains(node.kind) else { return false }
    if scene.controller != nil { return true }
    return options.isDesign && (scene.canvas.major >= 12 || isLaunchScreen)
  }

  private var isLaunchScreen: Bool { scene.document.root["launchScreen"] == "YES" }

  private static let managedRoots = [
    "view", "tableView", "collectionView", "scrollView", "containerView",
  ]

  /// At least what is left of the superview's margins at each edge.
  private func preserved(_ margins: EdgeInsets, _ index: Int) -> EdgeInsets {
    guard let parent = scene.nodes[index].parent, !solved.isEmpty else { return margins }
    let outer = self.margins(of: parent)
    let (frame, around) = (solved[index], solved[parent])
    func kept(_ own: Double, _ margin: Double, _ distance: Double) -> Double {
      distance >= 0 ? max(own, margin - distance) : own
    }
    return EdgeInsets(
      top: kept(margins.top, outer.top, frame.y - around.y),
      left: kept(margins.left, outer.left, frame.x - around.x),
      bottom: kept(margins.bottom, outer.bottom, around.maxY - frame.maxY),
      right: kept(margins.right, outer.right, around.maxX - frame.maxX))
  }

  /// How far the root's safe-area insets reach into a view.
  func safeInsets(of index: Int) -> (top: Double, bottom: Double) {
    guard let parent = scene.nodes[index].parent else { return safeArea }
    guard !solved.isEmpty, !isInCell(index), !isScrolled(parent) else { return (0, 0) }
    let frame = solved[index]
    // What sticks out of a root without insets meets no bar.
    func reach(_ inset: Double, _ distance: Double) -> Double {
      inset == 0 ? 0 : min(max(0, inset - distance), frame.height)
    }
    return (
      reach(safeArea.top, frame.y), reach(safeArea.bottom, solved[0].maxY - frame.maxY)
    )
  }

  private func isInCell(_ index: Int) -> Bool {
    sequence(first: index) { scene.nodes[$0].parent }
      .contains { View.cells.contains(scene.nodes[$0].kind) }
  }

  private func isScrolled(_ index: Int) -> Bool {
    sequence(first: index) { scene.nodes[$0].parent }
      .contains { ["scrollView", "tableView", "collectionView"].contains(scene.nodes[$0].kind) }
  }
}
