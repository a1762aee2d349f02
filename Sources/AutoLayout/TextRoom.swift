package import InterfaceBuilder

/// The room that a label or a button leaves for its text.
package struct TextRoom: Sendable {
  /// The width of the view.
  package let width: Length
  /// Points, over all lines together.
  private let available: Double
  /// Points.
  private let characterWidth: Double
  /// The error of the mean width, as a share.
  private let tolerance: Double

  /// The mean advance of a Latin character, in parts of the font's size.
  private static let meanAdvance = 0.52

  fileprivate init(_ width: Length, available: Double, font: FontDescription, scale: Double) {
    self.width = width
    self.available = max(0, available)
    characterWidth = max(1, font.size * scale) * Self.meanAdvance
    tolerance = font.isSystem ? 0.03 : 0.15
  }

  /// How many characters of mean width fit.
  package var characters: Int { Int(min(available / characterWidth, 10_000)) }

  /// Whether a text of so many characters fits; false only where it certainly does not.
  package func shows(_ characters: Int) -> Bool {
    let needed = Double(characters) * characterWidth
    return needed - available <= max(2, needed * tolerance)
  }
}

extension Layout {
  /// Nil for a view of another kind, and where the room is not certain: the width depends on the
  /// text itself, or the number of lines is open.
  package func textRoom(of view: View) -> TextRoom? {
    guard let width = width(of: view), width.certainty == .proved else { return nil }
    switch view.kind {
    case "label": return labelRoom(view, width)
    case "button": return buttonRoom(view, width)
    default: return nil
    }
  }

  private func labelRoom(_ label: View, _ width: Length) -> TextRoom? {
    let element = label.element
    let font = FontDescription(element) ?? FontDescription(size: 17)
    guard let scale = smallestScale(element, font) else { return nil }
    let allowed = element["numberOfLines"].flatMap { Int($0) } ?? 1
    guard let lines = lines(of: label, allowed: allowed, font) else { return nil }
    return TextRoom(width, available: width.points * Double(lines), font: font, scale: scale)
  }

  /// The lines that are allowed and have room in the height, where that is not the text's own.
  private func lines(of label: View, allowed: Int, _ font: FontDescription) -> Int? {
    guard allowed != 1 else { return 1 }
    guard let height = height(of: label), height.certainty == .proved,
      height.constraint != nil || label.usesAutoresizing
    else { return allowed > 0 ? allowed : nil }
    let fitting = max(1, Int(min(height.points / font.lineHeight + 0.1, 1000)))
    return allowed > 0 ? min(allowed, fitting) : fitting
  }

  /// How far the font may shrink; nil where there is no limit.
  private func smallestScale(_ element: Element, _ font: FontDescription) -> Double? {
    guard element["adjustsFontSizeToFit"] == "YES" else { return 1 }
    if let factor = element["minimumScaleFactor"].flatMap({ Double($0) }), factor > 0 {
      return min(factor, 1)
    }
    guard let smallest = element["minimumFontSize"].flatMap({ Double($0) }), smallest > 0 else {
      return nil
    }
    return min(1, smallest / font.size)
  }

  private func buttonRoom(_ button: View, _ width: Length) -> TextRoom? {
    let element = button.element
    // Other modes wrap the title or shrink it.
    guard
      ["middleTruncation", "tailTruncation", "headTruncation", "clip"].contains(
        element["lineBreakMode"] ?? "middleTruncation"), element["titleAlignment"] == nil
    else { return nil }
    let room = ButtonModel.titleRoom(element)
    return TextRoom(width, available: width.points - room.inset, font: room.font, scale: 1)
  }
}
