internal import LintRules
internal import SourceModel

/// What may stand under a key of a configuration, as a JSON schema says it.
indirect enum ConfigurationShape: Sendable {
  case text
  case number(above: Int)
  case version
  case choice([String])
  case list(ConfigurationShape)
  /// Any names; nil names allow all.
  case names([String]?, ConfigurationShape)
  case fields([Field])

  /// A member of an object.
  struct Field: Sendable {
    let name: String
    let shape: ConfigurationShape
    let isRequired: Bool

    init(_ name: String, _ shape: ConfigurationShape, isRequired: Bool = false) {
      self.name = name
      self.shape = shape
      self.isRequired = isRequired
    }
  }
}

extension ConfigurationShape {
  /// A list or a mapping.
  var isCollection: Bool {
    switch self {
    case .list, .names, .fields: true
    case .text, .number, .version, .choice: false
    }
  }
}

extension ConfigurationKey {
  var shape: ConfigurationShape {
    switch self {
    case .included, .excluded, .reporters, .profiles, .customFormatClasses, .sdks, .sources:
      .list(.text)
    case .rules: Self.severities
    case .overrides:
      .list(
        .fields([
          .init("paths", .list(.text), isRequired: true),
          .init("rules", Self.severities, isRequired: true),
        ]))
    case .suppressions:
      .list(
        .fields([
          .init("rule", .choice([SuppressionDirective.all] + Self.ruleNames), isRequired: true),
          .init("path", .text, isRequired: true), .init("object", .text), .init("reason", .text),
        ]))
    case .baseline: .text
    case .failOn: .choice(FailureThreshold.allCases.map(\.rawValue))
    case .viewClasses: .names(nil, .text)
    case .adchoicesCorner: .choice(["top_left", "top_right", "bottom_left", "bottom_right"])
    case .adchoicesSquare: .number(above: 0)
    case .sdkVersions: .names(nil, .version)
    case .tags: .names(nil, .number(above: 0))
    case .widths: .list(.number(above: 0))
    }
  }

  private static var ruleNames: [String] { RuleRegistry.rules.map { $0.info.id.rawValue } }

  private static var severities: ConfigurationShape {
    .names(ruleNames, .choice(RuleSelection.Level.allCases.map(\.rawValue)))
  }
}
