internal import AutoLayout

/// A key of a configuration: the one list that decoding, `adlint init`, `adlint config` and the JSON
/// schema draw on.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case included, excluded, rules, overrides, suppressions, baseline
  case failOn = "fail_on"
  case reporters, profiles
  case viewClasses = "view_classes"
  case customFormatClasses = "custom_format_classes"
  case adchoicesCorner = "adchoices_corner"
  case adchoicesSquare = "adchoices_square"
  case sdks
  case sdkVersions = "sdk_versions"
  case tags, widths, sources

  /// What the key is for, in one line.
  package var summary: String {
    switch self {
    case .included: "Check these files and folders alone; *, ? and ** stand for other characters."
    case .excluded: "Leave these files and folders out, even when they are named to adlint."
    case .rules: "Severities by rule: error, warning, note or off."
    case .overrides: "Severities for some files; where several fit, the last wins."
    case .suppressions: "Findings to silence, by rule and path; object and reason are optional."
    case .baseline: "The file of the findings that are accepted for now."
    case .failOn: "Exit with 1 from this severity on: error, warning, note or never."
    case .reporters: "Reports to write, as --reporter states them; files count from this folder."
    case .profiles: "Your own SDK profiles, in the form of those that adlint is built with."
    case .viewClasses: "Your view classes and the SDK class that each descends from, or none."
    case .customFormatClasses: "Your view classes for Ad Manager's custom native formats."
    case .adchoicesCorner: "The corner that your code asks the SDK to show AdChoices in."
    case .adchoicesSquare: "Points to keep free in that corner, instead of 15."
    case .sdks: "The SDKs that the project uses; the classes of others get no findings."
    case .sdkVersions: "An SDK's major version, where it is not the current one."
    case .tags: "The tags by which your code finds the assets."
    case .widths: "Screen widths to check layouts at, in points."
    case .sources: "Folders of the app's code; an empty list says that none is to be read."
    }
  }

  /// What holds where a configuration does not state the key.
  package var usual: String {
    switch self {
    case .included: "all files"
    case .excluded, .suppressions, .overrides, .baseline, .profiles, .viewClasses,
      .customFormatClasses, .tags:
      "none"
    case .rules: "the rules' own severities"
    case .failOn: "error"
    case .reporters: "text on a terminal, else xcode"
    case .adchoicesCorner: "the SDK's own"
    case .adchoicesSquare: "15"
    case .sdks: "all"
    case .sdkVersions: "the current ones"
    case .widths: AdLayouts.usualWidths.map { "\(Int($0))" }.joined(separator: ", ")
    case .sources: "those of the project around a file"
    }
  }

  /// The lines under the key in an example.
  package var example: String {
    switch self {
    case .included: " [App, Feed/**/*.xib]"
    case .excluded: "\n  - Vendor\n  - \"**/Generated/*.xib\""
    case .rules: "\n  icon_not_square: off\n  recommended_assets_missing: note"
    case .overrides: "\n  - paths: [Legacy]\n    rules: {missing_attribution: warning}"
    case .suppressions:
      "\n  - {rule: text_truncation, path: Feed/Card.xib, object: cta-7x-Qp2, reason: our own text}"
    case .baseline: " adlint-baseline.json"
    case .failOn: " warning"
    case .reporters: " [xcode, junit=build/adlint.xml]"
    case .profiles: " [Lint/example_ads.yml]"
    case .viewClasses: "\n  FeedAdView: GADNativeAdView\n  NativePlayerView: none"
    case .customFormatClasses: " [SponsoredStoryView]"
    case .adchoicesCorner: " top_left"
    case .adchoicesSquare: " 20"
    case .sdks: " [google_mobile_ads, mytarget]"
    case .sdkVersions: "\n  google_mobile_ads: 7"
    case .tags: "\n  headline: 1001\n  call_to_action: 1002"
    case .widths: " [320, 390, 744]"
    case .sources: " [App/Sources]"
    }
  }
}
