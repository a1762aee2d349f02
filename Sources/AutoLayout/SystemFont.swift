/// The system font, which iOS, and with it Interface Builder's canvas, has changed twice.
enum SystemFont: Sendable {
  /// Until iOS 8.
  case helveticaNeue
  /// San Francisco from iOS 9 to 13: one face for texts, from 20 points on another one.
  case textAndDisplay
  /// San Francisco from iOS 14 on: one face, whose shapes change little by little from 17 to 28
  /// points (Apple, The details of UI typography, WWDC 2020).
  case variable

  /// The font on the canvas of an Xcode; `major` is a document's tools version in thousands.
  init(canvas major: Int) {
    self = major < 8 ? .helveticaNeue : major < 17 ? .textAndDisplay : .variable
  }

  /// How wide the font is, as a share of San Francisco.
  var stretch: Double { self == .helveticaNeue ? 0.94 : 1 }

  /// What the font adds to each character at a size, in parts of the size. Fitted on the frames of
  /// saved labels.
  func tracking(at size: Double) -> Double {
    switch self {
    case .variable: Self.interpolated(Self.textSizes + Self.variableSizes + Self.largeSizes, size)
    case _ where size >= 20: Self.interpolated(Self.largeSizes, size)
    default: Self.interpolated(Self.textSizes + Self.textFaceSizes, size)
    }
  }

  /// Whether texts of a size are as wide as with today's.
  func isToday(at size: Double) -> Bool {
    stretch == 1 && tracking(at: size) == Self.variable.tracking(at: size)
  }

  private typealias Point = (size: Double, tracking: Double)

  private static func interpolated(_ points: [Point], _ size: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.size {
      let share = (size - low.size) / (high.size - low.size)
      return low.tracking + (high.tracking - low.tracking) * share
    }
    return last.tracking
  }

  private static let textSizes: [Point] = [
    (11, 0.0221), (12, 0.0166), (13, 0.0073), (14, 0.0049), (15, 0.0004), (16, -0.0038),
  ]
  private static let textFaceSizes: [Point] = [(17, -0.0083), (18, -0.0082)]
  private static let variableSizes: [Point] = [(17, -0.0083), (18, -0.0128)]
  private static let largeSizes: [Point] = [
    (20, -0.0214), (22, -0.026), (24, -0.0241), (25, -0.0305), (30, -0.0259),
  ]
}
