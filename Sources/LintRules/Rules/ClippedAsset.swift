internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `clipped_asset`
struct ClippedAsset: GeometryRule {
  static let info = RuleInfo(
    id: "clipped_asset", topic: .geometry, severity: .warning,
    summary: "A view around an asset clips it, so part of the asset is never seen",
    rationale: """
      Assets must be shown whole. What a clipping view cuts off is neither seen nor clickable.
      """,
    help: """
      Make the surrounding view larger, move the asset, or switch off Clip to Bounds in the \
      Attributes inspector.
      """,
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <view clipsSubviews="YES" id="box">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews>
              <label id="h"><↓rect key="frame" x="10" y="10" width="120" height="20"/></label>
            </subviews>
          </view>
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
          <view id="box">
            <rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews>
              <label id="h"><rect key="frame" x="10" y="10" width="120" height="20"/></label>
            </subviews>
          </view>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let bounds = ad.layout.bounds else { return [] }
    return ad.visibleAssets.compactMap { asset in
      guard !asset.isScrolled(in: ad), ad.excess(of: asset.rect, over: bounds) == nil else {
        return nil
      }
      for view in asset.view.lineage(to: ad.view).dropFirst() where view.clipsSubviews {
        guard let frame = ad.layout.frame(of: view),
          let excess = ad.excess(of: asset.rect, over: frame.rect)
        else { continue }
        return ad.measured(
          Self.info, ad.certainty(of: asset.frame, leaving: frame.reach), at: asset.view.frameRange,
          "\(view.words) clips \(asset.view.words), the \(asset.binding.role.words), by \(excess)",
          object: asset.view, outlet: asset.binding.name)
      }
      return nil
    }
  }
}
