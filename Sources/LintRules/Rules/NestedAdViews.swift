internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `nested_ad_views`
struct NestedAdViews: Rule {
  static let info = RuleInfo(
    id: "nested_ad_views", topic: .identity, severity: .warning,
    summary: "An ad view lies inside another ad view of the same SDK",
    rationale: """
      One ad view shows one ad. Inside another one, the inner view's touches and impressions are \
      counted for both or for neither.
      """,
    help: "Set the class of one of the two views back to UIView in the Identity inspector.",
    sources: [Page.advanced],
    triggering: [
      """
      <view id="outer" customClass="GADNativeAdView">
        <subviews><view id="inner" ↓customClass="GADNativeAdView"/></subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="box">
        <subviews>
          <view id="one" customClass="GADNativeAdView"/>
          <view id="two" customClass="GADNativeAdView"/>
        </subviews>
      </view>
      """
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    document.adViews.compactMap { inner in
      let outer = document.adViews.first { outer in
        outer.view.contains(inner.view) && !outer.profile.mayWrap(inner.profile)
      }
      guard let outer, inner.hasKnownClass else { return nil }
      return inner.finding(
        Self.info, at: inner.view.classRange,
        "\(inner.view.words) lies inside \(outer.view.words); one ad view must not hold another")
    }
  }
}
