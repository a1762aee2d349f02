internal import LintRules
internal import SourceModel
internal import YAMLDocument

/// Reads what a configuration says of some files alone.
struct PathSettingsDecoder {
  /// The configuration.
  let file: SourceFile
  /// Where it lies; patterns count from here.
  let folder: String
  let workingDirectory: String

  func settings(
    overrides: YAMLValue?, suppressions: YAMLValue?
  ) throws(YAMLError) -> PathSettings {
    PathSettings(
      file: file, workingDirectory: workingDirectory, folder: folder,
      overrides: try list(overrides, override), suppressions: try list(suppressions, entry))
  }

  private func override(_ value: YAMLValue) throws(YAMLError) -> PathSettings.Override {
    let fields = try value.mapping(keys: ["paths", "rules"])
    let paths = try fields.required("paths", in: value)
    return PathSettings.Override(
      scope: PathScope(folder: folder, patterns: try GlobPattern.list(paths.list())),
      severities: try RuleSelection.severities(fields.required("rules", in: value)))
  }

  private func entry(_ value: YAMLValue) throws(YAMLError) -> PathSettings.Entry {
    let fields = try value.mapping(keys: ["rule", "path", "object", "reason"])
    let rule = try fields.required("rule", in: value)
    let name = try rule.string()
    let pattern = try StatedPattern(fields.required("path", in: value), in: file)
    let place = CodePlace(path: file.path, position: rule.position)
    return PathSettings.Entry(
      scope: PathScope(folder: folder, patterns: [pattern.pattern]), pattern: pattern,
      rule: name == SuppressionDirective.all ? nil : try RuleSelection.rule(named: name, at: rule),
      object: try fields["object"]?.string(),
      suppression: Suppression(
        source: .configuration, reason: try fields["reason"]?.string(), place: place),
      range: file.range(of: name, at: rule.position))
  }

  private func list<Item>(
    _ value: YAMLValue?, _ read: (YAMLValue) throws(YAMLError) -> Item
  ) throws(YAMLError) -> [Item] {
    var items: [Item] = []
    for item in try value?.list() ?? [] { items.append(try read(item)) }
    return items
  }
}

extension GlobPattern {
  /// A pattern as a configuration states it.
  init(_ value: YAMLValue) throws(YAMLError) {
    let text = try value.string()
    guard !text.isEmpty, !text.hasPrefix("/"), !text.split(separator: "/").contains("..") else {
      throw value.error("expected a path relative to this file's folder, not '\(text)'")
    }
    self.init(text)
  }

  static func list(_ values: [YAMLValue]) throws(YAMLError) -> [GlobPattern] {
    var patterns: [GlobPattern] = []
    for item in values { patterns.append(try GlobPattern(item)) }
    return patterns
  }
}

extension RuleSelection {
  /// What may stand beside a rule's id.
  enum Level: String, CaseIterable { case error, warning, note, off }

  /// The severities under `rules`.
  static func severities(_ value: YAMLValue) throws(YAMLError) -> [RuleID: Severity?] {
    var result: [RuleID: Severity?] = [:]
    for entry in try value.entries() {
      guard let rule = rule(named: entry.key) else {
        throw value.error(at: entry, unknown(entry.key))
      }
      result.updateValue(try severity(entry.value), forKey: rule)
    }
    return result
  }

  /// Nil for `off`, which some writers of YAML turn into `false`.
  private static func severity(_ value: YAMLValue) throws(YAMLError) -> Severity? {
    if try value.string() == "false" { return nil }
    return Severity(rawValue: try value.choice(Level.self, what: "severity").rawValue)
  }

  static func rule(named name: String, at value: YAMLValue) throws(YAMLError) -> RuleID {
    guard let rule = rule(named: name) else { throw value.error(unknown(name)) }
    return rule
  }

  private static func rule(named name: String) -> RuleID? {
    RuleRegistry.rules.first { $0.info.id.rawValue == name }?.info.id
  }

  private static func unknown(_ name: String) -> String {
    YAMLValue.unknown("rule", name, among: RuleRegistry.rules.map { $0.info.id.rawValue })
  }
}
