/// What a view says to a person.
extension View {
  /// The texts that the view shows, each whole: a label's text or each title of a button.
  package var texts: [String] {
    switch kind {
    case "button": buttonTitles
    default: [attributedText("attributedText"), string("text")].compactMap { $0 }.prefixFirst
    }
  }

  /// The place of the text that `texts` begins with.
  package var textRange: Range<Int>? {
    element.attributeRange("text") ?? element.child(key: "text")?.tagRange
      ?? element.child(key: "attributedText")?.tagRange
      ?? element.child(named: "state")?.attributeRange("title")
      ?? element.child(named: "buttonConfiguration")?.attributeRange("title")
  }

  /// What VoiceOver reads instead of the text.
  package var accessibilityLabel: String? {
    element.child(key: "accessibilityConfiguration")?["label"]
  }

  /// The name of the image that an image view shows or a button carries in its normal state.
  package var imageName: String? {
    element["image"] ?? element.child(named: "state")?["image"]
      ?? element.child(named: "buttonConfiguration")?["image"]
  }

  /// The author's notes on the object (Document ▸ Notes in the identity inspector).
  package var notes: String? { attributedText("userComments") }

  private var buttonTitles: [String] {
    let normal = element.children.filter { $0.name == "state" && $0.key == "normal" }
    let configured = element.children.filter { $0.name == "buttonConfiguration" }
    return (configured + normal).compactMap { holder in
      holder.attributedText("attributedTitle") ?? holder.string("title")
    }
  }

  private func string(_ key: String) -> String? { element.string(key) }

  private func attributedText(_ key: String) -> String? { element.attributedText(key) }
}

extension Element {
  /// A string attribute, which Interface Builder turns into a child where it holds line ends.
  fileprivate func string(_ name: String) -> String? {
    self[name] ?? child(key: name).flatMap { $0.name == "attributedString" ? nil : $0.text }
  }

  /// The fragments of an attributed string put together.
  fileprivate func attributedText(_ key: String) -> String? {
    guard let string = child(key: key), string.name == "attributedString" else { return nil }
    return string.children.filter { $0.name == "fragment" }
      .compactMap { $0["content"] ?? $0.child(key: "content")?.text }
      .joined()
  }
}

extension Array {
  /// The first element alone.
  fileprivate var prefixFirst: [Element] { Array(prefix(1)) }
}
