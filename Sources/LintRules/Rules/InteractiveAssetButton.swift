internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `interactive_asset_button`
struct InteractiveAssetButton: AdViewRule {
  static let info = RuleInfo(
    id: "interactive_asset_button", topic: .touches, severity: .warning,
    summary: "A button that shows an asset takes the touches that the SDK needs to see",
    rationale: """
      Any button bound to an asset keeps the touches that begin in it, so a tap on that asset is \
      no click for the SDK. Google asks for user interaction to be off on all of them.
      """,
    help: """
      Select the button and switch off User Interaction Enabled in the Attributes inspector; \
      better, show the asset in a label or an image view.
      """,
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><↓button id="icon"/></subviews>
        <connections><outlet property="iconView" destination="icon" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><button id="icon" userInteractionEnabled="NO"/></subviews>
        <connections><outlet property="iconView" destination="icon" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.profile.callToActionInteraction?.value == false else { return [] }
    return ad.ad.assets.filter { $0.role != .callToAction }.compactMap { binding in
      guard let view = binding.target, view.isControl, ad.takesTouches(view),
        !ad.ad.bindings(to: view).contains(where: { $0.role == .callToAction })
      else { return nil }
      return ad.finding(
        Self.info, at: view.touchRange,
        "\(view.words) shows the \(binding.role.words) and takes touches; \(ad.profile.name) needs "
          + "User Interaction Enabled to be off",
        object: view, outlet: binding.name
      ).fixed(by: view.fix(settingTouches: "NO", isSafe: true))
        .refuted(by: ad.disablesTouches(on: view), else: "no code switches it off", in: ad)
    }
  }
}
