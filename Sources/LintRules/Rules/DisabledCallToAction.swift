internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `disabled_call_to_action`
struct DisabledCallToAction: AdViewRule {
  static let info = RuleInfo(
    id: "disabled_call_to_action", topic: .touches, severity: .warning,
    summary:
      "The call to action has interaction off, but this SDK attaches its click handling to it",
    rationale: """
      This SDK registers the view itself for taps. With user interaction off no tap arrives, and \
      the ad cannot be clicked where people click it.
      """,
    help: "Select the view and switch on User Interaction Enabled in the Attributes inspector.",
    sources: [
      "https://target.my.com/help/partners/mob/ios_native/en",
      "https://developers.facebook.com/docs/audience-network/ios/native-api", Page.hitTest,
    ],
    triggering: [
      """
      <view id="ad" customClass="PromoView" customModule="App" customModuleProvider="target">
        <subviews>
          <view id="m" customClass="MTRGMediaAdView"/>
          <button ↓userInteractionEnabled="NO" id="cta"/>
        </subviews>
        <connections>
          <outlet property="mediaAdView" destination="m" id="o1"/>
          <outlet property="ctaButton" destination="cta" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="PromoView" customModule="App" customModuleProvider="target">
        <subviews>
          <view id="m" customClass="MTRGMediaAdView"/>
          <button id="cta"/>
        </subviews>
        <connections>
          <outlet property="mediaAdView" destination="m" id="o1"/>
          <outlet property="ctaButton" destination="cta" id="o2"/>
        </connections>
      </view>
      """
    ])

  private static let roles: [Role] = [.callToAction, .feedback, .adChoices]

  /// Whether the view may be what the outlet is declared with; if not, that is what must change.
  private func isRightKind(
    _ view: View, _ binding: AdView.Binding, in ad: LintedAdView
  ) -> Bool {
    ad.ad.definition(of: binding)?.declaredKind.map { $0 == view.kind || view.customClass != nil }
      ?? true
  }

  /// Whether the view lies in an ad view of an SDK that this one mediates, which has a say of its own.
  private func isLeftToOther(_ view: View, in ad: LintedAdView) -> Bool {
    view.lineage(to: ad.view).contains { ad.mediates($0) }
  }

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.profile.callToActionInteraction?.value == true else { return [] }
    return ad.ad.bindings.compactMap { binding in
      guard Self.roles.contains(binding.role), let view = binding.target, ad.view.contains(view),
        isRightKind(view, binding, in: ad),
        let off = view.lineage(to: ad.view).first(where: { !$0.isUserInteractionEnabled }),
        !isLeftToOther(view, in: ad)
      else { return nil }
      let place =
        off == view ? "" : " because \(off.words) around it has User Interaction Enabled off"
      return ad.finding(
        Self.info, at: off.touchRange,
        "\(view.words) is the \(binding.role.words) and takes no touches\(place); "
          + "\(ad.profile.name) needs them",
        object: view, outlet: binding.name
      ).fixed(by: off.fixByAllowingTouches(isSafe: false))
        .refuted(by: ad.code.enablesTouches(on: off), else: "no code switches them on", in: ad)
    }
  }
}
