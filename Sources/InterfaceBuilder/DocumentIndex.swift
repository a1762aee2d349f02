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
  private(set) var uninstalled: Set<String> = []

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
    case "exclude": addExclusion(element)
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

  private mutating func addExclusion(_ element: Element) {
    guard let reference = element["reference"], let mask = element.parent,
      mask.key == "subviews" || mask.key == "constraints",
      let variation = mask.parent, variation.name == "variation", variation.key == "default"
    else { return }
    uninstalled.insert(reference)
  }
}
