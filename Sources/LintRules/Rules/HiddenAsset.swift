internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `hidden_asset`
struct HiddenAsset: AdViewRule {
  static let info = RuleInfo(
    id: "hidden_asset", topic: .geometry, severity: .warning,
    summary: "A connected asset is hidden or not installed, so unless code shows it nobody sees it",
    rationale: """
      The SDK counts an asset that is connected as shown. A hidden one is policy trouble, and a \
      required one that is hidden voids the impression.
      """,
    help: """
      Switch off Hidden (and on Installed) in the Attributes inspector, or remove the outlet if the \
      layout does not show the asset.
      """,
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓hidden="YES" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view ↓hidden="YES" id="box"><subviews><label id="h"/></subviews></view></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label id="h">
            <userDefinedRuntimeAttributes>
              <↓userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
            </userDefinedRuntimeAttributes>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view ↓hidden="YES" id="a" customClass="GADAdChoicesView"/></subviews>
        <connections><outlet property="adChoicesView" destination="a" id="o1"/></connections>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><label hidden="YES" id="free"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  /// Whether the SDK's apps show the view when an ad is there.
  private func isShownLater(
    _ binding: AdView.Binding, _ view: View, in ad: LintedAdView
  ) -> Bool {
    view.isInstalled && ad.ad.definition(of: binding)?.isHiddenUntilLoaded ?? false
  }

  func findings(in ad: LintedAdView) -> [Finding] {
    var seen: Set<Int> = []
    return ad.ad.assets.compactMap { binding in
      guard let view = binding.target, ad.view.contains(view),
        seen.insert(view.number).inserted,
        !view.isVisible(within: ad.view), !isShownLater(binding, view, in: ad)
      else { return nil }
      let hidden = view.lineage(to: ad.view).first { $0.isHidden }
      let why = hidden == nil ? "is not installed" : "is hidden"
      let place = hidden.map { $0 == view ? "" : " with \($0.words) around it" } ?? ""
      return ad.finding(
        Self.info, ad.severityIfRequired(Self.info, binding),
        at: hidden?.visibilityRange ?? view.element.nameRange,
        "\(view.words), the \(binding.role.words), \(why)\(place)",
        object: view, outlet: binding.name
      ).refuted(by: ad.shows(view))
    }
  }
}
