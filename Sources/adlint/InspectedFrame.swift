internal import AutoLayout
internal import InterfaceBuilder

/// A frame in the ad view's coordinates, in points; what nobody knows of it is nil.
struct InspectedFrame: Encodable, Sendable {
  let x: Double?
  let y: Double?
  let width: Double?
  let height: Double?

  init(_ frame: PartialFrame) {
    (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
  }

  /// As Interface Builder recorded it; nil where a frame on the way to the ad view is missing.
  init?(recorded view: View, in container: View) {
    guard var rect = view.recordedFrame else { return nil }
    rect = rect.offset(x: -rect.x, y: -rect.y)
    for holder in view.lineage(to: container) where view != container {
      guard let frame = holder.recordedFrame else { return nil }
      rect = rect.offset(x: frame.x, y: frame.y)
    }
    (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
  }

  private var numbers: [Double?] { [x, y, width, height] }

  /// All is known, and within half a point, to which Interface Builder rounds.
  func isNear(_ other: InspectedFrame) -> Bool {
    zip(numbers, other.numbers).allSatisfy { mine, theirs in
      guard let mine, let theirs else { return false }
      return abs(mine - theirs) <= 0.5
    }
  }

  /// `64, 40  200 × 20`; `64, ?  200 × 20` where the vertical place is unknown.
  var words: String {
    let words = numbers.map { $0?.digits ?? "?" }
    return "\(words[0]), \(words[1])  \(words[2]) × \(words[3])"
  }
}

/// How sure a solved frame is, in each direction.
struct InspectedCertainty: Encodable, Sendable {
  /// What is known of the place and the size in one direction.
  struct Axis: Encodable, Sendable {
    let state: String
    /// How far an estimated value may be off, in points.
    let tolerance: Double?

    init(_ layout: LayoutState) {
      (state, tolerance) =
        switch layout {
        case .proved: ("proved", nil)
        case .estimated(let points): ("estimated", points)
        case .recorded: ("recorded", nil)
        case .ambiguous: ("ambiguous", nil)
        case .broken: ("contradictory", nil)
        case .unknown: ("unknown", nil)
        }
    }

    var words: String { state + (tolerance.map { " ± \($0.digits) pt" } ?? "") }
  }

  let horizontal: Axis
  let vertical: Axis

  /// `proved`, or `proved horizontally, estimated ± 2 pt vertically`
  var words: String {
    horizontal.words == vertical.words
      ? horizontal.words : "\(horizontal.words) horizontally, \(vertical.words) vertically"
  }
}

extension Double {
  /// At most two decimals, none where they are 0.
  var digits: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
