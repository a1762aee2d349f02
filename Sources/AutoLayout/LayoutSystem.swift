internal import InterfaceBuilder

/// Writes the constraints of a scene as lines for the solver. Margins and multi-line texts depend
/// on frames, so it is built anew in each pass with the frames of the one before.
struct LayoutSystem {
  let scene: LayoutScene
  private(set) var options: LayoutOptions
  private(set) var text: IntrinsicSizes
  private(set) var rootWidth: Double
  let rootHeight: Double
  let safeArea: (top: Double, bottom: Double)
  /// The frames that the last pass gave, in the root's coordinates; empty in the first.
  private(set) var solved: [Rect]
  private(set) var lines: [LinearConstraint] = []
  /// The line that gives the root's width.
  private(set) var widthLine: Int?
  /// The lines for the sizes of texts that wrap.
  var textLines: [(node: Int, lines: Range<Int>)] = []
  /// Whether at another width nothing but the root's width and the sizes of texts differs.
  var canBeAdapted = false

  init(
    _ scene: LayoutScene, _ options: LayoutOptions, _ sizes: IntrinsicSizes, solved: [Rect],
    forbidsNegativeSizes: Bool
  ) {
    self.scene = scene
    self.options = options
    self.solved = solved
    rootWidth = options.width ?? scene.drawn.width ?? 0
    rootHeight = options.height ?? scene.drawn.height ?? 0
    safeArea = options.safeArea ?? (scene.canvas.safeTop, scene.canvas.safeBottom)
    var sizes = sizes
    sizes.solved = solved
    text = sizes
    canBeAdapted = scene.onlyTextsWrap
    build(forbidsNegativeSizes)
  }

  /// Another system with the same lines.
  init(adapting other: LayoutSystem, _ options: LayoutOptions, solved: [Rect]) {
    self = other
    self.options = options
    self.solved = solved
    rootWidth = options.width ?? scene.drawn.width ?? 0
    text.solved = solved
  }

  mutating func replace(
    _ number: Int, constant: Double, from origin: LinearConstraint.Origin
  ) {
    lines[number].setConstant(constant)
    lines[number].origin = origin
  }

  mutating func emit(
    _ expression: LinearExpression, _ relation: Relation = .equal, priority: Double = 1000,
    from origin: LinearConstraint.Origin
  ) {
    guard priority > 0 else { return }
    lines.append(
      LinearConstraint(expression, relation, priority: min(priority, 1000), from: origin))
  }

  /// Of two required constraints that contradict each other the later one breaks: UIKit keeps those
  /// of stack views.
  private mutating func build(_ forbidsNegativeSizes: Bool) {
    pinRoot()
    let arranged = arrangedViews()
    for index in scene.nodes.indices.dropFirst() {
      if forbidsNegativeSizes {
        emit(variable(index, .width), .greaterThanOrEqual, from: .frame)
        emit(variable(index, .height), .greaterThanOrEqual, from: .frame)
      }
      if !arranged[index], !isConstrained(index) { addSprings(index) }
    }
    for index in scene.nodes.indices where scene.nodes[index].kind == "stackView" {
      if isProportional(index) { canBeAdapted = false }
      addStack(index)
    }
    for (number, stated) in scene.constraints.enumerated() {
      add(stated.constraint, number, owner: stated.owner)
    }
    for index in scene.nodes.indices where arranged[index] || scene.nodes[index].isConstrained {
      addIntrinsicSize(index)
      if !options.isDesign, scene.nodes[index].mayHoldAnything { addUnknownContent(index) }
    }
    for index in scene.nodes.indices where scene.nodes[index].kind == "scrollView" {
      emit(variable(index, .contentWidth), .greaterThanOrEqual, from: .frame)
      emit(variable(index, .contentHeight), .greaterThanOrEqual, from: .frame)
    }
  }

  /// Where nothing else decides, the recorded size stands for that of unknown content.
  private mutating func addUnknownContent(_ index: Int) {
    guard let frame = scene.nodes[index].frame else { return }
    for (attribute, length) in [(LayoutAttribute.width, frame.width), (.height, frame.height)] {
      emit(
        variable(index, attribute) + -length, priority: Self.leastPriority, from: .anything(index))
    }
  }

  /// Weaker than whatever a file states.
  private static let leastPriority = 0.5

  /// Whether the sizes of a stack view's contents are factors in its lines.
  private func isProportional(_ index: Int) -> Bool {
    scene.nodes[index].element["distribution"] == "fillProportionally"
  }

  private mutating func pinRoot() {
    emit(variable(0, .left), from: .frame)
    emit(variable(0, .top), from: .frame)
    if options.width ?? scene.drawn.width != nil {
      widthLine = lines.count
      // A view that states its own width has it, whatever the canvas had.
      let isStated = !options.isDesign && scene.constant(0, .horizontal) != nil
      emit(
        variable(0, .width) + -rootWidth, priority: isStated ? Self.drawnSize : 1000,
        from: .frame)
    }
    if options.height ?? scene.drawn.height != nil { pinRootHeight() }
  }

  /// Whether something decides the root's height before the drawn one counts.
  var hasOpenHeight: Bool {
    !options.isDesign && options.height == nil && !options.keepsHeight && !scene.hasStatedRowHeight
      && (scene.root?.kind == "tableViewCell" || isAtOtherWidth(options))
  }

  private mutating func pinRootHeight() {
    let height = variable(0, .height) + -rootHeight
    if options.isDesign || options.height != nil || scene.hasStatedRowHeight {
      emit(height, from: .frame)
    } else if options.keepsHeight {
      emit(height, priority: Self.drawnSize, from: .anything(0))
    } else if scene.root?.kind == "tableViewCell" {
      // Rows size themselves: the height counts only where the content gives none.
      emit(
        height, priority: Self.rowHeight, from: isAtOtherWidth(options) ? .anything(0) : .frame)
    } else if isAtOtherWidth(options) {
      // How high the app makes it at another width, the file does not say: high enough, most likely.
      emit(height, priority: Self.assumedHeight, from: .anything(0))
    } else {
      // The content may need another height than the canvas had, and gets it.
      let isKept = scene.root?.keepsHeight ?? true
      emit(
        height, priority: Self.drawnSize,
        from: isKept ? .frame : .intrinsic(0, tolerance: layoutUnknown))
    }
  }

  /// Whether the root is wider or narrower than it was drawn.
  func isAtOtherWidth(_ options: LayoutOptions) -> Bool {
    options.width != nil && options.width != scene.drawn.width
  }

  /// Just below required.
  private static let drawnSize = 999.9
  /// That of `UILayoutFittingSizeLevel`, which hugging outweighs.
  private static let rowHeight = 50.0
  /// Contents resist more strongly, as a rule with 750, and hug less.
  private static let assumedHeight = 740.0

  private func arrangedViews() -> [Bool] {
    var arranged = Array(repeating: false, count: scene.nodes.count)
    for node in scene.nodes where node.kind == "stackView" {
      for child in node.children { arranged[child] = true }
    }
    return arranged
  }

  /// A view that Interface Builder knows to have no constraint at all keeps its recorded frame: it
  /// gets constraints for that at build time.
  private func isConstrained(_ index: Int) -> Bool {
    scene.nodes[index].isConstrained && scene.isMentioned(index)
  }

  func variable(_ index: Int, _ attribute: LayoutAttribute) -> LinearExpression {
    LinearExpression(variable: index * LayoutAttribute.count + attribute.rawValue)
  }
}

/// The tolerance of a length that nothing in the file vouches for.
let layoutUnknown = 1.0
