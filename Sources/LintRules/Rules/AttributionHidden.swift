internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_hidden`
struct AttributionHidden: GeometryRule {
  static let info = RuleInfo(
    id: "attribution_hidden", topic: .attribution, severity: .error,
    summary: "The only ad attribution is hidden, transparent, covered or not installed",
    rationale: "A mark that nobody sees marks nothing: the ad counts as unmarked.",
    help: """
      Select the label and switch off Hidden, set Alpha to 1 and switch on Installed in the \
      Attributes inspector. Where another view covers it, move it to the end of its siblings in the \
      document outline.
      """,
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓hidden="YES" text="Ad" id="badge"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓alpha="0.2" text="Ad" id="badge"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <↓label text="Ad" id="badge"><rect key="frame" x="8" y="8" width="20" height="15"/></label>
          <view id="m" customClass="GADMediaView">
            <rect key="frame" x="0" y="0" width="300" height="150"/>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Ad" id="badge"/><label hidden="YES" text="Ad" id="other"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <view id="m" customClass="GADMediaView">
            <rect key="frame" x="0" y="0" width="300" height="150"/>
          </view>
          <label text="Ad" id="badge"><rect key="frame" x="8" y="8" width="20" height="15"/></label>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution else { return [] }
    guard case .hidden(let candidate) = ad.survey.verdict else { return covered(in: ad) }
    let view = candidate.view
    let culprit = view.lineage(to: ad.view).min {
      $0.isHidden && !$1.isHidden || $0.alpha < $1.alpha
    }
    return [
      ad.finding(
        Self.info,
        candidate.kind == .name
          ? ad.uselessAttributionSeverity.lowered : ad.uselessAttributionSeverity,
        at: culprit?.visibilityRange ?? view.element.nameRange,
        "The only attribution, \(view.words), \(why(view, in: ad))", object: view
      ).fixed(by: culprit.flatMap(Self.fix)).refuted(by: ad.shows(view))
    ]
  }

  /// The first of the attributions, where pictures lie over each of them.
  private func covered(in ad: LintedAdView) -> [Finding] {
    let covers = ad.survey.effective.map { candidate in
      AttributionCover(over: candidate.view, in: ad)
    }
    guard covers.allSatisfy({ $0 != nil }), let first = covers.first, let cover = first else {
      return []
    }
    let certainty = covers.compactMap { $0?.certainty }.min() ?? .recorded
    let severity = ad.uselessAttributionSeverity
    return [
      ad.measured(
        Self.info, as: certainty == .recorded ? severity.lowered : severity, certainty,
        at: cover.attribution.element.nameRange,
        "The only attribution, \(cover.attribution.words), lies under \(cover.picture.words), which "
          + "covers it", object: cover.attribution)
    ]
  }

  /// Shows what hides the attribution.
  private static func fix(_ culprit: View) -> Fix? {
    guard culprit.isInstalled else { return nil }
    return culprit.element.fix(
      removing: culprit.element["hidden"] == "YES" ? "hidden" : "alpha", isSafe: true)
  }

  private func why(_ view: View, in ad: LintedAdView) -> String {
    if !view.isInstalled { return "is not installed" }
    if let hidden = view.lineage(to: ad.view).first(where: \.isHidden) {
      return hidden == view ? "is hidden" : "is hidden with \(hidden.words) around it"
    }
    let alpha = view.alpha(within: ad.view)
    return alpha < 0.5 ? "has an alpha of \(alpha.points)" : "has a transparent text colour"
  }
}
