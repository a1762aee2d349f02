internal import InterfaceBuilder

/// A view tree that is laid out as one: a xib's top-level view, a controller's view or a cell.
struct LayoutScene: Sendable {
  /// What the item of a constraint stands for.
  enum Item: Sendable {
    case view(Int)
    case safeArea(Int)
    case margins(Int)
    case readable(Int)
    case contentGuide(Int)
    case frameGuide(Int)
    /// Another guide of a view, such as that of the keyboard: nobody knows where it is.
    case otherGuide(Int)
    /// A controller's layout guides of before iOS 11.
    case topGuide
    case bottomGuide
  }

  let document: Document
  let canvas: Canvas
  /// The controller whose view the root is.
  let controller: Element?
  /// The size that the root was drawn with, in points, each nil where the file does not say.
  let drawn: (width: Double?, height: Double?)
  /// Whether the root is a row whose table gives it the height that it was drawn with.
  let hasStatedRowHeight: Bool
  /// A parent before its children.
  private(set) var nodes: [LayoutNode] = []
  private(set) var items: [String: Item] = [:]
  private var indices: [Int: Int] = [:]
  private var mentioned: [Bool] = []
  /// All constraints with the places of the views that own them, in the order of the views.
  private(set) var constraints: [(constraint: Constraint, owner: Int)] = []
  private var constants: [Int: Constraint] = [:]
  /// The size classes for which something in the scene is another than on the canvas.
  private var variations: Set<String> = []

  init(root: View) {
    document = root.document
    controller = Self.controller(of: root)
    drawn = root.recordedSize
    hasStatedRowHeight = root.statedRowHeight != nil
    canvas = Canvas(root.document, root: root, controller: controller)
    add(root, parent: nil)
    noteMentions()
    noteDependence()
    guard let guides = controller?.child(named: "layoutGuides") else { return }
    for guide in guides.children {
      if let id = guide.id { items[id] = guide["type"] == "top" ? .topGuide : .bottomGuide }
    }
  }

  var root: LayoutNode? { nodes.first }

  /// The controller whose view a view is; nil where it is none's.
  static func controller(of root: View) -> Element? {
    root.element.parent.flatMap { $0.name.hasSuffix("ontroller") ? $0 : nil }
  }

  /// Whether the system itself depends on the frames that it gives: wrapped texts, margins and safe
  /// areas do.
  private(set) var dependsOnFrames = false
  /// Wrapped texts are all that depends on frames.
  private(set) var onlyTextsWrap = false
  /// Whether nothing distinguishes the canvas from the running app.
  private(set) var isSameAtRunTime = false

  /// Whether any view forces its content to run from right to left.
  private(set) var isMirrored = false

  /// The required constraint that gives a view a width or height as a constant.
  func constant(_ index: Int, _ axis: Axis) -> Constraint? {
    constants[index * 2 + (axis == .horizontal ? 0 : 1)]
  }

  /// Whether any constraint is about a view.
  func isMentioned(_ index: Int) -> Bool { mentioned[index] }

  /// Whether the screen that is so wide, in portrait, is of other size classes than the canvas, and
  /// something in the scene varies by them.
  func isVaried(onScreen width: Double) -> Bool {
    let traits = Canvas.Traits(width: width < 600 ? "compact" : "regular", height: "regular")
    return variations.contains { traits.match($0) != canvas.traits.match($0) }
  }

  private mutating func noteMentions() {
    mentioned = Array(repeating: false, count: nodes.count)
    constraints = nodes.indices.flatMap { owner in nodes[owner].constraints.map { ($0, owner) } }
    for constraint in nodes.flatMap(\.constraints) {
      noteConstant(constraint)
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item, case .view(let index)? = items[item] { mentioned[index] = true }
      }
    }
  }

  func index(of view: View) -> Int? { indices[view.number] }

  private mutating func noteConstant(_ constraint: Constraint) {
    guard constraint.secondAttribute == nil, constraint.isRequired, !constraint.isPlaceholder,
      constraint.relation != .greaterThanOrEqual,
      case .view(let index)? = items[constraint.firstItem]
    else { return }
    switch constraint.firstAttribute {
    case "width": constants[index * 2] = constraint
    case "height": constants[index * 2 + 1] = constraint
    default: break
    }
  }

  private mutating func noteDependence() {
    let (needsMargins, needsSafeArea) = (needsMargins, needsSafeArea)
    isMirrored = nodes.contains(where: \.isMirrored)
    dependsOnFrames = needsMargins || needsSafeArea || nodes.contains(where: \.wraps)
    onlyTextsWrap = !needsMargins && !needsSafeArea
    isSameAtRunTime =
      !needsMargins && !needsSafeArea && !isMirrored
      && !nodes.contains { $0.hasPlaceholders || $0.hasTextStyle } && hasFontsOfToday
      && nodes.allSatisfy { $0.isHidden == $0.isHiddenAtRunTime }
  }

  /// No text is drawn wider or narrower than today's iOS draws it.
  private var hasFontsOfToday: Bool {
    guard canvas.font != .variable else { return true }
    return nodes.allSatisfy { node in
      node.font.map { !$0.isSystem || canvas.font.isToday(at: $0.size) } ?? true
    }
  }

  /// Margins or baselines matter.
  private var needsMargins: Bool {
    let hasGuides = items.values.contains { item in
      switch item {
      case .margins, .readable: true
      default: false
      }
    }
    return hasGuides
      || nodes.contains { node in
        node.constraints.contains(where: \.needsFrames)
          || (node.kind == "stackView" && node.needsFrames)
      }
  }

  private var needsSafeArea: Bool {
    let hasSafeAreas = items.values.contains { item in
      switch item {
      case .safeArea, .topGuide, .bottomGuide: true
      default: false
      }
    }
    return hasSafeAreas && (canvas.safeTop != 0 || canvas.safeBottom != 0)
  }

  private mutating func add(_ view: View, parent: Int?) {
    let index = nodes.count
    let masks = SizeClassMasks(view.element, traits: canvas.traits)
    for element in [view.element] + view.statedConstraints.map(\.element) {
      variations.formUnion(
        element.children.lazy.filter { $0.name == "variation" }.compactMap(\.key))
    }
    let constraints = view.statedConstraints.compactMap { constraint -> Constraint? in
      guard !masks.excluded.contains(constraint.element.id ?? "") else { return nil }
      return constraint.varied { canvas.traits.match($0) ? Canvas.Traits.rank($0) : nil }
    }
    nodes.append(LayoutNode(view, parent: parent, constraints: constraints))
    indices[view.number] = index
    items[view.id] = .view(index)
    for guide in view.element.children where guide.name == "viewLayoutGuide" {
      items[guide.id ?? ""] = Self.item(guide.key ?? "", index)
    }
    for child in view.subviews where !masks.excluded.contains(child.id) {
      nodes[index].children.append(nodes.count)
      add(child, parent: index)
    }
  }

  private static func item(_ key: String, _ index: Int) -> Item {
    switch key {
    case "safeArea": .safeArea(index)
    case _ where key.hasPrefix("layoutMargins"): .margins(index)
    case _ where key.hasPrefix("readable"): .readable(index)
    case "contentLayoutGuide": .contentGuide(index)
    case "frameLayoutGuide": .frameGuide(index)
    default: .otherGuide(index)
    }
  }
}

extension Constraint {
  /// Whether margins or baselines, which follow from frames, are part of it.
  fileprivate var needsFrames: Bool {
    [firstAttribute, secondAttribute ?? ""].contains { attribute in
      attribute.hasSuffix("Margin") || attribute.hasSuffix("Margins")
        || attribute.hasSuffix("aseline")
    }
  }
}

/// The direction of a length.
enum Axis: Sendable { case horizontal, vertical }

/// What the variations of one element leave out for some traits.
struct SizeClassMasks {
  private(set) var excluded: Set<String> = []

  init(_ element: Element, traits: Canvas.Traits) {
    let variations = element.children.filter { $0.name == "variation" && traits.match($0.key) }
      .sorted { Canvas.Traits.rank($0.key) < Canvas.Traits.rank($1.key) }
    for mask in variations.flatMap({ $0.children.filter { $0.name == "mask" } }) {
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        if change.name == "include" {
          excluded.remove(reference)
        } else {
          excluded.insert(reference)
        }
      }
    }
  }
}
