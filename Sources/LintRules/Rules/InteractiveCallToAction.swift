internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `interactive_call_to_action`
struct InteractiveCallToAction: AdViewRule {
  static let info = RuleInfo(
    id: "interactive_call_to_action", topic: .touches, severity: .warning,
    summary: "The call-to-action button takes the touches that the SDK needs to see",
    rationale: """
      The SDK handles clicks itself. A button that is open to touches keeps them, the click never \
      reaches the SDK and is not paid. Google asks for user interaction to be off on every button \
      that shows an asset.
      """,
    help: """
      Select the button and switch off User Interaction Enabled in the Attributes inspector, or \
      set isUserInteractionEnabled = false in code before nativeAd is assigned.
      """,
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><↓button id="cta"/></subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><button ↓userInteractionEnabled="YES" id="cta"/></subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><button userInteractionEnabled="NO" id="cta"/></subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view userInteractionEnabled="NO" id="box">
            <subviews><button id="cta"/></subviews>
          </view>
        </subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.profile.callToActionInteraction?.value == false else { return [] }
    return ad.ad.bindings.filter { $0.role == .callToAction }.compactMap { binding in
      guard let view = binding.target, view.isControl, ad.takesTouches(view) else { return nil }
      return ad.finding(
        Self.info, at: view.touchRange,
        "\(view.words) is the call to action and takes touches; \(ad.profile.name) needs User "
          + "Interaction Enabled to be off",
        object: view, outlet: binding.name
      ).fixed(by: view.fix(settingTouches: "NO", isSafe: true))
        .refuted(by: ad.disablesTouches(on: view), else: "no code switches it off", in: ad)
    }
  }
}
