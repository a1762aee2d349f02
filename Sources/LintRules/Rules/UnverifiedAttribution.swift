internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `unverified_attribution`
struct UnverifiedAttribution: AdViewRule {
  static let info = RuleInfo(
    id: "unverified_attribution", topic: .attribution, severity: .note,
    summary: "The ad attribution seems to be an image or a drawn view, which cannot be read here",
    rationale: """
      A badge that is an image, or that a class of the app draws, is allowed when it says Ad. Its \
      name suggests that it does; that it is in the user's language cannot be seen in the file.
      """,
    help: "Check that the badge shows the word for Ad in every language, or use a label.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><imageView ↓image="ad_badge" id="badge"/></subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view ↓customClass="AdBadgeView" id="badge"/></subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><imageView image="ad_badge" id="badge"/><label text="Ad" id="l"/></subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, case .unverified(let candidate) = ad.survey.verdict else {
      return []
    }
    let view = candidate.view
    var setting: CodePlace?
    if case .set(let place) = ad.code.attribution(of: ad.ad, ad.book.attribution) {
      setting = place
    }
    return [
      ad.finding(
        Self.info, at: view.element.attributeRange("image") ?? view.classRange,
        "\(view.words) seems to be the attribution; whether it says so cannot be read here",
        object: view
      ).refuted(by: setting)
    ]
  }
}
