internal import InterfaceBuilder

/// A font as far as the width of a text depends on it.
struct FontDescription: Sendable {
  /// Points.
  let size: Double
  let weight: String
  /// Not a named font, whose widths are only a rough guess.
  let isSystem: Bool
  /// Of a text style, which is as large as the user wants texts to be.
  var isStyle = false
  /// How wide the system font of the canvas is, as a share of today's.
  var stretch = 1.0

  init(size: Double, weight: String = "regular", isSystem: Bool = true) {
    self.size = size
    self.weight = weight
    self.isSystem = isSystem
  }

  /// The font that a view states; nil where it states none.
  init?(_ element: Element) {
    if let stated = element.child(named: "fontDescription") {
      self.init(description: stated)
      return
    }
    guard element["usesAttributedText"] == "YES",
      let font = element.descendants.first(where: Self.hasSize)
    else { return nil }
    let name = font["name"] ?? font["metaFont"] ?? ""
    self.init(
      size: Self.number(font["size"]) ?? Self.number(font["pointSize"]) ?? 17,
      weight: name.lowercased().contains("bold") ? "bold" : "regular", isSystem: false)
  }

  /// A `<fontDescription>`.
  init(description: Element) {
    if let style = description["style"] {
      let known = Self.styles.first { $0.name == style }
      self.init(size: known?.size ?? 17, weight: known?.weight ?? "regular")
      isStyle = true
      return
    }
    let size = Self.number(description["pointSize"]) ?? 17
    let type = description["type"]
    let name = description["name"] ?? ""
    if type == "boldSystem" {
      self.init(size: size, weight: "bold")
    } else if type == "system" || type == "italicSystem" || name.hasPrefix(".") {
      self.init(size: size, weight: description["weight"] ?? "regular")
    } else {
      self.init(size: size, weight: Self.weight(ofNamed: name), isSystem: false)
    }
  }

  private static func hasSize(_ element: Element) -> Bool {
    (element.name == "font" || element.name == "fontDescription")
      && (element["size"] != nil || element["pointSize"] != nil)
  }

  private static func weight(ofNamed name: String) -> String {
    if name.contains("Semi") { return "semibold" }
    if name.contains("Bold") { return "bold" }
    return name.contains("Medium") ? "medium" : "regular"
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private static let styles: [(name: String, size: Double, weight: String)] = [
    ("UICTFontTextStyleBody", 17, "regular"), ("UICTFontTextStyleHeadline", 17, "semibold"),
    ("UICTFontTextStyleSubhead", 15, "regular"), ("UICTFontTextStyleFootnote", 13, "regular"),
    ("UICTFontTextStyleCaption1", 12, "regular"), ("UICTFontTextStyleCaption2", 11, "regular"),
    ("UICTFontTextStyleCallout", 16, "regular"), ("UICTFontTextStyleTitle0", 34, "regular"),
    ("UICTFontTextStyleTitle1", 28, "regular"), ("UICTFontTextStyleTitle2", 22, "regular"),
    ("UICTFontTextStyleTitle3", 20, "regular"),
  ]
}

// MARK: - Measures

extension FontDescription {
  /// Points.
  var lineHeight: Double { size * 1.193_359_375 }

  /// From the top of a line to its baseline, in points.
  var ascent: Double { size * 0.952_148_437_5 }

  var descent: Double { lineHeight - ascent }

  /// The width of a text in one line, in points.
  func width(of text: some StringProtocol) -> Double {
    let spacing = Self.tracking(at: size) + weightDelta
    var sum = 0.0
    for scalar in text.unicodeScalars {
      sum += SystemFontAdvances.advance(of: scalar) + spacing
    }
    return size * sum * stretch
  }

  private var weightDelta: Double {
    switch weight {
    case "ultraLight": -0.02
    case "thin": -0.015
    case "light": -0.008
    case "medium": 0.0134
    case "semibold": 0.0222
    case "bold": 0.0358
    case "heavy": 0.0465
    case "black": 0.0573
    default: 0
    }
  }

  /// What the system font adds to each character at a size, in parts of the size. Below 20 points
  /// it is another face than above.
  private static func tracking(at size: Double) -> Double {
    let points = trackings.filter { ($0.size < 20) == (size < 20) }
    guard let first = points.first, let last = points.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.size {
      let share = (size - low.size) / (high.size - low.size)
      return low.tracking + (high.tracking - low.tracking) * share
    }
    return last.tracking
  }

  private static let trackings: [(size: Double, tracking: Double)] = [
    (11, 0.0221), (12, 0.0166), (13, 0.0073), (14, 0.0049), (15, 0.0004), (16, -0.0038),
    (17, -0.0083), (18, -0.01), (20, -0.0214), (22, -0.026), (24, -0.0241), (25, -0.0305),
    (30, -0.0259),
  ]
}
