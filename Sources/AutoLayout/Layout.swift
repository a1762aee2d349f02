package import InterfaceBuilder

/// How sure a length or a place is; the cases stand in rising order.
package enum Certainty: Sendable, Comparable {
  /// Interface Builder's recorded frame says so; nothing in the file proves it.
  case recorded
  /// Required constraints with constants, or an autoresized frame, leave no other value.
  case proved
}

/// A length in points.
package struct Length: Sendable {
  package let points: Double
  package let certainty: Certainty
  /// The constraint that gives the length alone; nil where it follows from several things.
  package let constraint: Constraint?
}

/// A frame in the coordinates of the ad view.
package struct LayoutFrame: Sendable {
  package let rect: Rect
  package let horizontal: Certainty
  package let vertical: Certainty

  /// The certainty of the whole.
  package var certainty: Certainty { min(horizontal, vertical) }
}

/// The frames of an ad view and everything in it, at its design size. The rules ask this type
/// alone for geometry; what it cannot know it does not answer.
package struct Layout: Sendable {
  /// The view whose coordinates all frames are in.
  package let container: View
  private let propagation: ConstantPropagation

  package init(of container: View) {
    self.container = container
    propagation = ConstantPropagation(container)
  }

  /// The frame of the container or a view in it; nil where the file does not determine it: no
  /// recorded frame, or one that Interface Builder itself marked as wrong.
  package func frame(of view: View) -> LayoutFrame? {
    guard let x = origin(of: view, .horizontal), let y = origin(of: view, .vertical),
      let width = width(of: view), let height = height(of: view)
    else { return nil }
    return LayoutFrame(
      rect: Rect(x: x.points, y: y.points, width: width.points, height: height.points),
      horizontal: min(x.certainty, width.certainty),
      vertical: min(y.certainty, height.certainty))
  }

  package func width(of view: View) -> Length? { size(of: view, .horizontal) }

  package func height(of view: View) -> Length? { size(of: view, .vertical) }

  private func size(of view: View, _ axis: Axis) -> Length? {
    let exact = propagation.constant(of: view, axis).flatMap { $0.isExact ? $0 : nil }
    if let known = propagation.value(.size, of: view, axis), view != container || known.isFirm {
      // The container's own size counts as proved only where a constraint gives it.
      let isProved = known.isFirm && (view != container || propagation.derivesSize(axis))
      return Length(
        points: known.points, certainty: isProved ? .proved : .recorded,
        constraint: exact?.constraint)
    }
    if let limit = propagation.constant(of: view, axis) {
      return limit.length(recorded: recordedSize(of: view, axis))
    }
    return recordedSize(of: view, axis)
      .map { Length(points: $0, certainty: .recorded, constraint: nil) }
  }

  private func recordedSize(of view: View, _ axis: Axis) -> Double? {
    guard !view.hasDoubtfulFrame, let frame = view.recordedFrame else { return nil }
    return axis == .horizontal ? frame.width : frame.height
  }

  private func origin(of view: View, _ axis: Axis) -> Length? {
    if view == container { return Length(points: 0, certainty: .proved, constraint: nil) }
    if let known = propagation.value(.origin, of: view, axis) {
      return Length(
        points: known.points, certainty: known.isFirm ? .proved : .recorded, constraint: nil)
    }
    guard !view.hasDoubtfulFrame, let frame = view.recordedFrame, let parent = view.superview,
      let base = origin(of: parent, axis)
    else { return nil }
    let offset = axis == .horizontal ? frame.x : frame.y
    return Length(points: base.points + offset, certainty: .recorded, constraint: nil)
  }
}

extension View {
  /// Interface Builder itself says that the recorded frame is not the one at run time.
  var hasDoubtfulFrame: Bool { isMisplaced || isMarkedAmbiguous }
}
