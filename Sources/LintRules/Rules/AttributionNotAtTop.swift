internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_not_at_top`
struct AttributionNotAtTop: GeometryRule {
  static let info = RuleInfo(
    id: "attribution_not_at_top", topic: .attribution, severity: .warning,
    summary: "The ad attribution stands in the lower half of the ad",
    rationale: "Google's policy says that the attribution must be displayed at the top of the ad.",
    help: "Move the label to the top of the ad view.",
    sources: ["https://support.google.com/admanager/answer/7031536", Page.checklist],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <label text="Ad" id="badge"><↓rect key="frame" x="8" y="180" width="20" height="15"/></label>
        </subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <label text="Ad" id="badge"><rect key="frame" x="8" y="4" width="20" height="15"/></label>
        </subviews>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, let stated = ad.statedSeverity(Self.info),
      let bounds = ad.rect(of: ad.view), bounds.height > 0,
      let highest = ad.placedAttributions.min(by: { $0.rect.midY < $1.rect.midY }),
      ad.placedAttributions.count == ad.survey.effective.count,
      highest.rect.midY > bounds.midY + layoutTolerance
    else { return [] }
    // Google's own templates have it below the media view.
    let isExcused = ad.hasFullBleedMedia || ad.ad.adViewClass?.isTemplate == true
    return [
      ad.finding(
        Self.info, isExcused ? .note : stated, at: highest.view.frameRange,
        "The attribution \(highest.view.words) stands \(highest.rect.y.points) pt below the top of "
          + "\(bounds.height.points); it belongs at the top of the ad",
        object: highest.view)
    ]
  }
}
