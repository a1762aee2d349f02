/// A layout that a seed makes up: views in views, constrained in the ways of real files, with a
/// few wishes and limits too many.
struct GeneratedScene: Sendable {
  /// A constraint between two views, or of one view where there is no second one.
  struct Relationship: Sendable {
    var owner: String
    var first: (id: String, attribute: String)
    var relation = "="
    var second: (id: String, attribute: String)?
    var constant: Double
    var priority = 1000
  }

  struct Placed: Sendable {
    let id: String
    let parent: String
    let depth: Int
    let text: String
  }

  let seed: UInt64
  private(set) var views: [Placed] = []
  private(set) var relationships: [Relationship] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(state: seed)
    addViews(to: "ad", depth: 0)
    for view in views {
      constrain(view, ["left", "right", "width", "centerX"])
      constrain(view, ["top", "bottom", "height", "centerY"])
    }
  }

  /// The scene in words, with every id changed as `rename` says.
  func scene(_ rename: (String) -> String = { $0 }) -> Scene {
    var scene = Scene()
    scene.views = views.map { view in
      let indent = String(repeating: " ", count: view.depth)
      return "\(indent)label \(rename(view.id)) text=\(view.text)"
    }
    scene.constraints = relationships.map { words($0, rename) }
    return scene
  }

  var scene: Scene { scene() }

  /// The same layout with leading and trailing edges, read from one side everywhere. Shifted centres
  /// are left out, since nobody knows where they go.
  func read(fromRight: Bool) -> Scene {
    var copy = self
    copy.relationships.removeAll { $0.first.attribute == "centerX" }
    var scene = copy.scene
    let option = fromRight ? " semanticContentAttribute=forceRightToLeft" : ""
    scene.root += option
    scene.views = scene.views.map { $0 + option }
    scene.constraints = scene.constraints.map { words in
      words.replacing(".left", with: ".leading").replacing(".right", with: ".trailing")
    }
    return scene
  }

  /// The same layout as its mirror image.
  var mirrored: GeneratedScene {
    var copy = self
    copy.relationships = relationships.map(\.mirrored)
    return copy
  }

  /// The same layout with its views, though not their nesting, in the opposite order.
  var reversed: GeneratedScene {
    var copy = self
    copy.views = Self.reversed(views, under: "ad")
    return copy
  }

  private static func reversed(_ views: [Placed], under parent: String) -> [Placed] {
    views.filter { $0.parent == parent }.reversed().flatMap { view in
      [view] + reversed(views, under: view.id)
    }
  }

  private func words(_ item: Relationship, _ rename: (String) -> String) -> String {
    let sign = item.constant < 0 ? "-" : "+"
    let number = Scene.number(item.constant.magnitude)
    let owner = item.owner == "ad" ? "" : "\(rename(item.owner)): "
    let first = "\(rename(item.first.id)).\(item.first.attribute) \(item.relation)"
    let priority = item.priority < 1000 ? " @\(item.priority)" : ""
    guard let second = item.second else { return "\(owner)\(first) \(number)\(priority)" }
    return "\(owner)\(first) \(rename(second.id)).\(second.attribute) \(sign) \(number)\(priority)"
  }

  // MARK: - Making it up

  private mutating func addViews(to parent: String, depth: Int) {
    for _ in 0..<Int.random(in: 1...(depth == 0 ? 4 : 2), using: &random) {
      let words = ["", "Ad", "Install_now", "A_long_headline_of_an_ad"]
      let view = Placed(
        id: "v\(views.count)", parent: parent, depth: depth,
        text: words.randomElement(using: &random) ?? "")
      views.append(view)
      if depth < 2, Bool.random(using: &random) { addViews(to: view.id, depth: depth + 1) }
    }
  }

  /// Two of start, end, size and centre; now and then one less or one more.
  private mutating func constrain(_ view: Placed, _ attributes: [String]) {
    let kinds = attributes.shuffled(using: &random)
    let chance = Int.random(in: 0..<10, using: &random)
    let count = chance == 0 ? 1 : chance == 1 ? 3 : 2
    for attribute in kinds.prefix(count) { relate(view, attribute, required: chance > 3) }
    if chance > 7, let attribute = kinds.last { relate(view, attribute, required: false) }
  }

  private mutating func relate(_ view: Placed, _ attribute: String, required: Bool) {
    let isSize = attribute == "width" || attribute == "height"
    var item = Relationship(
      owner: view.parent, first: (view.id, attribute),
      constant: isSize
        ? Double.random(in: 5...120, using: &random).rounded()
        : Double.random(in: -20...20, using: &random).rounded())
    if !required {
      item.relation = ["=", "<=", ">="].randomElement(using: &random) ?? "="
      item.priority = [1000, 999, 750, 500].randomElement(using: &random) ?? 1000
    }
    let siblings = views.filter { $0.parent == view.parent && $0.id < view.id }
    let other = siblings.randomElement(using: &random)?.id
    let holder = Bool.random(using: &random) ? other : nil
    if !isSize { item.second = (holder ?? view.parent, attribute) }
    relationships.append(item)
  }
}
