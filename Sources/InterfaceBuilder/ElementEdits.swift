package import SourceModel

/// Changes of an element's start tag that leave every other byte as it is.
extension Element {
  /// Sets an attribute: its value where it is there, else behind the attribute that Xcode writes
  /// before it.
  package func setting(_ attribute: String, to value: String) -> Edit {
    if let range = attributeRange(attribute) {
      let start = valueStart(in: range)
      return Edit(start..<range.upperBound - 1, value)
    }
    let place = insertionPlace(of: attribute)
    return Edit(place..<place, " \(attribute)=\"\(value)\"")
  }

  /// Takes an attribute away with the blanks before it; nil where it is not there.
  package func removing(_ attribute: String) -> Edit? {
    guard let range = attributeRange(attribute) else { return nil }
    var start = range.lowerBound
    while start > tagRange.lowerBound, tree.source[start - 1].isXMLSpace { start -= 1 }
    return Edit(start..<range.upperBound, "")
  }

  /// The first byte of the value in an attribute's range, behind the quotation mark.
  private func valueStart(in range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place < range.upperBound, tree.source[place] != UInt8(ascii: "\""),
      tree.source[place] != UInt8(ascii: "'")
    {
      place += 1
    }
    return place + 1
  }

  /// Behind the last attribute of those that stand before the new one in Xcode's files, or behind
  /// the element's name.
  private func insertionPlace(of attribute: String) -> Int {
    let before = Self.precedence[attribute] ?? ["id"]
    let ends = before.compactMap { attributeRange($0)?.upperBound }
    return ends.max() ?? nameRange.upperBound
  }

  /// What Xcode writes before an attribute.
  private static let precedence: [String: [String]] = [
    "userInteractionEnabled": ["hidden", "opaque", "clipsSubviews", "multipleTouchEnabled"],
    "contentMode": [
      "hidden", "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled",
    ],
    "customClass": ["id"],
    "priority": ["firstItem", "firstAttribute", "secondItem", "secondAttribute", "constant"],
    "constant": ["firstItem", "firstAttribute", "secondItem", "secondAttribute"],
  ]
}

extension Document {
  /// Adds an outlet to an object that has connections already; nil where it has none.
  package func addingOutlet(
    _ property: String, to destination: String, at owner: Element
  ) -> Edit? {
    guard let connections = owner.child(named: "connections") else { return nil }
    var last: Element?
    for child in connections.children { last = child }
    guard let last else { return nil }
    let place = last.tagRange.upperBound
    let text = last.tree.source
    guard text[place - 2] == UInt8(ascii: "/") else { return nil }
    var start = last.tagRange.lowerBound
    while start > 0, text[start - 1].isXMLSpace { start -= 1 }
    let indent = String(decoding: text[start..<last.tagRange.lowerBound], as: UTF8.self)
    let id = freeID(for: "\(owner.id ?? "") \(property)")
    return Edit(
      place..<place,
      "\(indent)<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"\(id)\"/>")
  }

  /// An object id as Interface Builder makes them, which no object has; always the same for a seed.
  private func freeID(for seed: String) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in seed.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    while true {
      let id = Self.id(&state)
      if objects[id] == nil, !outlets.contains(where: { $0.element.id == id }) { return id }
    }
  }

  /// Three, two and three letters or digits.
  private static func id(_ state: inout UInt64) -> String {
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789")
    var text = ""
    for position in 0..<8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text.append(letters[Int(state >> 33) % letters.count])
      if position == 2 || position == 4 { text.append("-") }
    }
    return text
  }
}
