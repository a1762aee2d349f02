internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_outside_ad_view`
struct AttributionOutsideAdView: AdViewRule {
  static let info = RuleInfo(
    id: "attribution_outside_ad_view", topic: .attribution, severity: .error,
    summary: "The ad attribution lies outside the ad view",
    rationale: """
      The SDK and its validator look for the mark inside the ad view; outside it the ad counts as \
      unmarked.
      """,
    help: "In the document outline drag the label into the ad view.",
    sources: [Page.policy, Page.validator],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="box">
        <subviews>
          <↓label text="Ad" id="badge"/>
          <view id="ad" customClass="GADNativeAdView"><subviews><label id="h" text="H"/></subviews></view>
        </subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="box">
        <subviews>
          <view id="ad" customClass="GADNativeAdView">
            <subviews><label text="Ad" id="badge"/></subviews>
          </view>
        </subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, case .outside(let view) = ad.survey.verdict else { return [] }
    return [
      ad.finding(
        Self.info, at: view.element.nameRange,
        "The attribution \(view.words) lies outside the ad view \(ad.view.words)", object: view)
    ]
  }
}
