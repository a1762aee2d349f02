/// The geometry that Interface Builder recorded.
extension View {
  /// The recorded frame in the superview's coordinates; nil where there is none or it is relative.
  package var recordedFrame: Rect? {
    guard let rect = element.child(key: "frame"), rect.name == "rect" else { return nil }
    return Rect(rect)
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

extension Rect {
  /// The four numbers of a `<rect>`; nil where one is missing or not finite.
  fileprivate init?(_ element: Element) {
    let numbers = ["x", "y", "width", "height"].compactMap { name in
      element[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
