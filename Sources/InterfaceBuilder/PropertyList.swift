package import SourceModel

/// A property list in XML, as far as adlint reads one.
package struct PropertyList: Sendable {
  private let root: Element

  /// Nil where the text is no XML.
  package init?(_ file: SourceFile) {
    let builder = ElementTreeBuilder(expectedBytes: file.text.count)
    do {
      try LibXML2.parse(file.text, into: builder)
    } catch {
      return nil
    }
    root = Element(tree: ElementTree(source: file.text, builder: builder), index: 0)
  }

  /// A truth value and the bytes of its element.
  package func flag(_ key: String) -> (value: Bool, range: Range<Int>)? {
    for dictionary in root.descendants where dictionary.name == "dict" {
      var isNext = false
      for child in dictionary.children {
        if isNext, child.name == "true" || child.name == "false" {
          return (child.name == "true", child.tagRange)
        }
        isNext = child.name == "key" && child.text == key
      }
    }
    return nil
  }
}
