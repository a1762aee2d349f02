internal import SourceModel

extension AdViewPicture.Purpose {
  /// Nil for what is part of no ad.
  var words: String? {
    switch self {
    case .asset(_, let words): words
    case .attribution: "attribution"
    case .content, .container: nil
    }
  }

  /// The class that gives a view its colour on the page.
  var styleClass: String {
    switch self {
    case .asset(let role, _): Self.colored.contains(role) ? role : "asset"
    case .attribution: "attribution"
    case .content: "content"
    case .container: "container"
    }
  }

  /// The roles with a colour of their own.
  private static let colored: Set<String> = [
    "headline", "body", "call_to_action", "icon", "logo", "image", "media", "media_placeholder",
    "advertiser", "store", "price", "star_rating", "ad_choices",
  ]
}

extension AdViewPicture.Box {
  /// `headline: UILabel “Title” (tit-le-001), 200 × 20 pt`
  var words: String {
    (purpose.words.map { "\($0): " } ?? "") + object.words
      + ", \(frame.width.shown) × \(frame.height.shown) pt" + (isVisible ? "" : ", not visible")
  }
}

extension ObjectReference {
  /// `UILabel “Title” (tit-le-001)`
  var words: String {
    className + (label.map { " “\($0)”" } ?? "") + (id.isEmpty ? "" : " (\(id))")
  }
}

extension AdViewPicture.Frame {
  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// As SVG writes it.
  var attributes: String {
    "x=\"\(x.shown)\" y=\"\(y.shown)\" width=\"\(width.shown)\" height=\"\(height.shown)\""
  }

  func meets(_ other: AdViewPicture.Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension Double {
  /// At most two decimals, none where they are 0.
  var shown: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map { String($0) } ?? "\(rounded)"
  }
}
