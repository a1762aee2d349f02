@testable import AutoLayout
import InterfaceBuilder

/// A scene in words. The view called `ad` is the one whose layout is asked for.
struct Scene: Sendable {
  /// The view that is laid out as a whole; see `SceneView` for the words.
  var root = "view ad 0 0 300 200"
  /// The views inside, each indented by a space for every superview but the root.
  var views: [String] = []
  /// `v.top >= w.bottom * 2 + 8 @750 placeholder`, owned by the root; `s: …` is owned by `s`.
  var constraints: [String] = []
  /// Attributes of the root that stands in a controller; nil where it is a xib's own view.
  var controller: String?
  /// XML in the controller.
  var inController = ""
  /// Of the simulated device; nil for a document without one.
  var device: String? = "retina4_7"
  /// The version of Xcode that saved the document.
  var tools = 23504
  /// XML in `<resources>`.
  var resources = ""

  /// The moment at which a scene is laid out.
  enum Stage: Sendable {
    case design, runTime
    /// At run time, with the root so wide.
    case width(Double)
  }

  func document() throws -> Document {
    let contents = try DocumentReader.read(path: "A.xib", bytes: Array(text.utf8))
    guard case .document(let document) = contents else { throw NoDocument() }
    return document
  }

  /// The text of the document.
  var text: String {
    let type = controller == nil ? "XIB" : "Storyboard.XIB"
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" toolsVersion="\(tools)" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\(device)
      \(objects)
      <resources>\(resources)</resources>
      </document>
      """
  }

  private var objects: String {
    guard let controller else { return "<objects>\n\(tree.xml)\n</objects>" }
    return """
      <scenes><scene sceneID="s"><objects><viewController id="vc" \(controller)>\(inController)
      \(tree.xml)
      </viewController></objects></scene></scenes>
      """
  }

  private var tree: SceneView {
    var root = SceneView(root, isRoot: controller == nil)
    if controller != nil { root.attributes["key"] = "view" }
    for line in views { root.add(SceneView(line), depth: line.prefix { $0 == " " }.count) }
    for (number, words) in constraints.enumerated() {
      let parts = words.split(separator: ": ", maxSplits: 1).map(String.init)
      let isOwned = parts.count == 2
      let xml = SceneConstraint(isOwned ? parts[1] : words, id: "c\(number)").xml
      root.own(xml, isOwned ? parts[0] : root.id)
    }
    return root
  }

  struct NoDocument: Error {}
}

extension Scene {
  func layout(_ stage: Stage) throws -> Layout {
    let document = try document()
    guard let ad = document.view("ad") else { throw NoDocument() }
    switch stage {
    case .design: return AdLayouts(of: ad, widths: []).design
    case .runTime: return AdLayouts(of: ad, widths: []).base
    case .width(let width):
      let layouts = AdLayouts(of: ad, widths: [width])
      return layouts.variants.first?.layout ?? layouts.base
    }
  }

  /// The layout on the canvas alone, for tests that need many.
  func drawn() throws -> Layout {
    let document = try document()
    guard let ad = document.view("ad") else { throw NoDocument() }
    let root = LayoutScene(root: ad.superviews.reversed().first ?? ad)
    return Layout(of: ad, SceneSolver(root, LayoutOptions()).solution())
  }

  /// The layout at run time at one width, which starts from no other.
  func laidOutAlone(at width: Double) throws -> Layout {
    let document = try document()
    guard let ad = document.view("ad") else { throw NoDocument() }
    var options = LayoutOptions()
    (options.isDesign, options.safeArea, options.width) = (false, (0, 0), width)
    return Layout(of: ad, SceneSolver(LayoutScene(root: ad), options).solution())
  }

  /// What a layout says of views: `v 8 4 50 20`, and how sure it is unless all is proved.
  static func describe(_ ids: [String], in layout: Layout) -> [String] {
    ids.map { id in
      guard let view = layout.container.document.view(id) else { return "\(id) missing" }
      return "\(id) \(description(of: view, in: layout))"
    }
  }

  private static func description(of view: View, in layout: Layout) -> String {
    guard let frame = layout.frame(of: view) else {
      guard let states = layout.states(of: view) else { return "unsolved" }
      return "\(word(states.horizontal)) \(word(states.vertical))"
    }
    let rect = frame.rect
    let numbers = [rect.x, rect.y, rect.width, rect.height].map(number)
    let sureness = frame.certainty == .proved ? [] : [frame.horizontal, frame.vertical]
    return (numbers + sureness.map { "\($0)" }).joined(separator: " ")
  }

  /// A length in points, with two decimals at most.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e9
      ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func word(_ state: LayoutState) -> String {
    switch state {
    case .proved: "proved"
    case .estimated: "estimated"
    case .recorded: "recorded"
    case .ambiguous: "ambiguous"
    case .broken: "broken"
    case .unknown: "unknown"
    }
  }
}
