package import InterfaceBuilder

/// How sure a length or a place is; the cases stand in rising order.
package enum Certainty: Sendable, Comparable {
  /// Interface Builder's recorded frame says so: the scene could not be solved, or nothing
  /// constrains the view.
  case recorded
  /// The constraints give it, but it rests on the size of a text or an image.
  case estimated
  /// The constraints, or an autoresizing mask, leave no other value.
  case proved

  /// That of a statement about an estimate: proved where it holds however far that is off.
  package func settled(_ holdsAnyway: @autoclosure () -> Bool) -> Certainty {
    self == .estimated && holdsAnyway() ? .proved : self
  }
}

/// A length in points.
package struct Length: Sendable {
  package let points: Double
  package let certainty: Certainty
  /// By how many points an estimate may be off.
  package let error: Double
  /// The constraint with a constant that gives the length; nil where it follows from others.
  package let constraint: Constraint?

  /// The length with how sure it is that it is less than `limit`.
  package func below(_ limit: Double) -> Length {
    Length(
      points: points, certainty: certainty.settled(points + error < limit), error: error,
      constraint: constraint)
  }
}

/// A frame in the coordinates of the ad view.
package struct LayoutFrame: Sendable {
  package let rect: Rect
  package let horizontal: Certainty
  package let vertical: Certainty
  /// By how many points an estimate may be off in each direction.
  private let error: (horizontal: Double, vertical: Double)

  init(_ rect: Rect, _ horizontal: LayoutState, _ vertical: LayoutState) {
    self.rect = rect
    self.horizontal = horizontal.certainty ?? .recorded
    self.vertical = vertical.certainty ?? .recorded
    error = (horizontal.error, vertical.error)
  }

  /// The certainty of the whole.
  package var certainty: Certainty { min(horizontal, vertical) }

  /// The part that the frame covers whatever its estimates are off by.
  package var core: Rect { rect.inset(x: error.horizontal, y: error.vertical) }

  /// All that the frame may cover.
  package var reach: Rect { rect.inset(x: -error.horizontal, y: -error.vertical) }
}

/// The frames of an ad view and everything in it, at one size of its root. The rules ask this type
/// alone for geometry; what it cannot know it does not answer.
package struct Layout: Sendable {
  /// The view whose coordinates all frames are in.
  package let container: View
  let solution: SceneSolution?

  var solvedScene: LayoutScene? { solution?.scene }

  init(of container: View, _ solution: SceneSolution?) {
    self.container = container
    self.solution = solution
  }

  /// The frame of the container or a view in it; nil where the file does not determine it.
  package func frame(of view: View) -> LayoutFrame? {
    guard let solution else { return recordedFrame(of: view) }
    guard let index = solution.scene.index(of: view), let states = states(of: view),
      let origin = solution.scene.index(of: container), states.horizontal.certainty != nil,
      states.vertical.certainty != nil
    else { return nil }
    let base = solution.frames[origin]
    return LayoutFrame(
      solution.frames[index].offset(x: -base.x, y: -base.y), states.horizontal, states.vertical)
  }

  /// The ad view itself; where nobody knows how high it will be, it has room for everything.
  package var bounds: Rect? {
    if let frame = frame(of: container) { return frame.rect }
    guard let solution, let index = solution.scene.index(of: container),
      let states = states(of: container), states.horizontal.certainty != nil,
      solution.state(index, .height) == .unknown
    else { return nil }
    return Rect(x: 0, y: 0, width: solution.frames[index].width, height: Self.unlimited)
  }

  /// Points; more than any screen has.
  private static let unlimited = 1e6

  package func width(of view: View) -> Length? { length(of: view, .width) }

  package func height(of view: View) -> Length? { length(of: view, .height) }

  /// What is known of a view in each direction; nil where it is not part of the solved scene.
  package func states(of view: View) -> (horizontal: LayoutState, vertical: LayoutState)? {
    guard let solution, let index = solution.scene.index(of: view) else { return nil }
    return (
      solution.state(index, .left).combined(with: solution.state(index, .width)),
      solution.state(index, .top).combined(with: solution.state(index, .height))
    )
  }

  /// Whether the constraints leave a view several widths, or heights.
  package func isLengthOpen(of view: View, horizontally: Bool) -> Bool {
    guard let solution, let index = solution.scene.index(of: view) else { return false }
    return solution.state(index, horizontally ? .width : .height) == .ambiguous
  }

  /// The required constraints of the scene that contradict others.
  package var conflicts: [LayoutConflict] { solution?.conflicts ?? [] }

  /// Whether what is known of a view rests on constraints that contradict each other.
  package func depends(_ view: View, on conflict: LayoutConflict) -> Bool {
    solvedScene?.index(of: view).map { conflict.dependents.contains($0) } ?? false
  }

  private func length(of view: View, _ attribute: LayoutAttribute) -> Length? {
    let isWidth = attribute == .width
    guard let solution else {
      guard !view.hasDoubtfulFrame, let frame = view.recordedFrame else { return nil }
      return Length(
        points: isWidth ? frame.width : frame.height, certainty: .recorded, error: 0,
        constraint: nil)
    }
    guard let index = solution.scene.index(of: view) else { return nil }
    let state = solution.state(index, attribute)
    guard let certainty = state.certainty else { return nil }
    let points = isWidth ? solution.frames[index].width : solution.frames[index].height
    let constant = solution.scene.constant(index, isWidth ? .horizontal : .vertical)
    let isStated = constant.map { abs($0.constant - points) < 0.6 } ?? false
    return Length(
      points: points, certainty: certainty, error: state.error,
      constraint: isStated ? constant : nil)
  }

  private func recordedFrame(of view: View) -> LayoutFrame? {
    var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    guard !view.hasDoubtfulFrame, let own = view.recordedFrame else { return nil }
    rect = Rect(x: 0, y: 0, width: own.width, height: own.height)
    for holder in view.lineage(to: container) where view != container {
      let isMirrored = holder.superview?.isForcedRightToLeft ?? false
      guard !holder.hasDoubtfulFrame, holder.usesAutoresizing || !isMirrored,
        let frame = holder.recordedFrame
      else { return nil }
      rect = rect.offset(x: frame.x, y: frame.y)
    }
    return LayoutFrame(rect, .recorded, .recorded)
  }
}

extension LayoutState {
  /// How sure a value in this state is; nil where there is none.
  var certainty: Certainty? {
    switch self {
    case .proved: .proved
    case .estimated: .estimated
    case .recorded: .recorded
    case .ambiguous, .broken, .unknown: nil
    }
  }

  /// By how many points an estimate may be off; none for what is no estimate.
  var error: Double {
    if case .estimated(let tolerance) = self { return tolerance }
    return 0
  }

  /// The state of what needs both.
  func combined(with other: LayoutState) -> LayoutState {
    switch (self, other) {
    case (.proved, _): other
    case (_, .proved): self
    case (.estimated(let left), .estimated(let right)): .estimated(tolerance: left + right)
    case (.estimated, _), (.recorded, .ambiguous), (.recorded, .broken), (.recorded, .unknown):
      other
    default: self
    }
  }
}

extension View {
  /// Interface Builder itself says that the recorded frame is not the one at run time.
  var hasDoubtfulFrame: Bool { isMisplaced || isMarkedAmbiguous }
}
