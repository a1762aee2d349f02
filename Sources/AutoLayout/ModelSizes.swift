internal import InterfaceBuilder

/// Sizes from adlint's own metrics.
extension IntrinsicSizes {
  func modelSize(_ index: Int) -> IntrinsicSize {
    let node = scene.nodes[index]
    switch node.kind {
    case "label": return labelSize(index)
    case "button": return ButtonModel(node.element, self).size
    case "textView": return textViewSize(index)
    case "textField": return textFieldSize(node.element)
    case "imageView": return node.element["image"].map { imageSize($0, node.element) } ?? .none
    default: return controlSize(node)
    }
  }

  /// The model's error: 3 % or 2 points, 15 % for named fonts.
  func tolerance(of width: Double, _ font: FontDescription) -> Double {
    font.isSystem ? max(2, width * 0.03) : max(2, width * 0.15)
  }

  /// The font that a view states, else the system font at a size.
  func font(of element: Element, _ size: Double) -> FontDescription {
    canvasFont(FontDescription(element) ?? FontDescription(size: size))
  }

  /// A font as the canvas of the document's Xcode showed it; at run time it is today's.
  func canvasFont(_ font: FontDescription) -> FontDescription {
    guard options.isDesign, font.isSystem else { return font }
    var font = font
    font.face = scene.canvas.font
    return font
  }

  func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }

  // MARK: - Texts

  /// A text that wraps; nil where there is none.
  func measuredText(_ index: Int) -> MeasuredText? {
    let node = scene.nodes[index]
    let text = node.view.texts.first ?? ""
    if node.kind == "textView" { return MeasuredText(text, font(of: node.element, 12)) }
    return text.isEmpty ? nil : MeasuredText(text, font(of: node.element, 17))
  }

  private func textViewSize(_ index: Int) -> IntrinsicSize {
    guard let text = texts[index] ?? measuredText(index) else { return .none }
    let font = text.font
    let previous = solved.isEmpty ? 0 : solved[index].width
    let widths = text.lineWidths(within: previous > 10 ? previous - 10 : 1e9)
    let width = (widths.max() ?? 0).rounded(.up) + 10
    return IntrinsicSize(
      width: IntrinsicLength(width, tolerance: tolerance(of: width, font)),
      height: IntrinsicLength(
        (Double(widths.count) * font.lineHeight + 16).rounded(.up), tolerance: font.lineHeight))
  }

  private func textFieldSize(_ element: Element) -> IntrinsicSize {
    let font = font(of: element, 14)
    let text = element["text"] ?? element["placeholder"] ?? ""
    let width = font.width(of: text).rounded(.up)
    let line = font.lineHeight.rounded(.up)
    let isNew = scene.canvas.major >= 15 || scene.document.toolsVersion >= 14800
    let size: (width: Double, height: Double)
    switch element["borderStyle"] {
    case "roundedRect":
      size = (max(width + 14, text.isEmpty ? 97 : 0), isNew ? max(34, line + 14) : 30)
    case "line", "bezel": size = (width + 10, max(22, line + 6))
    default:
      let extra = [15, 16, 17].contains(font.size) ? 0.5 : 0
      size = (width, roundedUp(font.lineHeight + extra))
    }
    return IntrinsicSize(
      width: IntrinsicLength(size.width, tolerance: tolerance(of: size.width, font)),
      height: IntrinsicLength(size.height, tolerance: 1))
  }

  // MARK: - Images and controls

  /// The size that the document's resources record for an image; an SF symbol's there is not the
  /// size that it is drawn at.
  func imageSize(_ name: String, _ element: Element) -> IntrinsicSize {
    guard let image = scene.document.image(name, catalog: element["catalog"]) else { return .none }
    guard !image.isSymbol else {
      return IntrinsicSize(
        width: IntrinsicLength((image.width / 6.4).rounded(), tolerance: image.width / 6.4),
        height: IntrinsicLength((image.height / 6.4).rounded(), tolerance: image.height / 6.4))
    }
    // The catalogue may have changed since the document was saved.
    return IntrinsicSize(
      width: IntrinsicLength(image.width, tolerance: 1),
      height: IntrinsicLength(image.height, tolerance: 1))
  }

  private func controlSize(_ node: LayoutNode) -> IntrinsicSize {
    let major = scene.canvas.major
    func size(_ width: Double?, _ height: Double) -> IntrinsicSize {
      IntrinsicSize(
        width: width.map { IntrinsicLength($0, tolerance: 1) },
        height: IntrinsicLength(height, tolerance: 1))
    }
    switch node.kind {
    case "switch": return size(49, 31)
    case "slider": return size(nil, 30)
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(node.element["style"] ?? "")
      return isLarge ? size(37, 37) : size(20, 20)
    case "progressView": return size(nil, major < 19 ? 2 : 4)
    case "segmentedControl": return size(nil, major < 15 ? 28 : 31)
    case "stepper": return size(94, major < 15 ? 29 : 32)
    case "pageControl":
      let pages = node.element["numberOfPages"].flatMap { Double($0) } ?? 3
      return major < 17 ? size(16 * pages - 9, 37) : size(118, 28)
    case "pickerView": return size(nil, 216)
    case "datePicker": return size(320, 216)
    case "searchBar": return size(nil, major < 13 ? 44 : 56)
    case "navigationBar", "toolbar": return size(nil, 44)
    case "tabBar": return size(nil, 49)
    default: return .none
    }
  }
}
