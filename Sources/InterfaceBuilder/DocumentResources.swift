/// What a document records about itself and its resources.
extension Document {
  /// The version of Interface Builder that saved the document, such as 22505; 0 where it says none.
  package var toolsVersion: Double {
    let number = root["toolsVersion"]?.split(separator: ".").first.flatMap { Double($0) } ?? 0
    return number.isFinite ? number : 0
  }

  /// An image as the document records it.
  package struct ImageResource: Sendable {
    /// Points.
    package let width: Double
    package let height: Double
    /// An SF symbol, whose recorded size is not the one that it is drawn at.
    package let isSymbol: Bool
  }

  /// The size of an image by its name; nil where the document does not record it.
  package func image(_ name: String, catalog: String?) -> ImageResource? {
    guard let resources = root.child(named: "resources") else { return nil }
    let images = resources.children.filter { $0.name == "image" && $0["name"] == name }
    let image = images.first { $0["catalog"] == catalog } ?? images.first
    guard let image, let width = image["width"].flatMap({ Double($0) }),
      let height = image["height"].flatMap({ Double($0) }), width.isFinite, height.isFinite
    else { return nil }
    return ImageResource(width: width, height: height, isSymbol: image["catalog"] == "system")
  }
}
