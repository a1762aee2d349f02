internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `unbound_ad_view`
struct UnboundAdView: AdViewRule {
  static let info = RuleInfo(
    id: "unbound_ad_view", topic: .outlets, severity: .error,
    summary: "No outlet of the ad view is connected, so the SDK knows none of its assets",
    rationale: """
      The outlets tell the SDK which view shows which asset. Without them it neither fills the \
      views nor sees a click, unless code assigns every one of them.
      """,
    help: """
      Control-drag from the ad view to each asset and choose its outlet. If Interface Builder does \
      not offer the outlets, add the SDK's header to the project, or connect them in code.
      """,
    sources: [
      Page.advanced, "https://github.com/googleads/googleads-mobile-ios-examples/issues/208",
    ],
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
      </view>
      """
    ],
    nonTriggering: [
      #"<view id="ad" customClass="GADNativeAdView"/>"#,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.ad.isUnbound, ad.ad.tags?.isStated != true, let adViewClass = ad.ad.adViewClass,
      !adViewClass.isBoundInCode || adViewClass.isTemplateWhenEmpty, !ad.view.subviews.isEmpty,
      ad.ad.evidence == .sdkClass
    else { return [] }
    let (severity, why) = judgement(ad)
    return [
      ad.finding(
        Self.info, severity, at: ad.view.classRange,
        "\(ad.view.words) has no asset outlet connected\(why)"
      ).refuted(by: ad.code.binds(ad.ad), else: "no code connects one", in: ad)
    ]
  }

  private func judgement(_ ad: LintedAdView) -> (severity: Severity, why: String) {
    if ad.ad.adViewClass?.isTemplate == true {
      return (.note, ": a template of the SDK fills itself")
    }
    let tagged = TagMap.tagged(in: ad.view).count
    if tagged >= 3 {
      return (.note, "; \(tagged) views in it have tags, by which code may bind them")
    }
    if ad.ad.adViewClass?.isTemplateWhenEmpty == true {
      return (
        .note, "; the SDK fills such a view itself only while it is empty, so code must bind them"
      )
    }
    if let owner = outsideOwner(ad) {
      return (.warning, "; \(owner.words) has outlets into it and may bind the assets in code")
    }
    return (.error, ": the SDK knows none of the views in it")
  }

  /// Another object whose outlets lead to views inside the ad view.
  private func outsideOwner(_ ad: LintedAdView) -> Element? {
    ad.document.outlets.first { outlet in
      guard outlet.property != "gestureRecognizers",
        let view = ad.document.view(outlet.destination)
      else { return false }
      return ad.view.contains(view) && outlet.owner != ad.view.element
    }?.owner
  }
}
