/// A `<constraint>`: `first.attribute  relation  multiplier × second.attribute + constant`.
package struct Constraint: Sendable {
  package enum Relation: Sendable { case equal, lessThanOrEqual, greaterThanOrEqual }

  package let element: Element
  /// The object that the constraint is about; the view that owns it where none is named.
  package let firstItem: String
  package let firstAttribute: String
  package let relation: Relation
  /// Nil where the constraint gives a constant alone.
  package let secondItem: String?
  package let secondAttribute: String?
  package let multiplier: Double
  /// Points.
  package private(set) var constant: Double
  /// 1 to 1000; 1000 is required.
  package private(set) var priority: Double
  /// Removed at build time: it holds on the canvas alone.
  package let isPlaceholder: Bool

  init?(_ element: Element, owner: String) {
    guard element.name == "constraint", let attribute = element["firstAttribute"] else {
      return nil
    }
    self.element = element
    firstItem = element["firstItem"] ?? owner
    firstAttribute = attribute
    relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    secondItem = element["secondItem"] ?? (element["secondAttribute"] == nil ? nil : owner)
    secondAttribute = element["secondAttribute"]
    multiplier = Self.ratio(element["multiplier"])
    constant = Self.number(element["constant"]) ?? 0
    priority = Self.number(element["priority"]) ?? 1000
    isPlaceholder = element["placeholder"] == "YES"
  }

  package var isRequired: Bool { priority >= 1000 }

  /// `0.5`, `16:9` or `1.78/1`; 1 where there is none or it makes no sense.
  private static func ratio(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.map { number(String($0)) }
    switch (parts.first ?? nil, parts.count == 2 ? parts[1] : 1) {
    case (let top?, let bottom?) where bottom != 0: return top / bottom
    default: return 1
    }
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension View {
  /// The constraints that the view owns, installed or not.
  package var statedConstraints: [Constraint] {
    guard let list = element.child(named: "constraints") else { return [] }
    return list.children.compactMap { Constraint($0, owner: id) }
  }
}

extension View {
  /// The constraints that the view owns and an iPhone in portrait installs.
  package var constraints: [Constraint] {
    statedConstraints.filter { constraint in
      constraint.element.id.map { !document.uninstalled.contains($0) } ?? true
    }
  }
}

extension Constraint {
  /// The constraint as it is under some traits: `rank` gives the order in which a variation's key
  /// applies, nil where it does not.
  package func varied(_ rank: (String?) -> Int?) -> Constraint {
    var varied = self
    let variations = element.children.compactMap { variation in
      variation.name == "variation" ? rank(variation.key).map { ($0, variation) } : nil
    }
    for (_, variation) in variations.sorted(by: { $0.0 < $1.0 }) {
      varied.constant = Self.number(variation["constant"]) ?? varied.constant
      varied.priority = Self.number(variation["priority"]) ?? varied.priority
    }
    return varied
  }
}
