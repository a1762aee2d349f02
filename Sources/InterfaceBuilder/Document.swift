package import SourceModel

/// An iOS or tvOS Interface Builder document, whole. It never changes; it is a class only because
/// every view refers to it.
package final class Document: Sendable {
  package enum Kind: Sendable { case xib, storyboard }

  package let file: SourceFile
  package let kind: Kind
  package let root: Element

  /// The objects by their id; where an id stands twice, the first one.
  package let objects: [String: Element]
  package let duplicates: [DuplicateID]
  package let outlets: [Outlet]

  /// Every element with a `customClass`, in document order.
  package let customClasses: [Element]

  /// The notes that the author wrote on objects, in document order.
  package let notes: [Notes]

  /// The ids of views and constraints that no iPhone in portrait installs.
  let uninstalled: Set<String>
  private let viewFlags: [Bool]
  private let segues: [Element]
  private let outletsByDestination: [String: [Int]]
  private let outletsByOwner: [Int: [Int]]

  init(file: SourceFile, kind: Kind, root: Element, index: DocumentIndex) {
    self.file = file
    self.kind = kind
    self.root = root
    objects = index.objects
    duplicates = index.duplicates
    outlets = index.outlets
    customClasses = index.customClasses
    notes = index.annotated.compactMap { Notes(on: $0, source: file.text) }
    uninstalled = index.uninstalled
    viewFlags = index.isView
    segues = index.segues
    outletsByDestination = Dictionary(
      grouping: index.outlets.indices, by: { index.outlets[$0].destination })
    outletsByOwner = Dictionary(
      grouping: index.outlets.indices, by: { index.outlets[$0].owner.index })
  }

  func isView(_ element: Element) -> Bool { viewFlags[element.index] }

  package func outlets(to id: String) -> [Outlet] {
    outletsByDestination[id, default: []].map { outlets[$0] }
  }

  package func outlets(from owner: Element) -> [Outlet] {
    outletsByOwner[owner.index, default: []].map { outlets[$0] }
  }

  /// The view that an object id names; nil for other objects and unknown ids.
  package func view(_ id: String) -> View? { objects[id].flatMap { View($0, in: self) } }

  /// The views at the top level of a xib, in document order.
  package var topLevelViews: [View] {
    guard kind == .xib, let objects = root.child(named: "objects") else { return [] }
    return objects.children.compactMap { View($0, in: self) }
  }

  /// The stand-in for the object that loads the xib.
  package var filesOwner: Element? {
    guard kind == .xib else { return nil }
    return root.child(named: "objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
  }
}

extension Document {
  /// The segues that lead to a controller.
  package func segues(to id: String) -> [Element] {
    segues.filter { $0["destination"] == id }
  }
}

/// One id that stands on two objects.
package struct DuplicateID: Sendable {
  package let id: String
  package let first: Element
  package let second: Element
}

/// An `<outlet>` or a member of an `<outletCollection>`: a connection that loading makes by name.
package struct Outlet: Hashable, Sendable {
  package let element: Element
  package let owner: Element
  package let property: String
  package let destination: String
  package let isCollection: Bool
}
