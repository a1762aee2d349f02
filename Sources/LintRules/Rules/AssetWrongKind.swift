internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `asset_wrong_kind`
struct AssetWrongKind: AdViewRule {
  static let info = RuleInfo(
    id: "asset_wrong_kind", topic: .outlets, severity: .warning,
    summary: "An asset outlet leads to a kind of view that cannot show the asset",
    rationale: """
      Many outlets are declared as UIView, so Interface Builder accepts any view. The usual code \
      casts it, (adView.headlineView as? UILabel)?.text, and silently sets nothing. An SDK that declares its outlets with UIKit's classes calls methods that \
      another view does not have: a crash.
      """,
    help: "Connect the outlet to a view of the kind that the asset needs.",
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><imageView id="i"/></subviews>
        <connections><outlet property="headlineView" ↓destination="i" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><button userInteractionEnabled="NO" id="cta"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="callToActionView" destination="cta" id="o2"/>
        </connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="h" customClass="TitleView" customModule="App" customModuleProvider="target"/>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.bindings.compactMap { binding in
      guard let view = binding.target, let outlet = ad.ad.definition(of: binding),
        !outlet.kinds.isEmpty || outlet.declaredKind != nil, binding.role != .adChoices,
        !isRight(view, for: outlet, binding, in: ad)
      else { return nil }
      let wanted = outlet.declaredKind.map { [$0] } ?? outlet.kinds.filter { $0 != "textView" }
      let classes = wanted.prefix(2).map { UIKitNames.className(of: $0) }
      return ad.finding(
        Self.info, severity(outlet, binding, in: ad), at: binding.destinationRange,
        "\(binding.words) should lead to \(withArticle(classes.joined(separator: " or "))); \(view.words) is none",
        object: view, outlet: binding.name)
    }
  }

  /// A wrong view crashes where the SDK declares the outlet with a class, and the outlet is the SDK's.
  private func severity(
    _ outlet: OutletDefinition, _ binding: AdView.Binding, in ad: LintedAdView
  ) -> Severity? {
    guard outlet.declaredKind != nil else { return nil }
    return ad.hasKnownClass && binding.outlet != nil ? .error : .warning
  }

  private func isRight(
    _ view: View, for outlet: OutletDefinition, _ binding: AdView.Binding, in ad: LintedAdView
  ) -> Bool {
    // The SDK's media view is itself, whatever element it stands on.
    let isMedia = ad.component(view)?.role == .media && binding.role != .media
    if view.kind == outlet.declaredKind || outlet.kinds.contains(view.kind) {
      return !isMedia || outlet.kinds.contains("view")
    }
    if view.kind == "button", ad.statedSeverity(ButtonForAsset.info) != nil { return true }
    // A container is judged for what it holds.
    if view == ad.view || view.contains(ad.view) { return true }
    // An app's class on a plain view may descend from any UIKit class.
    let isGeneric = view.kind == "view" || view.kind == "control"
    return isGeneric && view.customClass != nil && ad.component(view) == nil
  }
}
