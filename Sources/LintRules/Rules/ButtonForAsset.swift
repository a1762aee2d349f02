internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `button_for_asset`
struct ButtonForAsset: AdViewRule {
  static let info = RuleInfo(
    id: "button_for_asset", topic: .outlets, severity: .note,
    summary: "A button shows an asset other than the call to action",
    rationale: """
      Buttons keep touches and need their interaction switched off; a label or an image view shows \
      the same without that risk. Google advises against buttons for assets.
      """,
    help: "Replace the button by a label or an image view and connect the outlet to it.",
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><button userInteractionEnabled="NO" id="icon"/></subviews>
        <connections><outlet property="iconView" ↓destination="icon" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><button userInteractionEnabled="NO" id="cta"/></subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.statedSeverity(Self.info) != nil else { return [] }
    return ad.ad.assets.compactMap { binding in
      guard let view = binding.target, view.kind == "button", binding.role != .callToAction,
        let outlet = ad.ad.definition(of: binding), !outlet.kinds.isEmpty
      else { return nil }
      return ad.finding(
        Self.info, at: binding.destinationRange,
        "\(view.words) shows the \(binding.role.words); a label or an image view is safer",
        object: view, outlet: binding.name)
    }
  }
}
