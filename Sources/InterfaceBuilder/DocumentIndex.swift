/// What a single pass over the elements finds out.
struct DocumentIndex {
  private(set) var objects: [String: Element] = [:]
  private(set) var duplicates: [DuplicateID] = []
  private(set) var outlets: [Outlet] = []
  private(set) var customClasses: [Element] = []
  private(set) var segues: [Element] = []
  private(set) var annotated: [Element] = []
  /// Whether the element with an index is a view.
  private(set) var isView: [Bool] = []
  /// What the default variation excludes.
  private var excluded: Set<String> = []
  /// What a variation for an iPhone in portrait says of an object, and how many size classes it
  /// names.
  private var inPortrait: [String: (isInstalled: Bool, rank: Int)] = [:]

  init(_ root: Element) {
    add(root)
    for element in root.descendants { add(element) }
  }

  private mutating func add(_ element: Element) {
    isView.append(View.isView(element))
    if element["customClass"] != nil, element["placeholderIdentifier"] != "IBFirstResponder" {
      customClasses.append(element)
    }
    switch element.name {
    case "outlet", "outletCollection": addOutlet(element)
    case "exclude", "include": addMask(element)
    case "segue": segues.append(element)
    case Notes.elementName where element.key == Notes.key:
      if let owner = element.parent { annotated.append(owner) }
    case "device", "capability", "plugIn", "deployment": return
    default: break
    }
    if let id = element.id { define(id, element) }
  }

  private mutating func define(_ id: String, _ element: Element) {
    guard let first = objects[id] else {
      objects[id] = element
      return
    }
    duplicates.append(DuplicateID(id: id, first: first, second: element))
  }

  private mutating func addOutlet(_ element: Element) {
    guard let connections = element.parent, connections.name == "connections",
      let owner = connections.parent, let property = element["property"],
      let destination = element["destination"]
    else { return }
    outlets.append(
      Outlet(
        element: element, owner: owner, property: property, destination: destination,
        isCollection: element.name == "outletCollection"))
  }

  /// What the default variation excludes, and no variation for an iPhone in portrait installs.
  var uninstalled: Set<String> {
    excluded.filter { inPortrait[$0]?.isInstalled != true }
  }

  private mutating func addMask(_ element: Element) {
    guard let reference = element["reference"], let mask = element.parent,
      mask.key == "subviews" || mask.key == "constraints",
      let variation = mask.parent, variation.name == "variation", let key = variation.key
    else { return }
    if key == "default" {
      if element.name == "exclude" { excluded.insert(reference) }
      return
    }
    let classes = key.split(separator: "-")
    guard classes.allSatisfy({ Self.portrait.contains($0) }),
      classes.count > inPortrait[reference]?.rank ?? 0
    else { return }
    inPortrait[reference] = (element.name == "include", classes.count)
  }

  /// The size classes of an iPhone in portrait.
  private static let portrait: Set<Substring> = ["heightClass=regular", "widthClass=compact"]
}
