internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `content_mode_distorts`
struct ContentModeDistorts: AdViewRule {
  static let info = RuleInfo(
    id: "content_mode_distorts", topic: .geometry, severity: .note,
    summary: "Scale To Fill stretches the ad's image or video",
    rationale: """
      Networks forbid distorted images. With Scale To Fill whatever does not have the view's exact \
      proportions is stretched or squeezed; the SDK's media view honours the setting.
      """,
    help: "Set Content Mode to Aspect Fit in the Attributes inspector.",
    sources: [Page.advanced, Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view ↓contentMode="scaleToFill" id="m" customClass="GADMediaView"/></subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view contentMode="scaleAspectFit" id="m" customClass="GADMediaView"/></subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.assets.compactMap { binding in
      guard let view = binding.target, view.element["contentMode"] == "scaleToFill",
        let severity = severity(for: view, binding, in: ad)
      else { return nil }
      return ad.finding(
        Self.info, severity,
        at: view.element.attributeRange("contentMode") ?? view.element.nameRange,
        "\(view.words), the \(binding.role.words), has the content mode Scale To Fill, which distorts "
          + "what it shows",
        object: view, outlet: binding.name
      ).fixed(by: view.element.fix(setting: "contentMode", to: "scaleAspectFit", isSafe: false))
    }
  }

  private func severity(
    for view: View, _ binding: AdView.Binding, in ad: LintedAdView
  ) -> Severity? {
    switch binding.role {
    case .media: ad.component(view) == nil ? nil : ad.statedSeverity(Self.info)
    case .icon: view.kind == "imageView" ? .note : nil
    default: nil
    }
  }
}
