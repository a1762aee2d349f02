internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_bound_to_asset`
struct AttributionBoundToAsset: AdViewRule {
  static let info = RuleInfo(
    id: "attribution_bound_to_asset", topic: .attribution, severity: .error,
    summary: "The only ad attribution is an asset's label, whose text the app replaces",
    rationale: """
      A label that is connected to an asset gets the asset's text at run time. The word Ad that \
      stands in it in Interface Builder is gone as soon as an ad is shown.
      """,
    help: "Add a label of its own for the attribution and connect it to no asset outlet.",
    sources: [Page.policy, Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Sponsored" id="a"/></subviews>
        <connections><outlet property="advertiserView" ↓destination="a" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Sponsored" id="a"/><label text="Ad" id="badge"/></subviews>
        <connections><outlet property="advertiserView" destination="a" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, case .overwritten(let candidate, let binding) = ad.survey.verdict
    else {
      return []
    }
    return [
      ad.finding(
        Self.info, ad.uselessAttributionSeverity, at: binding.destinationRange,
        "The only attribution, \(candidate.view.words), is bound to \(binding.name), whose text "
          + "replaces it",
        object: candidate.view, outlet: binding.name)
    ]
  }
}
