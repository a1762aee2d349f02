/// The JSON schema of a configuration, by which editors complete and check it.
package enum ConfigurationSchema {
  package static var text: String {
    let keys = ConfigurationKey.allCases.map { key in
      (key.rawValue, node(key.shape, summary: key.summary, mayBeEmpty: key != .included))
    }
    let root = JSONNode.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text("The configuration of adlint (\(Configuration.fileName))")),
      // A file whose keys are all comments holds nothing.
      ("type", .list([.text("object"), .text("null")])), ("additionalProperties", .flag(false)),
      ("properties", .object(keys)),
    ])
    return root.text() + "\n"
  }

  /// A list or mapping that `mayBeEmpty` may have nothing behind its key.
  private static func node(
    _ shape: ConfigurationShape, summary: String? = nil, mayBeEmpty: Bool = false
  ) -> JSONNode {
    let description = summary.map { [("description", JSONNode.text($0))] } ?? []
    let members = members(of: shape).map { name, value in
      guard name == "type", mayBeEmpty, shape.isCollection else { return (name, value) }
      return (name, JSONNode.list([value, .text("null")]))
    }
    return .object(description + members)
  }

  private static func members(of shape: ConfigurationShape) -> [(String, JSONNode)] {
    switch shape {
    case .text: [("type", .text("string"))]
    case .version: [("type", .list([.text("string"), .text("number")]))]
    case .number(let limit): [("type", .text("number")), ("exclusiveMinimum", .number(limit))]
    case .choice(let words): [("enum", .list(words.flatMap(choices)))]
    case .list(let item): [("type", .text("array")), ("items", node(item))]
    case .names(nil, let value):
      [("type", .text("object")), ("additionalProperties", node(value))]
    case .names(let names?, let value):
      [
        ("type", .text("object")),
        ("propertyNames", .object([("enum", .list(names.map(JSONNode.text)))])),
        ("additionalProperties", node(value)),
      ]
    case .fields(let fields):
      [
        ("type", .text("object")), ("additionalProperties", .flag(false)),
        ("required", .list(fields.filter(\.isRequired).map { .text($0.name) })),
        ("properties", .object(fields.map { ($0.name, node($0.shape)) })),
      ]
    }
  }

  /// Editors read a plain `off` as false.
  private static func choices(_ word: String) -> [JSONNode] {
    word == RuleSelection.Level.off.rawValue ? [.text(word), .flag(false)] : [.text(word)]
  }
}
