internal import InterfaceBuilder

/// What is known of a view's place and size in one direction.
package enum LayoutState: Sendable, Equatable {
  /// The constraints leave no other value.
  case proved
  /// It rests on the size of a text or an image, which may be off by so many points.
  case estimated(tolerance: Double)
  /// Nothing constrains the view, so that Interface Builder's recorded frame stands.
  case recorded
  /// The constraints leave several values.
  case ambiguous
  /// Required constraints that it depends on contradict each other.
  case broken
  /// The file does not say, for example where only a placeholder gives a size.
  case unknown
}

/// The frames of a scene as the solver found them.
struct SceneSolution: Sendable {
  let scene: LayoutScene
  /// In the root's coordinates, rounded to pixels; in the order of the scene's nodes.
  let frames: [Rect]
  /// In the order of the nodes, and for each of left, top, width and height.
  let states: [LayoutState]
  let conflicts: [LayoutConflict]

  func state(_ index: Int, _ attribute: LayoutAttribute) -> LayoutState {
    states[index * 4 + attribute.rawValue]
  }

  /// A solution of which nothing holds.
  var unknown: SceneSolution {
    SceneSolution(
      scene: scene, frames: frames, states: states.map { _ in .unknown }, conflicts: [])
  }

  /// A view's frame in its superview's coordinates.
  func relativeFrame(_ index: Int) -> Rect {
    let frame = frames[index]
    guard let parent = scene.nodes[index].parent else { return frame }
    return frame.offset(x: -frames[parent].x, y: -frames[parent].y)
  }
}
