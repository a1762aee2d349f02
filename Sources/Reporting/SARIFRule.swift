internal import LintRules
internal import SourceModel

/// A rule as SARIF describes it.
struct SARIFRule: Encodable {
  let id: String
  let name: String
  let shortDescription: SARIFText
  let fullDescription: SARIFText
  let help: SARIFText
  /// The page that states the requirement.
  let helpUri: String
  let defaultConfiguration: Configuration
  let properties: Properties

  /// What holds where nobody configured the rule.
  struct Configuration: Encodable {
    let enabled: Bool
    let level: SARIFLevel
  }

  /// What GitHub filters alerts by.
  struct Properties: Encodable {
    let precision = "high"
    let problemSeverity: String
    let tags: [String]

    private enum CodingKeys: String, CodingKey {
      case precision, tags, problemSeverity = "problem.severity"
    }
  }

  init(_ info: RuleInfo) {
    id = info.id.rawValue
    name = id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIFText(text: info.summary)
    fullDescription = SARIFText(text: info.rationale.clipped(to: Self.longest))
    help = SARIFText(
      text: "\(info.help)\n\nWhy: \(info.rationale)\n\nSources:\n"
        + info.sources.joined(separator: "\n"),
      markdown: "\(info.help)\n\n**Why:** \(info.rationale)\n\n**Sources:**\n"
        + info.sources.map { "\n- <\($0)>" }.joined())
    helpUri = info.sources.first ?? info.page
    defaultConfiguration = Configuration(
      enabled: !info.isOffByDefault, level: SARIFLevel(info.severity))
    properties = Properties(
      problemSeverity: Self.problemSeverity(info.severity),
      tags: ["native-ads", info.topic.tag])
  }

  /// The characters that GitHub takes of a description.
  private static let longest = 1024

  private static func problemSeverity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "recommendation"
    }
  }
}

extension RuleInfo.Topic {
  /// `outlets-and-assets`
  fileprivate var tag: String {
    rawValue.lowercased().split(separator: " ").joined(separator: "-")
  }
}
