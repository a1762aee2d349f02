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
  /// The patterns under `included` and `overrides`.
  package let patterns: [StatedPattern]
  /// Those under `excluded`.
  package let exclusions: [StatedPattern]
  private let folder: String

  init(
    _ root: YAMLValue, _ fields: [String: YAMLValue], _ file: SourceFile, folder: String
  ) throws(YAMLError) {
    let path = file.path
    self.path = path
    self.folder = folder
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
    patterns = try Self.patterns(fields, file)
    exclusions = try Self.patterns(try fields["excluded"]?.list() ?? [], file)
  }

  private static func patterns(
    _ fields: [String: YAMLValue], _ file: SourceFile
  ) throws(YAMLError) -> [StatedPattern] {
    var values = try fields["included"]?.list() ?? []
    for item in try fields["overrides"]?.list() ?? [] {
      values += try item.entries().first { $0.key == "paths" }?.value.list() ?? []
    }
    return try patterns(values, file)
  }

  private static func patterns(
    _ values: [YAMLValue], _ file: SourceFile
  ) throws(YAMLError) -> [StatedPattern] {
    var patterns: [StatedPattern] = []
    for value in values { patterns.append(try StatedPattern(value, in: file)) }
    return patterns
  }

  /// Whether one of some folders, given by absolute paths, holds all that patterns can mean.
  package func isWithin(_ folders: [String]) -> Bool {
    folders.contains { folder in
      FilePath.canonical(folder).map { FilePath.part(of: self.folder, below: $0) != nil } == true
    }
  }

  /// Those of some patterns that match nothing on disk.
  package func idle(_ patterns: [StatedPattern]) -> [StatedPattern] {
    let search = PatternSearch(folder: folder)
    return patterns.filter { !search.finds($0.pattern) }
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
    exclusions.first { PathScope(folder: folder, patterns: [$0.pattern]).contains(place) }
      .map { CodePlace(path: path, position: $0.position) }
  }
}
