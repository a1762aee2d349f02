internal import AutoLayout
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
    guard ad.needsAttribution else { return [] }
    if case .outside(let view) = ad.survey.verdict {
      return [
        ad.finding(
          Self.info, ad.uselessAttributionSeverity, at: view.element.nameRange,
          "The attribution \(view.words) lies outside the ad view \(ad.view.words)", object: view)
      ]
    }
    return beyondBounds(ad)
  }

  /// All attributions are in the ad view, but their frames are not.
  private func beyondBounds(_ ad: LintedAdView) -> [Finding] {
    let placed = ad.placedAttributions
    guard let first = placed.first, placed.count == ad.survey.effective.count,
      let bounds = ad.layout.bounds, bounds.area > 0,
      placed.allSatisfy({ $0.rect.area > 0 && $0.rect.intersection(bounds).area == 0 })
    else { return [] }
    let frame = ad.layout.frame(of: first.view)
    let certainty = frame.map { $0.certainty.settled($0.reach.intersection(bounds).area == 0) }
    return [
      ad.measured(
        Self.info, as: certainty == .recorded ? .warning : .error, certainty ?? .recorded,
        at: first.view.frameRange,
        "The attribution \(first.view.words) is placed outside the ad view's bounds",
        object: first.view)
    ]
  }
}
