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
  /// Today's, unless Interface Builder drew with an older one.
  var face = SystemFont.variable

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
    let spacing = face.tracking(at: size) + weightDelta
    var sum = 0.0
    for scalar in text.unicodeScalars {
      sum += SystemFontAdvances.advance(of: scalar) + spacing
    }
    return size * sum * face.stretch
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
}
