internal import InterfaceBuilder

/// A length that a view's content asks for.
struct IntrinsicLength: Sendable {
  let points: Double
  /// How far it may be off, in points; 0 where it is exact.
  let tolerance: Double

  init(_ points: Double, tolerance: Double = 0) {
    self.points = points
    self.tolerance = tolerance
  }
}

/// The size that a view's content asks for; nil in a direction in which it asks for none.
struct IntrinsicSize: Sendable {
  var width: IntrinsicLength?
  var height: IntrinsicLength?

  static let none = IntrinsicSize()
}

/// The intrinsic content sizes of a scene's views, as alignment rectangles.
struct IntrinsicSizes: Sendable {
  let scene: LayoutScene
  let options: LayoutOptions
  /// The frames of the last pass, for texts that wrap; empty in the first.
  var solved: [Rect] = []
  let scale: Double
  /// The sizes that no frame changes; nil for texts that wrap.
  private var fixed: [IntrinsicSize?] = []
  /// The texts that wrap, by node.
  private(set) var texts: [Int: MeasuredText] = [:]

  init(_ scene: LayoutScene, _ options: LayoutOptions) {
    self.scene = scene
    self.options = options
    scale = max(2, options.scale ?? scene.canvas.scale)
    for index in scene.nodes.indices where scene.nodes[index].wraps {
      texts[index] = measuredText(index)
    }
    fixed = scene.nodes.indices.map { scene.nodes[$0].wraps ? nil : measure($0) }
  }

  func size(of index: Int) -> IntrinsicSize { fixed[index] ?? measure(index) }

  private func measure(_ index: Int) -> IntrinsicSize {
    let node = scene.nodes[index]
    if options.isDesign, let placeholder = placeholderSize(node) { return placeholder }
    guard hasContent(node) else { return .none }
    switch options.metrics {
    case .recorded: return recordedSize(node)
    case .model: return modelSize(index)
    case .hybrid: return believing(node, modelSize(index))
    }
  }

  private func hasContent(_ node: LayoutNode) -> Bool {
    Self.kinds.contains(node.kind)
      || (node.kind == "textView" && node.element["scrollEnabled"] == "NO")
  }

  private static let kinds: Set<String> = [
    "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar",
    "pageControl", "pickerView", "progressView", "searchBar", "segmentedControl", "slider",
    "stepper", "switch", "tabBar", "textField", "toolbar",
  ]

  /// A size for the canvas alone.
  private func placeholderSize(_ node: LayoutNode) -> IntrinsicSize? {
    let (width, height) = (
      node.element["placeholderIntrinsicWidth"], node.element["placeholderIntrinsicHeight"]
    )
    guard width != nil || height != nil else { return nil }
    func length(_ text: String?) -> IntrinsicLength? {
      text.flatMap { Double($0) }.flatMap { $0.isFinite ? IntrinsicLength($0) : nil }
    }
    return IntrinsicSize(width: length(width), height: length(height))
  }

  private func recordedSize(_ node: LayoutNode) -> IntrinsicSize {
    guard let frame = node.frame else { return .none }
    if node.kind == "imageView", node.element["image"] == nil { return .none }
    let outset = AlignmentOutset(node.kind)
    let height = IntrinsicLength(frame.height - outset.top - outset.bottom)
    let stretches = ["navigationBar", "progressView", "searchBar", "slider", "tabBar", "toolbar"]
    if stretches.contains(node.kind) { return IntrinsicSize(width: nil, height: height) }
    return IntrinsicSize(
      width: IntrinsicLength(frame.width - outset.left - outset.right), height: height)
  }

  /// The recorded size where it is plausibly the intrinsic one: one line, and near the model.
  private func believing(_ node: LayoutNode, _ model: IntrinsicSize) -> IntrinsicSize {
    guard let frame = node.frame,
      ["button", "label", "segmentedControl", "textField"].contains(node.kind)
    else { return model }
    let outset = AlignmentOutset(node.kind)
    let recorded = (
      width: frame.width - outset.left - outset.right,
      height: frame.height - outset.top - outset.bottom
    )
    let isOneLine =
      node.kind != "label" || (node.element["numberOfLines"] ?? "1") == "1"
      || recorded.height < 1.7 * (model.height?.points ?? .infinity)
    // A text that code will set says nothing yet.
    guard isOneLine, model.height?.points != 0 else { return model }
    let font = FontDescription(node.element)
    var size = model
    if let width = model.width,
      abs(recorded.width - width.points) <= max(2, plausibleShare(font) * width.points)
    {
      size.width = IntrinsicLength(recorded.width, tolerance: min(1, width.tolerance))
    }
    if let height = model.height, isLineHeight(recorded.height, height.points, font, node.kind),
      !isRounded(recorded.height, height)
    {
      size.height = IntrinsicLength(recorded.height)
    }
    return size
  }

  /// Whether the size is an exact one in the whole points of a display that has no finer pixels, on
  /// which Xcode saves frames anew. On a device it is the exact one.
  private func isRounded(_ recorded: Double, _ model: IntrinsicLength) -> Bool {
    !options.isDesign && scene.canvas.scale > 1 && model.tolerance == 0
      && model.points != recorded && model.points.rounded(.up) == recorded
  }

  /// By how much of the model's width the canvas may differ from it.
  private func plausibleShare(_ font: FontDescription?) -> Double {
    guard let font, !font.isSystem || isOfCanvas(font) else {
      // Before Xcode 7 the system font was another one, which the canvas still shows.
      return scene.canvas.major < 8 && options.isDesign ? 0.12 : 0.03
    }
    return font.isSystem ? 0.2 : 0.3
  }

  /// Whether the size is the one that Xcode's canvas was set to, which the file does not tell.
  private func isOfCanvas(_ font: FontDescription) -> Bool { font.isStyle && options.isDesign }

  private func isLineHeight(
    _ recorded: Double, _ model: Double, _ font: FontDescription?, _ kind: String
  ) -> Bool {
    if abs(recorded - model) <= 1.5 { return true }
    if let font, isOfCanvas(font) { return abs(recorded - model) <= 0.2 * model }
    guard let font, !font.isSystem, kind == "label" else { return false }
    return recorded >= 0.95 * font.size && recorded <= 1.5 * font.size
  }
}

/// How far a view's frame reaches beyond its alignment rectangle, in points.
struct AlignmentOutset: Sendable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ kind: String) {
    (left, top, right, bottom) =
      switch kind {
      case "switch": (0, 0, 2, 0)
      case "slider": (2, 0, 2, 1)
      case "segmentedControl": (0, 0, 0, 1)
      default: (0, 0, 0, 0)
      }
  }
}
