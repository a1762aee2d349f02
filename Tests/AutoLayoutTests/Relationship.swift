import InterfaceBuilder

extension GeneratedScene.Relationship {
  private static let opposites = ["left": "right", "right": "left"]

  /// The same in a mirror.
  var mirrored: Self {
    var copy = self
    guard first.attribute == "centerX" || Self.opposites[first.attribute] != nil else {
      return copy
    }
    copy.first.attribute = Self.opposites[first.attribute] ?? first.attribute
    copy.second?.attribute = Self.opposites[second?.attribute ?? ""] ?? second?.attribute ?? ""
    copy.constant = -constant
    copy.relation = ["<=": ">=", ">=": "<="][relation] ?? relation
    return copy
  }

  /// By how many points frames miss it; nil where the frame of an item is not among them.
  func miss(_ frames: [String: Rect]) -> Double? {
    guard let left = Self.value(first, frames) else { return nil }
    var right = constant
    if let second {
      guard let value = Self.value(second, frames) else { return nil }
      right += value
    }
    switch relation {
    case "<=": return max(0, left - right)
    case ">=": return max(0, right - left)
    default: return abs(left - right)
    }
  }

  private static func value(
    _ item: (id: String, attribute: String), _ frames: [String: Rect]
  ) -> Double? {
    guard let frame = frames[item.id] else { return nil }
    switch item.attribute {
    case "left": return frame.x
    case "right": return frame.maxX
    case "top": return frame.y
    case "bottom": return frame.maxY
    case "width": return frame.width
    case "height": return frame.height
    case "centerX": return frame.midX
    default: return frame.midY
    }
  }
}
