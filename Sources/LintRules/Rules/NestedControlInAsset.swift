internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `nested_control_in_asset`
struct NestedControlInAsset: AdViewRule {
  static let info = RuleInfo(
    id: "nested_control_in_asset", topic: .touches, severity: .error,
    summary: "A control inside a bound view takes the touches that the SDK waits for there",
    rationale: """
      The SDK watches the view that the outlet leads to. A control inside it receives the touch \
      first and keeps it, so taps on the most clickable part of the ad are lost.
      """,
    help: """
      Connect the outlet to the control itself, or switch off User Interaction Enabled on the \
      control inside.
      """,
    sources: [Page.advanced, Page.hitTest],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="box"><subviews><↓button id="b"/></subviews></view></subviews>
        <connections><outlet property="callToActionView" destination="box" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="box"><subviews><button userInteractionEnabled="NO" id="b"/></subviews></view>
        </subviews>
        <connections><outlet property="callToActionView" destination="box" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="box"><subviews><label id="l"/></subviews></view></subviews>
        <connections><outlet property="callToActionView" destination="box" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    // The app handles the taps of a format that it draws itself.
    guard ad.profile.adChoices?.painter != .app else { return [] }
    var reported: Set<Int> = []
    return ad.ad.assets.flatMap { binding -> [Finding] in
      guard let view = binding.target, view != ad.view, ad.view.contains(view),
        ad.component(view) == nil
      else { return [] }
      return ad.contents.filter { view.contains($0) }.filter { control in
        control.isControl && ad.takesTouches(control) && !ad.ad.isAsset(control)
          && reported.insert(control.number).inserted
      }.map { control in
        ad.finding(
          Self.info, at: control.touchRange,
          "\(control.words) lies inside the view of the \(binding.role.words) and takes its touches",
          object: control, outlet: binding.name
        ).refuted(by: ad.disablesTouches(on: control))
      }
    }
  }
}
