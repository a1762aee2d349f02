internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `touch_overlay`
struct TouchOverlay: GeometryRule {
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

  func findings(at ad: LintedAdView) -> [Finding] {
    // The app handles the taps of a format that it draws itself.
    guard ad.profile.adChoices?.painter != .app, let bounds = ad.layout.bounds,
      bounds.area > 0
    else { return [] }
    let assets = ad.firstAssets
    return ad.contents.compactMap { inside($0, over: assets, bounds: bounds, in: ad) }
      + aroundAdView(ad, bounds)
  }

  // MARK: - In the ad view

  private func inside(
    _ view: View, over assets: [PlacedAsset], bounds: Rect, in ad: LintedAdView
  ) -> Finding? {
    guard view.handlesTouches || view.isPlainCover, !ad.ad.isAsset(view),
      ad.component(view) == nil, ad.takesTouches(view),
      !assets.contains(where: { related($0.view, view) }),
      let frame = ad.layout.frame(of: view)
    else { return nil }
    let below = assets.filter {
      ad.isAbove(view, $0.view) && frame.rect.overlaps($0.rect, beyond: placeTolerance)
    }
    let covered = below.filter { asset in
      asset.binding.role != .media && frame.rect.contains(x: asset.rect.midX, y: asset.rect.midY)
    }
    let coversMuch = frame.rect.intersection(bounds).area >= bounds.area / 4
    guard !below.isEmpty, coversMuch || !covered.isEmpty else { return nil }
    let named = coversMuch ? below : covered
    let certainties = named.map { asset in
      min(frame.certainty, asset.frame.certainty)
        .settled(certainlyCovers(asset, with: frame, over: coversMuch ? ad.boundsReach : nil))
    }
    let what = listed(named.map { "the \($0.binding.role.words)" })
    return finding(
      view, certainties.max() ?? .recorded, counts: view.handlesTouches, over: what, in: ad)
  }

  /// Whether a cover lies over an asset however far both frames are off: on it and on a quarter of
  /// the ad view, or on its centre.
  private func certainlyCovers(
    _ asset: PlacedAsset, with frame: LayoutFrame, over bounds: Rect?
  ) -> Bool {
    if let bounds, frame.core.intersection(bounds).area >= bounds.area / 4 {
      return frame.core.overlaps(asset.frame.core, beyond: placeTolerance)
    }
    let reach = asset.frame.reach
    let play = (x: (reach.width - asset.rect.width) / 2, y: (reach.height - asset.rect.height) / 2)
    return asset.binding.role != .media
      && frame.core.inset(x: play.x, y: play.y).contains(x: asset.rect.midX, y: asset.rect.midY)
  }

  private func related(_ one: View, _ other: View) -> Bool {
    one.contains(other) || other.contains(one)
  }

  // MARK: - Over the ad view

  /// Views that lie over the whole ad view from outside, as far as recorded frames tell.
  private func aroundAdView(_ ad: LintedAdView, _ bounds: Rect) -> [Finding] {
    guard !ad.visibleAssets.isEmpty, let superview = ad.view.superview,
      let frame = ad.view.recordedFrame, !ad.view.isMarkedWrong
    else { return [] }
    return superview.subviews.compactMap { view in
      guard view.element.index > ad.view.element.index, view.handlesTouches, !view.isMarkedWrong,
        view.isInstalled, !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
        let cover = view.recordedFrame,
        cover.intersection(frame).area >= frame.area / 4, frame.area > 0
      else { return nil }
      return finding(
        view, .recorded, counts: true, over: "the ad view \(ad.view.words)", in: ad)
    }
  }

  private func finding(
    _ view: View, _ certainty: Certainty, counts isInteractive: Bool, over what: String,
    in ad: LintedAdView
  ) -> Finding {
    let stated = ad.statedSeverity(Self.info) ?? Self.info.severity
    let isSure = certainty != .recorded && isInteractive
    return ad.measured(
      Self.info, as: isSure ? stated : stated.lowered, certainty, at: view.element.nameRange,
      "\(view.words) is no asset and takes the touches of what lies under it: \(what)", object: view
    ).refuted(by: ad.disablesTouches(on: view) ?? ad.code.hides(view))
  }
}

extension LintedAdView {
  /// The visible assets, one for each outlet: an outlet holds a single view, and each of thousands
  /// of views is compared with these.
  fileprivate var firstAssets: [PlacedAsset] {
    var seen: Set<String> = []
    return visibleAssets.filter { seen.insert($0.binding.name).inserted }
  }
}
