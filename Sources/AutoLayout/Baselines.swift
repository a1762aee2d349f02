internal import InterfaceBuilder

extension IntrinsicSizes {
  /// From the top to the first baseline, or from the last one to the bottom, in points.
  func baseline(_ index: Int, isFirst: Bool) -> Double {
    let node = scene.nodes[index]
    switch node.kind {
    case "stackView":
      let inner = isFirst ? node.children.first : node.children.last
      return inner.map { baseline($0, isFirst: isFirst) } ?? 0
    case "label", "textView":
      let font = FontDescription(node.element) ?? FontDescription(size: 17)
      return (isFirst ? font.ascent : font.descent) + (node.kind == "textView" ? 8 : 0)
    case "button", "textField":
      let font = FontDescription(node.element) ?? ButtonModel.defaultFont(node.element)
      let height = solved.isEmpty ? font.lineHeight.rounded(.up) + 12 : solved[index].height
      return (height - font.lineHeight) / 2 + (isFirst ? font.ascent : font.descent)
    default: return 0
    }
  }

  /// How far a baseline may be off, in points: where in a label that is higher than its text the
  /// text stands is a guess, and so is the ascent of a named font.
  func baselineTolerance(_ index: Int) -> Double {
    let node = scene.nodes[index]
    guard node.kind == "label", !solved.isEmpty else { return 0 }
    let font = FontDescription(node.element) ?? FontDescription(size: 17)
    let spare = abs(solved[index].height - (size(of: index).height?.points ?? 0))
    return (spare > 0.6 ? spare : 0) + (font.isSystem ? 0 : 2)
  }
}

extension LayoutSystem {
  /// How far the baselines that a constraint names may be off, in points.
  func baselineTolerance(of constraint: Constraint) -> Double {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem ?? "", constraint.secondAttribute ?? ""),
    ]
    return sides.reduce(0) { sum, side in
      guard side.1.hasSuffix("aseline"), case .view(let index)? = scene.items[side.0] else {
        return sum
      }
      return sum + text.baselineTolerance(index)
    }
  }
}
