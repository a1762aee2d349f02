internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `touch_overlay`
struct TouchOverlay: AdViewRule {
  static let info = RuleInfo(
    id: "touch_overlay", topic: .touches, severity: .warning,
    summary: "A view that is no asset lies over the assets and takes their touches",
    rationale: """
      A touch goes to the topmost view that takes it. A transparent button over the ad swallows the \
      clicks that the SDK should see, and reporting them from code is against the policies.
      """,
    help: """
      Remove the view, move it below the assets in the document outline, or switch off its User \
      Interaction Enabled.
      """,
    sources: [Page.checklist, Page.hitTest],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <label id="h"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
          <↓button id="b"><rect key="frame" x="0" y="0" width="300" height="200"/></button>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <button id="b"><rect key="frame" x="0" y="0" width="300" height="200"/></button>
          <label id="h"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
          <label id="h"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
          <button id="close"><rect key="frame" x="276" y="0" width="24" height="24"/></button>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let bounds = ad.rect(of: ad.view), bounds.area > 0 else { return [] }
    let assets = ad.visibleAssets
    return ad.view.descendants.compactMap { view in
      guard view.handlesTouches || isPlainCover(view), !ad.ad.isAsset(view),
        ad.component(view) == nil,
        ad.takesTouches(view),
        !assets.contains(where: { view.contains($0.view) || $0.view.contains(view) }),
        let frame = ad.rect(of: view)
      else { return nil }
      return finding(view, frame, bounds: bounds, assets: assets, in: ad)
    }
  }

  /// A view that shows nothing of its own and holds nothing, yet takes the touches on it.
  private func isPlainCover(_ view: View) -> Bool {
    view.kind == "view" && view.subviews.isEmpty
  }

  private func finding(
    _ view: View, _ frame: Rect, bounds: Rect, assets: [PlacedAsset], in ad: LintedAdView
  ) -> Finding? {
    let below = assets.filter { ad.isAbove(view, $0.view) && frame.overlaps($0.rect, beyond: 0.5) }
    guard !below.isEmpty else { return nil }
    let covered = below.filter { asset in
      asset.binding.role != .media && frame.contains(x: asset.rect.midX, y: asset.rect.midY)
    }
    let coversMuch = frame.intersection(bounds).area >= bounds.area / 4
    guard coversMuch || !covered.isEmpty else { return nil }
    let names = (covered.isEmpty ? below : covered).map { "the \($0.binding.role.words)" }
    // A plain view keeps touches too, but more designs lay one over their media knowingly.
    let stated = ad.statedSeverity(Self.info) ?? Self.info.severity
    return ad.finding(
      Self.info, view.handlesTouches ? stated : stated.lowered, at: view.element.nameRange,
      "\(view.words) is no asset and takes the touches of what lies under it: \(listed(names))",
      object: view)
  }
}
