internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `asset_is_container`
struct AssetIsContainer: AdViewRule {
  static let info = RuleInfo(
    id: "asset_is_container", topic: .outlets, severity: .warning,
    summary:
      "An asset outlet leads to a view that holds other assets, all of which become that asset",
    rationale: """
      The view of an asset is its click area. When it is the background or holds other assets, \
      white space becomes clickable, which policies forbid, and clicks are reported for the wrong \
      asset.
      """,
    help: "Connect the outlet to the view that shows the asset alone.",
    sources: [Page.checklist],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="bodyView" ↓destination="ad" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <stackView id="stars"><subviews><imageView id="one"/></subviews></stackView>
        </subviews>
        <connections><outlet property="starRatingView" destination="stars" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.assets.compactMap { binding in
      guard let view = binding.target, binding.role != .mediaPlaceholder,
        let what = contents(of: view, besides: binding, in: ad)
      else { return nil }
      return ad.finding(
        Self.info, at: binding.destinationRange,
        "\(binding.name) leads to \(view.words), \(what); all of it becomes the "
          + "\(binding.role.words)'s click area",
        object: view, outlet: binding.name)
    }
  }

  private func contents(
    of view: View, besides binding: AdView.Binding, in ad: LintedAdView
  ) -> String? {
    if view == ad.view { return "the ad view itself" }
    if view.contains(ad.view) { return "which holds the ad view" }
    let held = ad.ad.assets.filter { other in
      other != binding && (other.target.map { view.contains($0) } ?? false)
    }
    guard !held.isEmpty else { return nil }
    return "which holds \(listed(held.map { "the \($0.role.words)" }))"
  }
}
