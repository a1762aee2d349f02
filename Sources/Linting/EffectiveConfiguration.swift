internal import LintRules
internal import NativeAds
package import SourceModel

/// What a configuration comes to, for all files or for one.
package struct EffectiveConfiguration: Sendable {
  /// A key with its value.
  package struct Value: Sendable {
    package let key: ConfigurationKey
    package let text: String
    /// Nil where the usual value holds.
    package let place: CodePlace?
  }

  /// A rule whose severity is stated.
  package struct RuleValue: Sendable {
    package let rule: RuleID
    /// Nil where the rule is off.
    package let severity: Severity?
    package let place: CodePlace?
  }

  /// Why a file is not checked.
  package enum Omission: Sendable {
    case excluded(CodePlace?)
    case notIncluded
    /// It lies in a folder of dependencies, which is not entered.
    case passedOver(folder: String)
    /// It has another name than Interface Builder's files.
    case otherName
  }

  /// In the order of the keys.
  package let values: [Value]
  /// In the order of the rules' names.
  package let rules: [RuleValue]
  package let omission: Omission?

  /// Without a file, what holds for all is told.
  package init(_ configuration: Configuration, file: String?) {
    let stated = configuration.origin?.statements ?? []
    values = ConfigurationKey.allCases.map { key in
      let statement = stated.first { $0.key == key }
      return Value(key: key, text: statement?.text ?? key.usual, place: statement?.place)
    }
    let paths = configuration.paths
    let usual = configuration.settings.severities
    let numbers = file.map { paths.overrides(for: $0) } ?? []
    rules = (file.map { paths.severities(for: $0, usual: usual) } ?? usual)
      .map { rule, severity in
        RuleValue(
          rule: rule, severity: severity,
          place: configuration.origin?.place(of: rule, overrides: numbers))
      }.sorted { $0.rule < $1.rule }
    omission = file.flatMap {
      Self.omission(of: paths.place(of: $0), configuration) ?? Self.omission(of: $0)
    }
  }

  /// Why a path is checked only when it is named, as reports show it.
  private static func omission(of file: String) -> Omission? {
    let folders = file.hasPrefix("/") ? [] : FilePath.parts(file[...]).dropLast().map(String.init)
    if let folder = folders.first(where: FolderWalker.pruned.contains) {
      return .passedOver(folder: folder)
    }
    return FilePath.isInterfaceBuilder(file.utf8) ? nil : .otherName
  }

  private static func omission(
    of place: String, _ configuration: Configuration
  ) -> Omission? {
    if configuration.exclusions.contain(place) {
      return .excluded(configuration.origin?.exclusion(of: place))
    }
    return configuration.inclusions.map { $0.contains(place) } == false ? .notIncluded : nil
  }
}
