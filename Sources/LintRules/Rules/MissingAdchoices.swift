internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_adchoices`
struct MissingAdchoices: AdViewRule {
  static let info = RuleInfo(
    id: "missing_adchoices", topic: .outlets, severity: .warning,
    summary: "The SDK needs a view for the AdChoices icon, and there is none",
    rationale: """
      People must be able to learn why they see an ad. Where the SDK does not draw the icon itself, \
      a layout without a view for it breaks the network's policy, and in the EEA the law.
      """,
    help: "Add a view for the icon, at least 15 × 15 points, in a corner and connect it.",
    sources: [Page.customFormats],
    isAboutAbsence: true)

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.statedSeverity(Self.info) != nil, ad.adChoicesView == nil,
      ad.hasKnownClass
    else { return [] }
    return [
      ad.finding(
        Self.info, at: ad.ownerRange,
        "\(ad.view.words) has no view for the AdChoices icon, which the app must show itself"
      ).refuted(by: ad.binds(.adChoices), else: "no code adds one", in: ad)
    ]
  }
}
