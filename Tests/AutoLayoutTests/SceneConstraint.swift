/// A constraint in words: `v.top >= w.bottom * 2 + 8 @750 placeholder`, `v.width = 8`, or
/// `.width = 8` for the view that owns it.
struct SceneConstraint: Sendable {
  let xml: String

  init(_ words: String, id: String) {
    guard !words.hasPrefix("<") else {
      xml = words
      return
    }
    let parts = words.split(separator: " ").map(String.init)
    let relations = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    var fields = ["id=\"\(id)\""]
    fields += Self.item(parts[0], "first")
    if let relation = relations[parts[1]] { fields.append("relation=\"\(relation)\"") }
    fields += Self.item(parts[2], "second")
    for (index, word) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : ""
      switch word {
      case "*": fields.append("multiplier=\"\(next)\"")
      case "+": fields.append("constant=\"\(next)\"")
      case "-": fields.append("constant=\"-\(next)\"")
      case "placeholder": fields.append("placeholder=\"YES\"")
      default: if word.hasPrefix("@") { fields.append("priority=\"\(word.dropFirst())\"") }
      }
    }
    xml = "<constraint \(fields.joined(separator: " "))/>"
  }

  /// The attributes for `v.top`, or for a constant on the second side.
  private static func item(_ text: String, _ side: String) -> [String] {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Double(text) == nil, let attribute = parts.last else {
      return ["constant=\"\(text)\""]
    }
    let name = parts[0].isEmpty ? [] : ["\(side)Item=\"\(parts[0])\""]
    return name + ["\(side)Attribute=\"\(attribute)\""]
  }
}
