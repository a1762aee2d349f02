internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_hidden`
struct AttributionHidden: AdViewRule {
  static let info = RuleInfo(
    id: "attribution_hidden", topic: .attribution, severity: .error,
    summary: "The only ad attribution is hidden, transparent or not installed",
    rationale: "A mark that nobody sees marks nothing: the ad counts as unmarked.",
    help: """
      Select the label and switch off Hidden, set Alpha to 1 and switch on Installed in the \
      Attributes inspector.
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
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Ad" id="badge"/><label hidden="YES" text="Ad" id="other"/></subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, case .hidden(let candidate) = ad.survey.verdict else { return [] }
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
