package import InterfaceBuilder

/// Documents for tests, written as briefly as they can be.
package enum Xib {
  /// The text of a xib or, where there is a controller among the objects, of a storyboard.
  package static func text(_ objects: String, usesAutoLayout: Bool = true) -> String {
    let isScene = objects.contains("<viewController") || objects.contains("<tableViewController")
    let layout = usesAutoLayout ? " useAutolayout=\"YES\"" : ""
    let inside =
      isScene
      ? "<scenes>\n<scene sceneID=\"s\">\n<objects>\n\(objects)\n</objects>\n</scene>\n</scenes>"
      : "<objects>\n\(objects)\n</objects>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isScene ? "Storyboard." : "")XIB"\
      \(layout)>
      \(inside)
      </document>

      """
  }

  package static func document(_ objects: String, usesAutoLayout: Bool = true) throws -> Document {
    let bytes = Array(text(objects, usesAutoLayout: usesAutoLayout).utf8)
    guard case .document(let document) = try DocumentReader.read(path: "A.xib", bytes: bytes) else {
      throw NoDocument()
    }
    return document
  }

  /// `<outlet>` elements for `headlineView=h mediaView=m`.
  package static func outlets(_ list: String, ids: String = "o") -> String {
    let elements = list.split(separator: " ").enumerated().map { number, pair in
      let parts = pair.split(separator: "=")
      return """
        <outlet property="\(parts.first ?? "")" destination="\(parts.last ?? "")" id="\(ids)\(number)"/>
        """
    }
    return elements.isEmpty
      ? "" : "<connections>\n\(elements.joined(separator: "\n"))\n</connections>"
  }

  /// A File's Owner of a class, with the outlets that `outlets(_:)` reads.
  package static func owner(_ className: String, _ list: String = "") -> String {
    let custom = className.isEmpty ? "" : " customClass=\"\(className)\""
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(custom)>
      \(outlets(list, ids: "f"))
      </placeholder>
      """
  }

  /// `<rect key="frame" …/>` for `0 0 300 200`.
  package static func rect(_ numbers: String) -> String {
    let values = zip(["x", "y", "width", "height"], numbers.split(separator: " "))
    return "<rect key=\"frame\" " + values.map { "\($0)=\"\($1)\"" }.joined(separator: " ") + "/>"
  }

  struct NoDocument: Error {}
}
