internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `ambiguous_asset_layout`
struct AmbiguousAssetLayout: AdViewRule {
  static let info = RuleInfo(
    id: "ambiguous_asset_layout", topic: .geometry, severity: .warning,
    summary: "The constraints do not determine where an asset is or how large it is",
    rationale: """
      With too few constraints Auto Layout chooses a frame by itself: the asset may end up without \
      size or outside the ad view, differently on each device.
      """,
    help: """
      Select the view and add the missing constraints; Editor ▸ Resolve Auto Layout Issues shows \
      which.
      """,
    sources: [
      "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/AmbiguousLayouts.html"
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓ambiguous="YES" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><label ambiguous="YES" id="free"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    var seen: Set<Int> = []
    return ad.ad.assets.compactMap { binding in
      guard let view = binding.target, view.isMarkedAmbiguous, view.isInstalled,
        ad.view.contains(view), seen.insert(view.number).inserted
      else { return nil }
      return ad.finding(
        Self.info, at: view.element.attributeRange("ambiguous") ?? view.element.nameRange,
        "Interface Builder found the layout of \(view.words), the \(binding.role.words), ambiguous",
        object: view, outlet: binding.name)
    }
  }
}
