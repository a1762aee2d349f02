internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `adchoices_covered`
struct AdchoicesCovered: GeometryRule {
  static let info = RuleInfo(
    id: "adchoices_covered", topic: .geometry, severity: .error,
    summary: "Another view lies over the AdChoices view",
    rationale: """
      AdChoices must be visible and tappable. A view above it hides the icon or takes its taps, \
      which breaks the policy.
      """,
    help:
      "Move the AdChoices view to the end of its siblings in the document outline, or move the other view.",
    sources: [Page.options, Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <↓view id="c" customClass="GADAdChoicesView">
            <rect key="frame" x="280" y="0" width="20" height="20"/>
          </view>
          <label id="h"><rect key="frame" x="8" y="0" width="292" height="24"/></label>
        </subviews>
        <connections>
          <outlet property="adChoicesView" destination="c" id="o1"/>
          <outlet property="headlineView" destination="h" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="h"><rect key="frame" x="8" y="0" width="292" height="24"/></label>
          <view id="c" customClass="GADAdChoicesView">
            <rect key="frame" x="280" y="0" width="20" height="20"/>
          </view>
        </subviews>
        <connections>
          <outlet property="adChoicesView" destination="c" id="o1"/>
          <outlet property="headlineView" destination="h" id="o2"/>
        </connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let icon = ad.adChoicesView, ad.view.contains(icon), icon.isVisible(within: ad.view),
      let place = ad.layout.frame(of: icon)
    else { return [] }
    let found = ad.seenContents.lazy.compactMap { view -> (View, LayoutFrame)? in
      guard ad.isAbove(view, icon), !icon.contains(view), covers(view, in: ad),
        let frame = ad.layout.frame(of: view),
        frame.rect.overlaps(place.rect, beyond: placeTolerance)
      else { return nil }
      return (view, frame)
    }
    guard let (view, frame) = found.first else { return [] }
    let certainty = min(frame.certainty, place.certainty)
      .settled(frame.core.overlaps(place.core, beyond: placeTolerance))
    return [
      ad.measured(
        Self.info, as: certainty == .recorded ? .warning : .error, certainty,
        at: icon.element.nameRange,
        "\(icon.words) shows AdChoices and is covered by \(view.words)",
        object: icon, outlet: ad.ad.binding(.adChoices)?.name)
    ]
  }

  private func covers(_ view: View, in ad: LintedAdView) -> Bool {
    view.covers || view.isBackdrop || ad.component(view)?.role == .media
  }
}
