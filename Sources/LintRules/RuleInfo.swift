package import SourceModel

/// All that is said of a rule: the tests, its page, `adlint explain` and the reports draw on it.
package struct RuleInfo: Sendable {
  /// The part of `Rules/README.md` that the rule stands in.
  package enum Topic: String, Sendable, CaseIterable {
    case identity = "Identity"
    case outlets = "Outlets and assets"
    case touches = "Touches"
    case geometry = "Geometry"
    case attribution = "Attribution"
    case code = "The file and the code"
    case file = "The file"
  }

  package let id: RuleID
  package let topic: Topic
  /// The severity where neither the SDK nor the configuration sets another.
  package let severity: Severity
  /// What the rule reports, in at most 100 characters.
  package let summary: String
  /// Why it matters.
  package let rationale: String
  /// What to do, in Interface Builder's words.
  package let help: String
  /// The pages that state the requirement; at least one.
  package let sources: [String]
  /// Runs only when the configuration gives the rule a severity.
  package let isOffByDefault: Bool
  /// Code may add what the file lacks: one level less where only names tie the ad view to an SDK.
  package let isAboutAbsence: Bool
  /// The tags that the configuration gives to assets in the examples.
  package let exampleTags: [Int: String]
  /// XML fragments with `↓` before each place that the rule reports.
  package let triggering: [String]
  /// XML fragments that the rule is silent on.
  package let nonTriggering: [String]
  /// Code with `↓` before each place that the rule reports.
  package let triggeringCode: [CodeSample]
  /// Code that the rule is silent on.
  package let nonTriggeringCode: [CodeSample]

  init(
    id: RuleID, topic: Topic, severity: Severity, summary: String, rationale: String, help: String,
    sources: [String], isOffByDefault: Bool = false, isAboutAbsence: Bool = false,
    exampleTags: [Int: String] = [:],
    triggering: [String] = [], nonTriggering: [String] = [],
    triggeringCode: [CodeSample] = [], nonTriggeringCode: [CodeSample] = []
  ) {
    self.id = id
    self.topic = topic
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.help = help
    self.sources = sources
    self.isOffByDefault = isOffByDefault
    self.isAboutAbsence = isAboutAbsence
    self.exampleTags = exampleTags
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.triggeringCode = triggeringCode
    self.nonTriggeringCode = nonTriggeringCode
  }

  /// The line of `.adlint.yml` that the examples need; nil where they need none.
  package var exampleConfiguration: String? {
    guard !exampleTags.isEmpty else { return nil }
    let tags = exampleTags.sorted { $0.key < $1.key }.map { "\($0.value): \($0.key)" }
    return "tags: {\(tags.joined(separator: ", "))}"
  }

  /// Where the rule's page can be read on the web.
  package var page: String { "https://adlint.dev/rules/\(id)" }
}

/// Code in an example of a rule, with the xib beside it.
package struct CodeSample: Sendable {
  /// The ending of the file's name: `swift`, `m` or `plist`.
  package let kind: String
  package let code: String
  /// An XML fragment; the file is `NativeAd.xib`.
  package let objects: String

  /// Swift, or Objective-C where `kind` says so.
  init(_ code: String, _ objects: String, kind: String = "swift") {
    self.kind = kind
    self.code = code
    self.objects = objects
  }
}

/// Pages that several rules cite.
enum Page {
  static let advanced = "https://developers.google.com/admob/ios/native/advanced"
  static let options = "https://developers.google.com/admob/ios/native/options"
  static let validator = "https://developers.google.com/admob/ios/native/validator"
  static let migration = "https://developers.google.com/admob/ios/migration"
  static let policy = "https://support.google.com/admob/answer/6329638"
  static let checklist = "https://support.google.com/admob/answer/6240814"
  static let assets = "https://support.google.com/admob/answer/6240809"
  static let customFormats =
    "https://developers.google.com/ad-manager/mobile-ads-sdk/ios/native/custom-formats"
  static let header =
    "https://developers.google.com/admob/ios/api/reference/Classes/GADNativeAdView"
  static let moduleCrash = "https://github.com/googleads/googleads-mobile-flutter/issues/347"
  static let hitTest =
    "https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)"
}
