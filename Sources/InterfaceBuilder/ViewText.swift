/// What a view says to a person.
extension View {
  /// The texts that the view shows, each whole: a label's text or each title of a button.
  package var texts: [String] { shownTexts.map(\.text) }

  /// The texts that the view shows in a language: its own where that has no other.
  package func texts(in strings: LocalizedStrings?) -> [String] {
    guard let strings else { return texts }
    return shownTexts.map { strings[id, $0.key] ?? $0.text }
  }

  /// The place of the text that `texts` begins with.
  package var textRange: Range<Int>? { shownTexts.first?.range }

  /// What VoiceOver reads instead of the text.
  package var accessibilityLabel: String? {
    element.child(key: "accessibilityConfiguration")?["label"]
  }

  /// The name by which tests find the view: the accessibility's, or an old attribute.
  package var accessibilityIdentifier: String? {
    element.child(key: "accessibilityConfiguration")?["identifier"]
      ?? element["accessibilityIdentifier"]
  }

  /// The name of the image that an image view shows or a button carries in its normal state.
  package var imageName: String? {
    let holders = [
      element, element.child(named: "state"), element.child(named: "buttonConfiguration"),
    ]
    return holders.lazy.compactMap { $0 }
      .compactMap { $0["image"] ?? $0.child(key: "image")?["image"] }.first
  }

  /// The author's notes on the object (Document ▸ Notes in the identity inspector).
  package var notes: String? { element.attributedText("userComments")?.text }

  private var shownTexts: [ShownText] {
    guard kind == "button" else {
      return [element.attributedText("attributedText") ?? element.string("text")].compactMap { $0 }
    }
    let normal = element.children.filter { $0.name == "state" && $0.key == "normal" }
    let configured = element.children.filter { $0.name == "buttonConfiguration" }
    return (configured + normal).compactMap { holder in
      holder.attributedText("attributedTitle") ?? holder.string("title")
    }
  }
}

/// A text and where it stands.
private struct ShownText {
  let text: String
  /// The element that holds the text, or whose attribute does.
  let element: Element
  var attribute: String?

  /// The property under which translations name the text.
  var key: String {
    let property = attribute ?? element.key ?? ""
    let holder = attribute == nil ? element.parent : element
    switch holder?.name {
    case "state":
      return property == "attributedTitle" ? "normalAttributedTitle" : "normalTitle"
    case "buttonConfiguration": return "configuration.\(property)"
    default: return property
    }
  }

  var range: Range<Int> {
    attribute.flatMap { element.attributeRange($0) } ?? element.tagRange
  }
}

extension Element {
  /// A string attribute, which Interface Builder turns into a child where it holds line ends.
  fileprivate func string(_ name: String) -> ShownText? {
    if let text = self[name] { return ShownText(text: text, element: self, attribute: name) }
    guard let child = child(key: name), child.name != "attributedString" else { return nil }
    return child.storedText.map { ShownText(text: $0, element: child) }
  }

  /// The fragments of an attributed string put together.
  fileprivate func attributedText(_ key: String) -> ShownText? {
    guard let string = child(key: key), string.name == "attributedString" else { return nil }
    let text = string.children.filter { $0.name == "fragment" }
      .compactMap { $0["content"] ?? $0.child(key: "content")?.storedText }
      .joined()
    return ShownText(text: text, element: string)
  }
}
