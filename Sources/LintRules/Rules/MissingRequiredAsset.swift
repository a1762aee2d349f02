internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_required_asset`
struct MissingRequiredAsset: AdViewRule {
  static let info = RuleInfo(
    id: "missing_required_asset", topic: .outlets, severity: .error,
    summary: "An asset that the SDK requires has no outlet connected",
    rationale: """
      An ad without a required asset must not be shown. The SDK does not fill the view, and \
      impressions may not be counted or paid.
      """,
    help: "Control-drag from the ad view to the view that shows the asset and choose the outlet.",
    sources: [Page.assets, Page.header],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label id="b"/></subviews>
        <connections><outlet property="bodyView" destination="b" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="b"/></subviews>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard !ad.ad.isUnbound else { return [] }
    return ad.ad.format.outlets.compactMap { outlet in
      guard !ad.ad.isConnected(outlet), !isLeftUnconnected(outlet, in: ad) else { return nil }
      if ad.ad.format.required.contains(outlet.name) {
        return finding(outlet, nil, of: withArticle(ad.ad.format.title), in: ad)
      }
      guard let partly = ad.ad.format.partlyRequired, partly.outlets.contains(outlet.name) else {
        return nil
      }
      return finding(outlet, partly.severity, of: partly.ads, in: ad)
    }
  }

  /// Whether the view for the outlet is there, which another rule says.
  private func isLeftUnconnected(_ outlet: OutletDefinition, in ad: LintedAdView) -> Bool {
    guard let wanted = outlet.className, outlet.role == .media else { return false }
    return ad.contents.contains { ad.component($0)?.name == wanted }
  }

  private func finding(
    _ outlet: OutletDefinition, _ severity: Severity?, of ads: String, in ad: LintedAdView
  ) -> Finding {
    let stated = severity ?? ad.statedSeverity(Self.info) ?? Self.info.severity
    // Code that binds the others may bind this one in ways that are not understood.
    return ad.finding(
      Self.info, ad.ad.isBoundByCode ? stated.lowered : stated, at: ad.ownerRange,
      "\(ad.view.words) has no \(outlet.name) connected; \(ad.profile.name) requires the "
        + "\(outlet.role.words) of \(ads)",
      outlet: outlet.name
    ).refuted(by: ad.code.binds(outlet.name, of: ad.ad), else: "no code connects it", in: ad)
  }
}
