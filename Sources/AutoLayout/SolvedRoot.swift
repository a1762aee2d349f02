internal import InterfaceBuilder

/// A scene with its solutions at all widths.
struct SolvedRoot {
  private(set) var design: SceneSolution?
  private(set) var base: SceneSolution?
  private(set) var variants: [(width: Double, solution: SceneSolution)] = []
  private(set) var followsScreen: Bool

  init(_ container: View, _ widths: [Double]) {
    let root = container.superviews.reversed().first ?? container
    let placedRoot = Self.placedRoot(of: container)
    followsScreen =
      placedRoot.kind == "tableViewCell"
      || (!placedRoot.isCell && LayoutScene.controller(of: placedRoot) != nil)
    let placed = placedRoot.isSolvable ? LayoutScene(root: placedRoot) : nil
    let scene = placedRoot == root ? placed : root.isSolvable ? LayoutScene(root: root) : nil
    if let placed {
      let row = root.isSolvable ? RowWidth(of: placedRoot, in: root) : nil
      solve(placed, screens(widths, row))
    }
    // A row keeps the drawn height on the canvas alone.
    let isRow = root.kind == "tableViewCell"
    let isSame = placedRoot == root && !isRow && scene?.isSameAtRunTime == true
    design = isSame ? base : scene.flatMap { SceneSolver($0, LayoutOptions()).solution() }
  }

  /// The widths of screens with those of the placed root on them, where those are known.
  private mutating func screens(
    _ widths: [Double], _ row: RowWidth?
  ) -> [(screen: Double, root: Double?)] {
    guard let row else { return widths.map { ($0, $0) } }
    let screens = widths.map { ($0, row.width(onScreen: $0)) }
    followsScreen = followsScreen && screens.allSatisfy { $0.1 != nil }
    return screens
  }

  private mutating func solve(
    _ scene: LayoutScene, _ screens: [(screen: Double, root: Double?)]
  ) {
    var options = LayoutOptions()
    options.isDesign = false
    options.safeArea = scene.controller == nil ? (0, 0) : nil
    let sizes = IntrinsicSizes(scene, options)
    // What is too large at one width is too large at all of them.
    guard var near = SceneSolver(scene, options, sizes: sizes).solve() else { return }
    base = near.solution
    guard let drawn = scene.drawn.width, scene.mayChangeWidth else { return }
    for (screen, width) in screens where screen != drawn || width != drawn {
      guard let width, !scene.isVaried(onScreen: screen) else {
        variants.append((screen, near.solution.unknown))
        continue
      }
      options.width = width
      let solver = SceneSolver(scene, options, sizes: sizes)
      guard let solved = solver.solve(near: near) else { continue }
      near = solved
      variants.append((screen, solved.solution))
    }
  }

  /// The view that is laid out as a whole at run time: the cell around an ad view, else the topmost
  /// view.
  static func placedRoot(of container: View) -> View {
    let line = [container] + container.superviews
    return line.first(where: \.isCell) ?? line.last ?? container
  }
}

extension LayoutScene {
  /// Whether the root takes other widths: it is no collection view's cell, and no constraint gives
  /// its width.
  fileprivate var mayChangeWidth: Bool {
    guard let root, !["collectionViewCell", "collectionReusableView"].contains(root.kind) else {
      return false
    }
    return constant(0, .horizontal) == nil
  }
}

extension View {
  /// Whether a person may have made the layout; asked before anything is read or measured. Nobody
  /// draws more elements into one scene, and solving them would take longer than everything else.
  fileprivate var isSolvable: Bool { element.descendantCount <= 20_000 }
}
