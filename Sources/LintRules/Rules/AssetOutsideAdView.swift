internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `asset_outside_ad_view`
struct AssetOutsideAdView: AdViewRule {
  static let info = RuleInfo(
    id: "asset_outside_ad_view", topic: .geometry, severity: .error,
    summary: "An asset outlet leads to a view that is not inside the ad view",
    rationale: """
      The SDK counts and watches what lies inside its ad view. The validator reports “Advertiser \
      assets outside native ad view”, and such implementations are not paid.
      """,
    help: "In the document outline drag the view into the ad view.",
    sources: [Page.advanced, Page.validator],
    triggering: [
      """
      <view id="box">
        <subviews>
          <label id="h"/>
          <view id="ad" customClass="GADNativeAdView">
            <connections><outlet property="headlineView" ↓destination="h" id="o1"/></connections>
          </view>
        </subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="box"><subviews><label id="h"/></subviews></view></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.assets.compactMap { binding in
      guard let view = binding.target, view != ad.view, !ad.view.contains(view),
        !view.contains(ad.view)
      else { return nil }
      return ad.finding(
        Self.info, at: binding.destinationRange,
        "\(binding.name) leads to \(view.words), which is not inside the ad view \(ad.view.words)",
        object: view, outlet: binding.name)
    }
  }
}
