internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `blocked_touches`
struct BlockedTouches: AdViewRule {
  static let info = RuleInfo(
    id: "blocked_touches", topic: .touches, severity: .error,
    summary:
      "The ad view or a view around it takes no touches, so nothing in the ad can be clicked",
    rationale: """
      UIKit does not deliver a touch to anything inside a view that is hidden or has user \
      interaction off. The ad is shown and counted, but no click can ever happen. A hidden view that \
      another object's outlet leads to may be shown by code and is a warning.
      """,
    help: """
      Select the view and switch on User Interaction Enabled (and off Hidden) in the Attributes \
      inspector.
      """,
    sources: [Page.hitTest],
    triggering: [
      """
      <view ↓userInteractionEnabled="NO" id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      """
      <view ↓userInteractionEnabled="NO" id="box">
        <subviews>
          <view id="ad" customClass="GADNativeAdView">
            <subviews><label id="h"/></subviews>
            <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
          </view>
        </subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label userInteractionEnabled="NO" id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    let blocking = ([ad.view] + ad.view.superviews)
      .filter { !$0.isUserInteractionEnabled || $0.isHidden }
    let certain = blocking.first { !Self.mayBeShown($0) }
    // An empty one is a place for code to put an ad in.
    guard let view = certain ?? blocking.first, !ad.contents.isEmpty else { return [] }
    let what = view == ad.view ? "The ad view" : "\(view.words) around the ad view"
    let (range, why) =
      view.isUserInteractionEnabled
      ? (view.visibilityRange, "is hidden") : (view.touchRange, "has User Interaction Enabled off")
    return [
      ad.finding(
        Self.info, certain == nil ? .warning : nil, at: range ?? view.element.nameRange,
        "\(what) \(why), so no asset can be clicked"
          + (certain == nil ? " unless code shows it" : ""),
        object: view
      ).fixed(by: view == ad.view ? Self.fix(view) : nil)
        .refuted(by: Self.unblocks(view, in: ad))
    ]
  }

  /// Takes away what blocks the touches on the ad view itself.
  private static func fix(_ view: View) -> Fix? {
    view.isUserInteractionEnabled
      ? view.element.fix(removing: "hidden", isSafe: true)
      : view.fixByAllowingTouches(isSafe: true)
  }

  /// Where code undoes all that blocks the touches on a view.
  private static func unblocks(_ view: View, in ad: LintedAdView) -> CodePlace? {
    let shown = view.isHidden ? ad.code.shows(view) : nil
    let enabled = view.isUserInteractionEnabled ? nil : ad.code.enablesTouches(on: view)
    let isUndone =
      (!view.isHidden || shown != nil)
      && (view.isUserInteractionEnabled || enabled != nil)
    return isUndone ? enabled ?? shown : nil
  }

  /// Whether all that blocks the touches is that the view is hidden, and another object's outlet
  /// lets code show it, as code does once an ad has come.
  private static func mayBeShown(_ view: View) -> Bool {
    view.isUserInteractionEnabled
      && view.document.outlets(to: view.id).contains { $0.owner != view.element }
  }
}
