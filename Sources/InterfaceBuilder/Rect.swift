/// A rectangle in points, its origin at the upper left.
package struct Rect: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }
  package var area: Double { max(0, width) * max(0, height) }

  package func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with each side moved inwards, but no further than to its middle.
  package func inset(x dx: Double, y dy: Double) -> Rect {
    let across = min(dx, width / 2)
    let down = min(dy, height / 2)
    return Rect(x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down)
  }

  /// What both share; without area where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether the two share more than `tolerance` points in both directions.
  package func overlaps(_ other: Rect, beyond tolerance: Double) -> Bool {
    let shared = intersection(other)
    return shared.width > tolerance && shared.height > tolerance
  }

  package func contains(x px: Double, y py: Double) -> Bool {
    px >= x && px <= maxX && py >= y && py <= maxY
  }
}
