internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `recommended_assets_missing`
struct RecommendedAssetsMissing: AdViewRule {
  static let info = RuleInfo(
    id: "recommended_assets_missing", topic: .outlets, severity: .note,
    summary: "Assets that the SDK recommends are not connected",
    rationale: """
      The more of an ad's assets a layout shows, the better it performs. A small layout may leave \
      some out on purpose, so this is off unless it is asked for.
      """,
    help: "Add views for the assets and connect them, where the layout has room.",
    sources: [Page.assets],
    isOffByDefault: true, isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  private static let roles: [Role] = [
    .body, .callToAction, .icon, .logo, .advertiser, .store, .price, .starRating,
  ]

  func findings(in ad: LintedAdView) -> [Finding] {
    guard !ad.ad.isUnbound, ad.statedSeverity(Self.info) != nil else { return [] }
    let missing = ad.ad.format.outlets.filter { outlet in
      Self.roles.contains(outlet.role) && !ad.ad.format.required.contains(outlet.name)
        && !ad.ad.isConnected(outlet)
    }
    guard !missing.isEmpty else { return [] }
    return [
      ad.finding(
        Self.info, at: ad.ownerRange,
        "\(ad.view.words) does not connect \(listed(missing.map(\.name))), which "
          + "\(ad.profile.name) recommends")
    ]
  }
}
