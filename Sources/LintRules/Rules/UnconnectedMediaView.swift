internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `unconnected_media_view`
struct UnconnectedMediaView: AdViewRule {
  static let info = RuleInfo(
    id: "unconnected_media_view", topic: .outlets, severity: .error,
    summary: "The ad view holds a media view that its media outlet does not lead to",
    rationale: """
      The class alone is not enough: the SDK fills the view that the outlet leads to. An unconnected \
      media view stays empty, and the ad counts as having none.
      """,
    help: "Control-drag from the ad view to the media view and choose mediaView.",
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><view id="m" ↓customClass="GADMediaView"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="m" customClass="GADMediaView"/></subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="m" customClass="GADMediaView"/></subviews>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard !ad.ad.isUnbound, ad.statedSeverity(Self.info) != nil, ad.ad.binding(.media) == nil,
      let outlet = ad.ad.format.outlet(for: .media)
    else { return [] }
    let media = ad.contents.first { view in
      ad.component(view).map { $0.role == .media && $0.name == outlet.className } ?? false
    }
    guard let view = media else { return [] }
    let base = ad.statedSeverity(Self.info) ?? Self.info.severity
    // A subclass or its owner may connect the view in code.
    let isUnclear = ad.ad.isInferred || ad.ad.isBoundByCode || isUsedByOther(view, in: ad)
    let severity = isUnclear ? base.lowered : base
    return [
      ad.finding(
        Self.info, severity, at: view.classRange,
        "\(view.words) is not connected to \(outlet.name), so the SDK does not fill it",
        object: view, outlet: outlet.name
      ).fixed(by: fix(view, outlet, in: ad))
        .refuted(by: ad.binds(.media), else: "no code connects it", in: ad)
    ]
  }

  /// Connects the view where it is the only one that can be meant.
  private func fix(_ view: View, _ outlet: OutletDefinition, in ad: LintedAdView) -> Fix? {
    let others = ad.contents.filter { other in
      ad.component(other)?.name == outlet.className
    }
    guard others.count == 1, ad.ad.hasSDKClass,
      let edit = ad.document.addingOutlet(outlet.name, to: view.id, at: ad.ad.owner)
    else { return nil }
    return Fix("connect \(outlet.name)", isSafe: true, [edit])
  }

  private func isUsedByOther(_ view: View, in ad: LintedAdView) -> Bool {
    ad.document.outlets(to: view.id).contains { $0.owner != ad.ad.owner }
  }
}
