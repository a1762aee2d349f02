package import InterfaceBuilder

/// Compares solved frames with the ones that Interface Builder recorded.
package struct LayoutAccuracy {
  /// A view whose frames differ.
  package struct Difference: Sendable {
    package let view: View
    /// The largest of the four differences, in points.
    package let points: Double
    package let solved: Rect
    package let recorded: Rect
  }

  private let scene: LayoutScene

  package init(of root: View) { scene = LayoutScene(root: root) }

  /// A view in it is marked misplaced or ambiguous, so its frames are stale.
  package var isStale: Bool {
    scene.nodes.contains { $0.view.isMisplaced || $0.view.isMarkedAmbiguous }
  }

  package var hasConstraints: Bool { scene.nodes.contains { !$0.constraints.isEmpty } }

  package var classNames: [String] { scene.nodes.compactMap(\.view.customClass) }

  /// The differences of all constrained views at the design size; nil where it cannot be solved.
  package func differences(_ metrics: String) -> [Difference]? {
    var options = LayoutOptions()
    options.metrics = LayoutOptions.Metrics(rawValue: metrics) ?? .hybrid
    return differences(options, target: nil)
  }

  /// The differences from the frames of the same scene saved at another size.
  package func differences(_ metrics: String, at target: LayoutAccuracy) -> [Difference]? {
    guard let frame = target.scene.root?.frame else { return nil }
    var options = LayoutOptions()
    options.metrics = LayoutOptions.Metrics(rawValue: metrics) ?? .hybrid
    (options.width, options.height) = (frame.width, frame.height)
    options.scale = target.scene.canvas.scale
    let canvas = target.scene.canvas
    let choices = [(canvas.safeTop, canvas.safeBottom), (0, 0)].map { safeArea in
      var options = options
      options.safeArea = safeArea
      return differences(options, target: target.scene)
    }
    return choices.compactMap { $0 }.max { near($0) < near($1) }
  }

  private func near(_ differences: [Difference]) -> Int { differences.count { $0.points <= 2 } }

  private func differences(_ options: LayoutOptions, target: LayoutScene?) -> [Difference]? {
    guard let solution = SceneSolver(scene, options).solution() else { return nil }
    let targets = Dictionary(
      (target ?? scene).nodes.map { ($0.view.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
    return scene.nodes.indices.dropFirst().compactMap { index in
      let node = scene.nodes[index]
      guard node.isConstrained, node.frame != nil, let recorded = targets[node.view.id] ?? nil
      else { return nil }
      let solved = solution.relativeFrame(index)
      let points = [
        solved.x - recorded.x, solved.y - recorded.y, solved.width - recorded.width,
        solved.height - recorded.height,
      ].map(abs).max()
      return Difference(
        view: node.view, points: points ?? 0, solved: solved, recorded: recorded)
    }
  }
}
