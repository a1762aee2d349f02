internal import AutoLayout
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
    ad.seenAssets.compactMap { binding, view in
      if view.isMarkedAmbiguous {
        return ad.finding(
          Self.info, at: view.element.attributeRange("ambiguous") ?? view.element.nameRange,
          "Interface Builder found the layout of \(view.words), the \(binding.role.words), "
            + "ambiguous",
          object: view, outlet: binding.name)
      }
      guard let part = openPart(of: view, ad) else { return nil }
      return ad.finding(
        Self.info, at: view.element.nameRange,
        "The constraints leave the \(part) of \(view.words), the \(binding.role.words), open",
        object: view, outlet: binding.name)
    }
  }

  private func openPart(of view: View, _ ad: LintedAdView) -> String? {
    let isOpen = [true, false].map { isHorizontal in
      !StackFill(layout: ad.layout, isHorizontal: isHorizontal).settles(view)
    }
    return switch (isOpen[0], isOpen[1]) {
    case (true, true): "place or size in both directions"
    case (true, false): "horizontal place or width"
    case (false, true): "vertical place or height"
    case (false, false): nil
    }
  }
}
