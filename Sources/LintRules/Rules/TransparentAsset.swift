internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `transparent_asset`
struct TransparentAsset: AdViewRule {
  static let info = RuleInfo(
    id: "transparent_asset", topic: .geometry, severity: .warning,
    summary: "A connected asset is too transparent to be seen well",
    rationale: """
      Assets must be legible. Some SDKs count an impression only when every required asset is \
      fully opaque.
      """,
    help: "Set Alpha to 1 in the Attributes inspector; soften a colour instead.",
    sources: [
      Page.policy,
      "https://tech.yandex.com/mobile-ads/doc/ios/quick-start/requirements-ios-docpage/",
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label ↓alpha="0.3" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label alpha="0.8" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    let limit = ad.profile.countsOnlyOpaqueAssets ? 1 : 0.5
    if let whole = wholeAd(ad, below: limit) { return [whole] }
    var seen: Set<Int> = []
    return ad.ad.assets.compactMap { binding in
      guard let view = binding.target, ad.view.contains(view), seen.insert(view.number).inserted,
        view.isVisible(within: ad.view)
      else { return nil }
      let alpha = view.alpha(within: ad.view)
      guard alpha < limit else { return nil }
      let source = view.lineage(to: ad.view).min { $0.alpha < $1.alpha } ?? view
      return ad.finding(
        Self.info, ad.severityIfRequired(Self.info, binding),
        at: source.visibilityRange ?? view.element.nameRange,
        "\(view.words), the \(binding.role.words), is shown with an alpha of \(alpha.points)"
          + (limit == 1 ? "; \(ad.profile.name) counts only opaque assets" : ""),
        object: view, outlet: binding.name
      ).refuted(by: ad.code.setsAlpha(of: source))
    }
  }

  /// The ad view itself or a view around it, which makes every asset transparent at once.
  private func wholeAd(_ ad: LintedAdView, below limit: Double) -> Finding? {
    let views = [ad.view] + ad.view.superviews
    let alpha = views.reduce(1) { $0 * $1.alpha }
    guard !ad.ad.assets.isEmpty, alpha < limit, views.allSatisfy({ !$0.isHidden }),
      let source = views.min(by: { $0.alpha < $1.alpha })
    else { return nil }
    let what = source == ad.view ? "The ad view" : "\(source.words) around the ad view"
    return ad.finding(
      Self.info, at: source.visibilityRange ?? source.element.nameRange,
      "\(what) has an alpha of \(alpha.points), and with it every asset", object: source
    ).refuted(by: ad.code.setsAlpha(of: source))
  }
}
