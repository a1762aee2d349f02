internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `deceptive_attribution`
struct DeceptiveAttribution: AdViewRule {
  static let info = RuleInfo(
    id: "deceptive_attribution", topic: .attribution, severity: .warning,
    summary: "The ad's only label passes it off as a recommendation",
    rationale: """
      “Recommended” and its like make an ad look like editorial content, which the networks name as \
      a violation.
      """,
    help: "Set the label's text to Ad, Advertisement or Sponsored.",
    sources: ["https://developers.facebook.com/docs/audience-network/guidelines/native-ads"],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓text="Recommended" id="badge"/></subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Recommended" id="l"/><label text="Ad" id="badge"/></subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, ad.survey.effective.isEmpty, let view = ad.survey.deceptive.first
    else {
      return []
    }
    return [
      ad.finding(
        Self.info, at: view.textRange ?? view.element.nameRange,
        "\(view.words) hides that this is an ad", object: view)
    ]
  }
}
