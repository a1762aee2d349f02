/// One XML element of an Interface Builder document.
package struct Element: Hashable, Sendable {
  let tree: ElementTree
  /// The place in document order; the root has 0.
  package let index: Int

  package static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }

  private var record: ElementTree.Record { tree.records[index] }

  package var name: String { tree.names[Int(record.name)] }

  /// The Interface Builder object id.
  package var id: String? { self["id"] }

  /// The Swift module of the custom class; nil where none is set.
  package var customModule: String? { self["customModule"].flatMap { $0.isEmpty ? nil : $0 } }

  /// The `key` under which the parent holds this element, such as `frame` or `contentView`.
  package var key: String? { self["key"] }

  package var parent: Element? {
    record.parent < 0 ? nil : Element(tree: tree, index: Int(record.parent))
  }

  /// The elements around this one, the nearest first.
  package var ancestors: Elements { Elements(.ancestors, of: self) }

  package var children: Elements { Elements(.children, of: self) }

  /// Everything inside the element, in document order, without the element itself.
  package var descendants: Elements { Elements(.descendants, of: self) }

  /// How many elements are inside, at any depth; known without visiting them.
  package var descendantCount: Int { Int(record.end) - index - 1 }

  package func contains(_ other: Element) -> Bool {
    other.index > index && other.index < Int(record.end)
  }

  package func child(named name: String) -> Element? { children.first { $0.name == name } }

  package func child(key: String) -> Element? { children.first { $0.key == key } }

  /// The element's own character data; nil when there is none but white space.
  package var text: String? { tree.texts[Int32(index)] }

  /// The value of an attribute, entities resolved; nil when it is absent.
  package subscript(attribute: String) -> String? {
    self.attribute(named: attribute).map { tree.value(of: $0) }
  }

  /// The bytes of the start tag, from `<` to after `>`.
  package var tagRange: Range<Int> { Int(record.tag.lowerBound)..<Int(record.tag.upperBound) }

  /// The bytes of the element's name in its start tag.
  package var nameRange: Range<Int> {
    let start = tagRange.lowerBound + 1
    return start..<start + name.utf8.count
  }

  /// The bytes of an attribute from its name to the closing quote; nil when it is absent.
  package func attributeRange(_ attribute: String) -> Range<Int>? {
    guard let found = self.attribute(named: attribute) else { return nil }
    if let value = found.range {
      return start(ofAttribute: attribute, before: Int(value.lowerBound))
        .map { $0..<Int(value.upperBound) + 1 }
    }
    return AttributeScanner(source: tree.source, tag: tagRange).range(of: attribute)
  }

  private func attribute(named name: String) -> ElementTree.Attribute? {
    for number in tree.attributes(of: index) {
      let attribute = tree.attributes[number]
      if tree.names[Int(attribute.name)] == name { return attribute }
    }
    return nil
  }

  /// Where `name` begins that is followed by `=` and the quote before a value.
  private func start(ofAttribute name: String, before value: Int) -> Int? {
    var cursor = value - 2
    while cursor > tagRange.lowerBound, tree.source[cursor] != UInt8(ascii: "=") { cursor -= 1 }
    cursor -= 1
    while cursor > tagRange.lowerBound, tree.source[cursor].isXMLSpace { cursor -= 1 }
    let start = cursor + 1 - name.utf8.count
    return start > tagRange.lowerBound ? start : nil
  }
}

/// Finds attributes in the text of a start tag, for values that the parser had to decode.
struct AttributeScanner {
  let source: [UInt8]
  let tag: Range<Int>

  /// The bytes from the attribute's name to its closing quote.
  func range(of attribute: String) -> Range<Int>? {
    var cursor = tag.lowerBound
    func skip(while condition: (UInt8) -> Bool) {
      while cursor < tag.upperBound, condition(source[cursor]) { cursor += 1 }
    }
    skip { !$0.isXMLSpace }
    while cursor < tag.upperBound {
      skip { $0.isXMLSpace }
      let start = cursor
      skip { !$0.isXMLSpace && $0 != UInt8(ascii: "=") }
      let name = source[start..<cursor]
      skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard cursor < tag.upperBound else { return nil }
      let quote = source[cursor]
      cursor += 1
      skip { $0 != quote }
      cursor += 1
      if name.elementsEqual(attribute.utf8) { return start..<cursor }
    }
    return nil
  }
}

extension UInt8 {
  /// Space, tab, line feed or carriage return.
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
