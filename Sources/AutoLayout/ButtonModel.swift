internal import InterfaceBuilder

/// The intrinsic size of a button.
struct ButtonModel {
  private let element: Element
  private let sizes: IntrinsicSizes

  init(_ element: Element, _ sizes: IntrinsicSizes) {
    self.element = element
    self.sizes = sizes
  }

  /// The font of a button or text field that states none.
  static func defaultFont(_ element: Element) -> FontDescription {
    guard element.name == "button" else { return FontDescription(size: 14) }
    let type = element["buttonType"]
    return FontDescription(size: type == nil || type == "custom" ? 18 : 15)
  }

  var size: IntrinsicSize {
    if let configuration = element.child(named: "buttonConfiguration") {
      return configured(configuration)
    }
    let type = element["buttonType"] ?? ""
    if ["contactAdd", "detailDisclosure", "infoDark", "infoLight"].contains(type) {
      let isOld = sizes.scene.document.toolsVersion < 15000
      return IntrinsicSize(
        width: IntrinsicLength(isOld ? 22 : 25), height: IntrinsicLength(isOld ? 22 : 24))
    }
    return plain
  }

  /// The font of the title, and what insets take of the width, in points.
  static func titleRoom(_ element: Element) -> (font: FontDescription, inset: Double) {
    if let configuration = element.child(named: "buttonConfiguration") {
      let insets = configurationInsets(configuration)
      return (configurationFont(configuration), insets.left + insets.right)
    }
    let insets = insets(element)
    let font = FontDescription(element) ?? defaultFont(element)
    return (font, (insets?.left ?? 0) + (insets?.right ?? 0))
  }

  private static func configurationFont(_ configuration: Element) -> FontDescription {
    configuration.child(named: "fontDescription").map { FontDescription(description: $0) }
      ?? FontDescription(size: 17)
  }

  private static func configurationInsets(_ configuration: Element) -> EdgeInsets {
    EdgeInsets(configuration.child(key: "contentInsets"))
      ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
  }

  private func configured(_ configuration: Element) -> IntrinsicSize {
    let font = Self.configurationFont(configuration)
    let insets = Self.configurationInsets(configuration)
    let title = configuration["title"] ?? Self.fragments(configuration)
    let width = font.width(of: title).rounded(.up)
    return IntrinsicSize(
      width: IntrinsicLength(
        width + insets.left + insets.right, tolerance: sizes.tolerance(of: width, font)),
      height: IntrinsicLength(
        sizes.roundedUp(font.lineHeight) + insets.top + insets.bottom, tolerance: 1))
  }

  private var plain: IntrinsicSize {
    let font = sizes.canvasFont(FontDescription(element) ?? Self.defaultFont(element))
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    let title = state.map(Self.title) ?? ""
    let image = state?["image"].map { sizes.imageSize($0, state ?? element) } ?? .none
    let text = title.isEmpty ? 0 : font.width(of: title).rounded(.up)
    let line = font.lineHeight.rounded(.up)
    let imageHeight = image.height?.points ?? 0
    let width = text + (image.width?.points ?? 0)
    let tolerance =
      (title.isEmpty
        ? image.width == nil ? layoutUnknown : 0 : sizes.tolerance(of: text, font))
      + (image.width?.tolerance ?? 0)
    func size(_ width: Double, _ height: Double) -> IntrinsicSize {
      IntrinsicSize(
        width: IntrinsicLength(width, tolerance: tolerance),
        height: IntrinsicLength(height, tolerance: font.isSystem ? 0 : 2))
    }
    if let insets = Self.insets(element) {
      return size(
        width + insets.left + insets.right, max(line, imageHeight) + insets.top + insets.bottom)
    }
    if !title.isEmpty {
      return size(max(width, 30), imageHeight <= line + 12 ? line + 12 : imageHeight)
    }
    if image.width != nil { return size(width, max(imageHeight, line)) }
    return size(30, line + 12)
  }

  private static func title(_ state: Element) -> String {
    state["title"] ?? state.child(key: "title")?.text ?? fragments(state)
  }

  private static func fragments(_ element: Element) -> String {
    element.descendants.filter { $0.name == "fragment" }.compactMap { $0["content"] }.joined()
  }

  private static func insets(_ element: Element) -> EdgeInsets? {
    guard let inset = element.child(key: "contentEdgeInsets") else { return nil }
    func number(_ name: String) -> Double { inset[name].flatMap { Double($0) } ?? 0 }
    return EdgeInsets(
      top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
  }
}
