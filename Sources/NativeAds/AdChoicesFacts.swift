/// Who shows the AdChoices icon, and where.
package struct AdChoicesFacts: Sendable {
  package enum Painter: String, Sendable, CaseIterable {
    /// The SDK, in a corner of the ad view.
    case sdk
    /// The SDK, in a view that the app provides.
    case view
    case app
  }

  package let painter: Painter
  /// The corner the SDK takes unless the app asks for another; nil where that is not known.
  package let corner: Corner?
  /// The side of the square to keep free, in points.
  package let square: Double
  /// The least side of a view for the icon, in points.
  package let minimum: Double
  package let source: SourceReference
}

/// A corner of the ad view, as seen on the screen.
package enum Corner: String, Sendable, CaseIterable {
  case topLeft = "top_left"
  case topRight = "top_right"
  case bottomLeft = "bottom_left"
  case bottomRight = "bottom_right"

  package var isRight: Bool { self == .topRight || self == .bottomRight }
  package var isTop: Bool { self == .topLeft || self == .topRight }

  /// The corner that a right-to-left layout puts in this one's place.
  package var mirrored: Corner {
    switch self {
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    }
  }

  package var words: String { rawValue.split(separator: "_").joined(separator: "-") }
}
