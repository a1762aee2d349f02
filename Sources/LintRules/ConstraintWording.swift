internal import AutoLayout
internal import InterfaceBuilder

/// Words for constraints in one message: the first mention of a view says its class, label and id,
/// later ones as little as tells it apart.
struct ConstraintWording {
  private let document: Document
  private var mentioned: Set<String> = []

  init(_ document: Document) { self.document = document }

  /// `UILabel “Title” (h).top ≥ UIView (v).bottom + 8`, `“Title”.width = h.height × 16:9`.
  mutating func words(_ constraint: Constraint) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let constant = constraint.constant
    let first = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
    guard let item = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return first + constant.points
    }
    let addend = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(constant.magnitude.points)"
    return first + "\(name(item)).\(attribute)\(constraint.factor)\(addend)"
  }

  /// What a constraint contradicts; nobody reads more than two of many.
  mutating func partners(of conflict: LayoutConflict) -> String {
    let count =
      conflict.others.count + conflict.stackViews.count + conflict.autoresized.count
      + (conflict.involvesRoot ? 1 : 0)
    var shown = conflict.others.prefix(2).map { other in
      words(other) + (other.element.id.map { " (\($0))" } ?? "")
    }
    for view in conflict.stackViews where shown.count < 2 {
      shown.append("the arrangement of \(name(view.id))")
    }
    for view in conflict.autoresized where shown.count < 2 {
      shown.append("the autoresizing mask of \(name(view.id))")
    }
    if conflict.involvesRoot, shown.count < 2 { shown.append("the size of the whole") }
    if count > shown.count { shown.append("\(count - shown.count) more") }
    return shown.isEmpty ? "itself" : listed(shown)
  }

  private mutating func name(_ id: String) -> String {
    guard let element = document.objects[id] else { return id }
    if element.key == "safeArea" { return "the safe area" }
    guard mentioned.insert(id).inserted else {
      return element.label.map { "“\($0)”" } ?? id
    }
    return element.words
  }
}

extension Constraint {
  /// ` × 16:9`, as the file writes a ratio, or ` × 0.5`; nothing where it is 1.
  fileprivate var factor: String {
    guard multiplier != 1 else { return "" }
    let stated = element["multiplier"] ?? ""
    let parts = stated.split { $0 == ":" || $0 == "/" }
    return " × " + (parts.count == 2 ? parts.joined(separator: ":") : multiplier.points)
  }
}
