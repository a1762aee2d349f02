/// Elements in a row: the children, the descendants or the ancestors of one. A plain type, since
/// chains of lazy sequences cost a noticeable part of a short run in type metadata.
package struct Elements: Sequence, IteratorProtocol, Sendable {
  enum Direction: Sendable { case children, descendants, ancestors }

  private let tree: ElementTree
  private let direction: Direction
  private let end: Int
  private var cursor: Int

  init(_ direction: Direction, of element: InterfaceBuilder.Element) {
    tree = element.tree
    self.direction = direction
    let record = tree.records[element.index]
    switch direction {
    case .children, .descendants: (cursor, end) = (element.index + 1, Int(record.end))
    case .ancestors: (cursor, end) = (Int(record.parent), Int.max)
    }
  }

  package mutating func next() -> InterfaceBuilder.Element? {
    guard cursor >= 0, cursor < end else { return nil }
    let element = InterfaceBuilder.Element(tree: tree, index: cursor)
    switch direction {
    case .children: cursor = Int(tree.records[cursor].end)
    case .descendants: cursor += 1
    case .ancestors: cursor = Int(tree.records[cursor].parent)
    }
    return element
  }
}

/// The views among elements in a row.
package struct Views: Sequence, IteratorProtocol, Sendable {
  private let document: Document
  private var elements: Elements

  init(_ elements: Elements, in document: Document) {
    self.document = document
    self.elements = elements
  }

  package mutating func next() -> View? {
    while let element = elements.next() {
      if let view = View(element, in: document) { return view }
    }
    return nil
  }
}
