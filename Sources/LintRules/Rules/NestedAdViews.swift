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
    guard document.adViews.count > 1 else { return [] }
    let places = Dictionary(
      document.adViews.enumerated().map { ($1.view.number, $0) }, uniquingKeysWith: { $1 })
    return document.adViews.compactMap { inner in
      guard inner.hasKnownClass, let outer = outermost(around: inner, document, places) else {
        return nil
      }
      return inner.finding(
        Self.info, at: inner.view.classRange,
        "\(inner.view.words) lies inside \(outer.view.words); one ad view must not hold another")
    }
  }

  /// The outermost ad view around another that must not hold it.
  private func outermost(
    around inner: LintedAdView, _ document: LintedDocument, _ places: [Int: Int]
  ) -> LintedAdView? {
    inner.view.superviews.compactMap { places[$0.number] }
      .map { document.adViews[$0] }
      .last { !$0.profile.mayWrap(inner.profile) }
  }
}
