package import SourceModel
internal import YAMLDocument

/// What a configuration states, and where.
package struct ConfigurationOrigin: Sendable {
  /// A key with its value as a person writes it on one line.
  package struct Statement: Sendable {
    package let key: ConfigurationKey
    package let text: String
    package let place: CodePlace
  }

  /// As messages name the file.
  package let path: String
  package let statements: [Statement]
  private let rules: [RuleID: SourcePosition]
  private let overrides: [[RuleID: SourcePosition]]
  private let excluded: [(scope: PathScope, position: SourcePosition)]

  init(
    _ root: YAMLValue, _ fields: [String: YAMLValue], path: String, folder: String
  ) throws(YAMLError) {
    self.path = path
    statements = try root.entries().compactMap { entry in
      ConfigurationKey(rawValue: entry.key).map { key in
        Statement(
          key: key, text: entry.value.flowText,
          place: CodePlace(path: path, position: entry.position))
      }
    }
    rules = try Self.positions(fields["rules"])
    var overrides: [[RuleID: SourcePosition]] = []
    for item in try fields["overrides"]?.list() ?? [] {
      overrides.append(try Self.positions(item.entries().first { $0.key == "rules" }?.value))
    }
    self.overrides = overrides
    var excluded: [(PathScope, SourcePosition)] = []
    for item in try fields["excluded"]?.list() ?? [] {
      excluded.append(
        (PathScope(folder: folder, patterns: [try GlobPattern(item)]), item.position))
    }
    self.excluded = excluded
  }

  private static func positions(
    _ value: YAMLValue?
  ) throws(YAMLError) -> [RuleID: SourcePosition] {
    var result: [RuleID: SourcePosition] = [:]
    for entry in try value?.entries() ?? [] {
      result[RuleID(rawValue: entry.key)] = entry.position
    }
    return result
  }

  /// Where the severity of a rule is stated, the overrides with the given numbers last.
  func place(of rule: RuleID, overrides numbers: [Int]) -> CodePlace? {
    let position = numbers.reversed().lazy.compactMap { overrides[$0][rule] }.first
    return (position ?? rules[rule]).map { CodePlace(path: path, position: $0) }
  }

  /// Where a file is left out.
  func exclusion(of place: String) -> CodePlace? {
    excluded.first { $0.scope.contains(place) }
      .map { CodePlace(path: path, position: $0.position) }
  }
}
