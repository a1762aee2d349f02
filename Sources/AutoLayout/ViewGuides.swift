internal import InterfaceBuilder

/// The guides of a view are its edges, moved inwards.
extension LayoutSystem {
  func safeAreaAttribute(_ index: Int, _ attribute: String) -> LinearExpression? {
    let safe = safeInsets(of: index)
    let insets = EdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    return attributeOf(index, attribute, movedBy: insets)
  }

  func marginsAttribute(_ index: Int, _ attribute: String) -> LinearExpression? {
    attributeOf(index, attribute, movedBy: margins(of: index))
  }

  /// The readable content lies within the margins, and is no wider than people like to read.
  func readableAttribute(_ index: Int, _ attribute: String) -> LinearExpression? {
    var insets = margins(of: index)
    let spare = max(0, readingRoom(of: index) - Readable.width) / 2
    insets.left += spare
    insets.right += spare
    return attributeOf(index, attribute, movedBy: insets)
  }

  /// How far the readable content's edges may be off, in points: how wide it is depends on the size
  /// of texts that the user has chosen.
  func readableTolerance(of constraint: Constraint) -> Double {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    let isDoubtful = items.contains { item in
      guard case .readable(let index)? = scene.items[item],
        Self.horizontal.contains(where: { constraint.firstAttribute.hasPrefix($0) })
      else { return false }
      return readingRoom(of: index) > Readable.least
    }
    return isDoubtful ? (Readable.width - Readable.least) / 2 : 0
  }

  /// The width between the margins, as the last pass gave it.
  private func readingRoom(of index: Int) -> Double {
    guard !solved.isEmpty else { return 0 }
    let margins = margins(of: index)
    return solved[index].width - margins.left - margins.right
  }

  private func attributeOf(
    _ index: Int, _ attribute: String, movedBy insets: EdgeInsets
  ) -> LinearExpression? {
    guard let plain = edge(index, attribute) else { return nil }
    switch attribute {
    case "top": return plain + insets.top
    case "left", "leading": return plain + insets.left
    case "bottom": return plain + -insets.bottom
    case "right", "trailing": return plain + -insets.right
    case "width": return plain + -(insets.left + insets.right)
    case "height": return plain + -(insets.top + insets.bottom)
    case "centerX": return plain + (insets.left - insets.right) / 2
    case "centerY": return plain + (insets.top - insets.bottom) / 2
    default: return plain
    }
  }
}

/// Widths of readable content, in points.
private enum Readable {
  /// With texts of the default size.
  static let width = 672.0
  /// With the smallest texts, less a reserve: no phone that is held upright is as wide.
  static let least = 540.0
}
