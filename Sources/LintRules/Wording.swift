internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// How messages name things.
extension Element {
  /// `UIButton “Buy now” (cta-7x-Qp2)`: the class, the label in the outline, the object id.
  var words: String {
    reference.className + (label.map { " “\($0)”" } ?? "") + (id.map { " (\($0))" } ?? "")
  }

  /// The label in the outline, else a short text.
  var label: String? { reference.label ?? shownText }

  /// A short text of the object, by which a person finds it.
  private var shownText: String? {
    let title = children.first { $0.name == "state" && $0.key == "normal" }?["title"]
    guard let text = self["text"] ?? title, !text.isEmpty else { return nil }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 30 ? line.prefix(29) + "…" : line
  }
}

extension View {
  var words: String { element.words }

  /// The place of the class in the start tag: the custom class, else the element's name.
  var classRange: Range<Int> { element.classRange }
}

extension Element {
  var classRange: Range<Int> { attributeRange("customClass") ?? nameRange }
}

extension AdView.Binding {
  /// The outlet's destination, where the wrong view is named; the tag of a view that code finds; the
  /// view that code binds.
  var destinationRange: Range<Int> { range(of: "destination") }

  var propertyRange: Range<Int> { range(of: "property") }

  private func range(of attribute: String) -> Range<Int> {
    if let element = outlet?.element {
      return element.attributeRange(attribute) ?? element.tagRange
    }
    guard let element = target?.element else { return 0..<0 }
    return (code == nil ? element.attributeRange("tag") : nil) ?? element.nameRange
  }
}

extension Double {
  /// The number as a person writes it: at most two decimals, none where they are 0.
  var points: String {
    // So large a number would overflow on its way to hundredths.
    guard magnitude < 1e15 else { return "\(self)" }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}

extension Rect {
  /// `90 × 90`.
  var size: String { "\(width.points) × \(height.points)" }
}

/// `an app install ad`, `a unified native ad`, `a UILabel`, `an MTRGMediaAdView`: the article goes by
/// the sound, and capitals in a row are spelt out.
package func withArticle(_ noun: String) -> String {
  let start = noun.prefix(2)
  let isSpelt = start.count == 2 && start.allSatisfy(\.isUppercase)
  let lower = noun.lowercased()
  let vowels = isSpelt ? "aefhilmnorsx" : "aeiou"
  let soundsLikeVowel =
    lower.first.map { vowels.contains($0) } ?? false
    && (isSpelt || !["uni", "use", "eu", "one"].contains { lower.hasPrefix($0) })
  return (soundsLikeVowel ? "an " : "a ") + noun
}

/// `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
