internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `ad_view_too_small`
struct AdViewTooSmall: AdViewRule {
  static let info = RuleInfo(
    id: "ad_view_too_small", topic: .geometry, severity: .error,
    summary: "The ad view is smaller than the least size that the network serves",
    rationale: """
      Slots below the least size get no ads at all; the SDK logs that they “will be demonetized”.
      """,
    help: "Make the ad view larger in the Size inspector or by its constraints.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <↓rect key="frame" x="0" y="0" width="320" height="28"/>
        <subviews><label id="h"/></subviews>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="320" height="32"/>
        <subviews><label id="h"/></subviews>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let minimum = ad.profile.adViewMinimum?.value, !ad.view.subviews.isEmpty,
      !ad.view.isCell, !ad.view.isContentView, !ad.view.isMarkedWrong
    else { return [] }
    let isInCell = ad.view.superviews.contains(where: \.isCell)
    let short = ad.shortSides(of: ad.view, below: minimum)
      .filter { !isInCell || $0.length.constraint != nil }
    guard let worst = short.first(where: { isProved($0, in: ad) }) ?? short.first else { return [] }
    return [
      ad.finding(
        Self.info, isProved(worst, in: ad) ? nil : .warning, at: worst.length.range(in: ad.view),
        "\(ad.view.words) is \(ad.sizeWords(of: ad.view)); \(ad.profile.name) serves no ads below "
          + "\(minimum.points) × \(minimum.points)")
    ]
  }

  /// Whether the file fixes the side: a constraint, a size chosen by hand, or a mask that does not
  /// let it follow the superview.
  private func isProved(_ side: (name: String, length: Length), in ad: LintedAdView) -> Bool {
    if side.length.constraint != nil { return side.length.certainty == .proved }
    let resizable = ad.view.isResizable
    let isFixed = side.name == "width" ? !resizable.horizontally : !resizable.vertically
    return ad.view.hasFreeformSize || (ad.view.usesAutoresizing && isFixed)
  }
}
