internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `shared_asset_view`
struct SharedAssetView: AdViewRule {
  static let info = RuleInfo(
    id: "shared_asset_view", topic: .outlets, severity: .warning,
    summary: "Two outlets of one ad view lead to the same view",
    rationale: """
      Each asset needs a view of its own: whichever is set last overwrites the other, and the SDK \
      reports clicks on one as clicks on the other.
      """,
    help: "Give each asset its own view and connect each outlet to it.",
    sources: [Page.header],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections>
          <outlet property="bodyView" destination="h" id="o1"/>
          <outlet property="headlineView" ↓destination="h" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><label id="b"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="bodyView" destination="b" id="o2"/>
        </connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    let connected = ad.ad.assets.filter { $0.outlet != nil || $0.code != nil }
    let destinations = Dictionary(grouping: connected) { $0.outlet?.destination ?? $0.target?.id }
    return destinations.values.compactMap { bindings in
      // By name, since Xcode writes them in any order and a baseline must know the finding again.
      let bindings = bindings.sorted { $0.name < $1.name }
      guard let last = bindings.last, Set(bindings.map(\.name)).count > 1, let view = last.target
      else { return nil }
      return ad.finding(
        Self.info, at: last.destinationRange,
        "\(listed(bindings.map(\.name))) lead to one view, \(view.words)",
        object: view, outlet: last.name)
    }
  }
}
