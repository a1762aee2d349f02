internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `asset_out_of_bounds`
struct AssetOutOfBounds: GeometryRule {
  static let info = RuleInfo(
    id: "asset_out_of_bounds", topic: .geometry, severity: .error,
    summary: "An asset sticks out of the ad view",
    rationale: """
      All assets must lie within the ad view. What sticks out takes no touches, and the SDK logs \
      “Not all asset views lie inside the native ad view”, which it will stop supporting.
      """,
    help: "Change the constraints or the frame so that the asset ends inside the ad view.",
    sources: [Page.policy, Page.validator],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="h"><↓rect key="frame" x="200" y="10" width="120" height="20"/></label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="h"><rect key="frame" x="180" y="10" width="120.3" height="20"/></label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let bounds = ad.layout.bounds, let reach = ad.boundsReach else { return [] }
    return ad.visibleAssets.compactMap { asset in
      guard !asset.isScrolled(in: ad), let excess = ad.excess(of: asset.rect, over: bounds) else {
        return nil
      }
      let certainty = ad.certainty(of: asset.frame, leaving: reach)
      return ad.measured(
        Self.info, as: certainty == .recorded ? .warning : .error, certainty,
        at: asset.view.frameRange,
        "\(asset.view.words), the \(asset.binding.role.words), sticks out of the ad view by \(excess)",
        object: asset.view, outlet: asset.binding.name)
    }
  }
}
