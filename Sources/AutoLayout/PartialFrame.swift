package import InterfaceBuilder

/// What is known of a frame in the coordinates of the ad view, in points; nil where the file does
/// not determine it.
package struct PartialFrame: Sendable, Equatable {
  package let x: Double?
  package let y: Double?
  package let width: Double?
  package let height: Double?
}

extension Layout {
  /// Each number that is known of a view's frame; nil where none is.
  package func partialFrame(of view: View) -> PartialFrame? {
    if let rect = frame(of: view)?.rect {
      return PartialFrame(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    let (width, height) = (width(of: view)?.points, height(of: view)?.points)
    let (x, y) = (place(of: view, .left), place(of: view, .top))
    guard [x, y, width, height].contains(where: { $0 != nil }) else { return nil }
    return PartialFrame(x: x, y: y, width: width, height: height)
  }

  /// The left or top edge, where that of the container is known, too.
  private func place(of view: View, _ attribute: LayoutAttribute) -> Double? {
    guard let solution, let index = solution.scene.index(of: view),
      let origin = solution.scene.index(of: container),
      [index, origin].allSatisfy({ solution.state($0, attribute).certainty != nil })
    else { return nil }
    let (frame, base) = (solution.frames[index], solution.frames[origin])
    return attribute == .left ? frame.x - base.x : frame.y - base.y
  }
}
