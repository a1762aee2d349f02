internal import SourceCode

/// The constants of a project, whichever file declares them.
struct CodeConstants: Sendable {
  private var values: [String: CodeValue] = [:]

  init(_ files: [SourceFacts]) {
    var ambiguous: Set<String> = []
    for (name, value) in files.lazy.flatMap(\.constants) {
      if let other = values.updateValue(value, forKey: name), other != value {
        ambiguous.insert(name)
      }
    }
    for name in ambiguous { values[name] = nil }
  }

  /// What a value comes to where it is a constant's name: `Tags.title`, `Self.title`, `kTitleTag` or an
  /// enumeration's case with `rawValue`.
  func resolved(_ value: CodeValue, in context: CodeContext) -> CodeValue {
    guard case .path(let path) = value, !values.isEmpty else { return value }
    var names = path.components.map(\.name)
    if names.count > 1, names.last == "rawValue" { names.removeLast() }
    if names.first == "Self", let type = context.type { names[0] = type }
    let name = names.joined(separator: ".")
    return values[name] ?? context.type.flatMap { values["\($0).\(name)"] } ?? value
  }
}
