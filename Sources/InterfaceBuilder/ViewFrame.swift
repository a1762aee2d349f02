/// The geometry that Interface Builder recorded.
extension View {
  /// The recorded frame in the superview's coordinates; nil where there is none, a number of it is
  /// missing, or it is relative.
  package var recordedFrame: Rect? {
    guard let x = frameNumber("x"), let y = frameNumber("y"), let width = frameNumber("width"),
      let height = frameNumber("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The recorded width and height, in points, each nil where it is missing.
  package var recordedSize: (width: Double?, height: Double?) {
    (frameNumber("width"), frameNumber("height"))
  }

  private func frameNumber(_ name: String) -> Double? {
    guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
    return rect[name].flatMap { Double($0) }.flatMap { $0.magnitude < mostPoints ? $0 : nil }
  }

  /// Interface Builder knew that the recorded frame is not what the constraints give.
  package var isMisplaced: Bool { element["misplaced"] == "YES" }

  /// Interface Builder found that the constraints do not determine the frame.
  package var isMarkedAmbiguous: Bool { element["ambiguous"] == "YES" }

  /// Laid out by an autoresizing mask (springs and struts), not by constraints.
  package var usesAutoresizing: Bool {
    element["fixedFrame"] == "YES"
      || element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// Whether the autoresizing mask lets the size follow the superview's.
  package var isResizable: (horizontally: Bool, vertically: Bool) {
    let mask = element.child(key: "autoresizingMask")
    return (mask?["widthSizable"] == "YES", mask?["heightSizable"] == "YES")
  }

  /// The author chose the size of this top-level view by hand.
  package var hasFreeformSize: Bool {
    element.child(named: "freeformSimulatedSizeMetrics") != nil
      || element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
  }

  /// Whether the layout runs from right to left whatever the language is.
  package var isForcedRightToLeft: Bool {
    element["semanticContentAttribute"] == "forceRightToLeft"
  }
}

/// Beyond this a number of a frame is none: no canvas is so large.
private let mostPoints = 1e6
