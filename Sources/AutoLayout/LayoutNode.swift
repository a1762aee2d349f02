internal import InterfaceBuilder

/// A view of a scene with what layout asks of it, read once.
struct LayoutNode: Sendable {
  let view: View
  let kind: String
  /// The index of the superview in the scene; nil for the root.
  let parent: Int?
  /// The indices of the installed subviews, in order.
  var children: [Int] = []
  /// As Interface Builder recorded it, in the superview's coordinates.
  let frame: Rect?
  /// Constraints place the view, not an autoresizing mask.
  let isConstrained: Bool
  let isHidden: Bool
  /// A user-defined runtime attribute may show or hide what the canvas does not.
  let isHiddenAtRunTime: Bool
  /// What stands directly in it runs from right to left.
  let isMirrored: Bool
  /// The constraints that the view owns and that are installed.
  let constraints: [Constraint]

  init(_ view: View, parent: Int?, constraints: [Constraint]) {
    self.view = view
    kind = view.kind
    self.parent = parent
    frame = view.recordedFrame
    isConstrained = !view.usesAutoresizing
    isHidden = view.element["hidden"] == "YES"
    isHiddenAtRunTime = view.isHiddenByFlag
    isMirrored = view.isForcedRightToLeft
    self.constraints = constraints
  }

  var element: Element { view.element }

  /// Whether the recorded height is more than what the canvas happened to have: somebody chose it,
  /// or the autoresizing mask keeps it.
  var keepsHeight: Bool {
    view.hasFreeformSize || !view.isResizable.vertically || view.isCell
  }

  /// The text takes as many lines as its width makes it.
  var wraps: Bool {
    kind == "textView" || (kind == "label" && (element["numberOfLines"] ?? "1") != "1")
  }

  /// A stack view whose own margins or baselines matter.
  var needsFrames: Bool {
    element["alignment"]?.hasSuffix("aseline") == true
      || element.child(key: "layoutMargins") != nil
      || element.child(key: "directionalLayoutMargins") != nil
      || element.child(named: "userDefinedRuntimeAttributes") != nil
  }

  /// Its text is as large as the user, or Xcode's canvas, wants texts to be.
  var hasTextStyle: Bool { element.child(named: "fontDescription")?["style"] != nil }

  /// The font of its text or title; nil for a view without one.
  var font: FontDescription? {
    switch kind {
    case "label": FontDescription(element) ?? FontDescription(size: 17)
    case "textView": FontDescription(element) ?? FontDescription(size: 12)
    case "button", "textField": FontDescription(element) ?? ButtonModel.defaultFont(element)
    default: nil
    }
  }

  /// Something about the view holds on the canvas alone.
  var hasPlaceholders: Bool {
    constraints.contains(where: \.isPlaceholder)
      || element["placeholderIntrinsicWidth"] != nil
      || element["placeholderIntrinsicHeight"] != nil
  }

  /// A size may come from an image, from subviews that code adds, or from the class itself.
  var mayHoldAnything: Bool {
    if hasPlaceholders { return true }
    return switch kind {
    case "imageView": !hasKnownImage
    case "label", "button", "stackView", "scrollView": false
    default: view.customClass != nil || (kind == "view" && children.isEmpty)
    }
  }

  /// Whether the file records the size of the image that the view shows.
  private var hasKnownImage: Bool {
    element["image"].flatMap { view.document.image($0, catalog: element["catalog"]) } != nil
  }

  func priority(_ attribute: String, _ fallback: Double) -> Double {
    element[attribute].flatMap { Double($0) } ?? fallback
  }
}

/// The four numbers of a view and the two of a scroll view's content area.
enum LayoutAttribute: Int, Sendable {
  case left, top, width, height, contentWidth, contentHeight

  static let count = 6
}
