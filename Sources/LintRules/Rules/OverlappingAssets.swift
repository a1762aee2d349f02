internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `overlapping_assets`
struct OverlappingAssets: GeometryRule {
  static let info = RuleInfo(
    id: "overlapping_assets", topic: .geometry, severity: .note,
    summary: "An asset covers more than a quarter of another one",
    rationale: """
      Assets must be shown whole. Where two are shown by turns, such as body and star rating, an \
      overlap is fine.
      """,
    help: "Move one of the two views, or make sure that only one of them is shown at a time.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <↓label id="h"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
          <imageView id="i"><rect key="frame" x="0" y="0" width="80" height="80"/></imageView>
        </subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="iconView" destination="i" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="b"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
          <imageView id="s"><rect key="frame" x="0" y="0" width="200" height="20"/></imageView>
        </subviews>
        <connections>
          <outlet property="bodyView" destination="b" id="o1"/>
          <outlet property="starRatingView" destination="s" id="o2"/>
        </connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <view id="a" customClass="GADAdChoicesView">
            <rect key="frame" x="280" y="0" width="20" height="20"/>
          </view>
          <label id="h"><rect key="frame" x="8" y="0" width="292" height="24"/></label>
        </subviews>
        <connections>
          <outlet property="adChoicesView" destination="a" id="o1"/>
          <outlet property="headlineView" destination="h" id="o2"/>
        </connections>
      </view>
      """,
    ])

  /// Assets that an ad has by turns.
  private static let alternatives: [[Role]] = [
    [.body, .starRating], [.advertiser, .store, .price], [.image, .media],
  ]

  func findings(at ad: LintedAdView) -> [Finding] {
    // AdChoices belongs over the other assets, and adchoices_covered judges what lies over it.
    let assets = ad.visibleAssets.filter { $0.rect.area > 0 && $0.binding.role != .adChoices }
    let isFullBleed = ad.hasFullBleedMedia
    return assets.compactMap { lower in
      if isFullBleed, lower.binding.role == .media { return nil }
      let upper = assets.first { upper in
        ad.isAbove(upper.view, lower.view) && !Self.alternate(upper, lower)
          && upper.rect.intersection(lower.rect).area > lower.rect.area / 4
      }
      guard let upper else { return nil }
      return ad.finding(
        Self.info, at: lower.view.element.nameRange,
        "\(lower.view.words), the \(lower.binding.role.words), is covered in part by "
          + "\(upper.view.words), the \(upper.binding.role.words)",
        object: lower.view, outlet: lower.binding.name)
    }
  }

  private static func alternate(_ one: PlacedAsset, _ other: PlacedAsset) -> Bool {
    alternatives.contains { $0.contains(one.binding.role) && $0.contains(other.binding.role) }
  }
}
