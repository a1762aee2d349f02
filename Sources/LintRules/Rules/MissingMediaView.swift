internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_media_view`
struct MissingMediaView: AdViewRule {
  static let info = RuleInfo(
    id: "missing_media_view", topic: .outlets, severity: .note,
    summary: "The ad view has no media view, so neither video nor large images can show",
    rationale: """
      Text-only layouts are allowed, but video and image ads earn more, and they need the SDK's \
      media view.
      """,
    help: """
      Add a View, set its class to the SDK's media view, and connect it to the media outlet, if the \
      layout has room for one.
      """,
    sources: [Page.advanced, Page.policy],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><view id="m" customClass="GADMediaView"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="mediaView" destination="m" id="o2"/>
        </connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard !ad.ad.isUnbound, ad.statedSeverity(Self.info) != nil, ad.ad.binding(.media) == nil,
      ad.ad.binding(.image) == nil, !isRequired(in: ad), isWholeLayout(ad),
      !ad.contents.contains(where: { ad.component($0)?.role == .media })
    else { return [] }
    return [
      ad.finding(
        Self.info, at: ad.ownerRange,
        "\(ad.view.words) has no media view: " + consequence(ad)
      ).refuted(by: ad.binds(.media))
    ]
  }

  /// Whether another rule reports a media view that is missing.
  private func isRequired(in ad: LintedAdView) -> Bool {
    ad.ad.format.outlet(for: .media).map { ad.ad.format.required.contains($0.name) } ?? false
  }

  /// Whether the outlets show that the file and not code makes the layout.
  private func isWholeLayout(_ ad: LintedAdView) -> Bool {
    ad.ad.evidence != .components
      || (ad.ad.binding(.headline) != nil && ad.ad.binding(.callToAction) != nil)
  }

  private func consequence(_ ad: LintedAdView) -> String {
    ad.statedSeverity(Self.info) == .error
      ? "\(ad.profile.name) registers no ad without one"
      : "video and large images never show"
  }
}
