internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_call_to_action`
struct MissingCallToAction: AdViewRule {
  static let info = RuleInfo(
    id: "missing_call_to_action", topic: .outlets, severity: .warning,
    summary: "No call to action is connected",
    rationale: """
      The call to action is what people click. A button that shows it without an outlet is dead for \
      the SDK: no text, no click, no revenue.
      """,
    help: "Control-drag from the ad view to the button and choose the call-to-action outlet.",
    sources: [Page.checklist],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" ↓customClass="GADNativeAdView">
        <subviews><label id="h"/><button id="b"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><button id="b"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="callToActionView" destination="b" id="o2"/>
        </connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard !ad.ad.isUnbound, let stated = ad.statedSeverity(Self.info),
      let outlet = ad.ad.format.outlet(for: .callToAction),
      !ad.ad.format.required.contains(outlet.name), ad.ad.binding(.callToAction) == nil,
      !hasButtonOfOtherName(ad)
    else { return [] }
    let button = ad.contents.first { $0.kind == "button" && !ad.ad.isAsset($0) }
    let what = button.map { "; is \($0.words) the call to action?" } ?? ""
    let severity = ad.ad.isBoundByCode ? stated.lowered : stated
    return [
      ad.finding(
        Self.info, button == nil ? .note : severity, at: ad.ownerRange,
        "\(ad.view.words) has no \(outlet.name) connected\(what)", outlet: outlet.name
      ).refuted(by: ad.binds(.callToAction), else: "no code connects it", in: ad)
    ]
  }

  /// Whether some outlet leads to a button, where the app is free to name its outlets: code hands
  /// the views to an SDK that has component classes only.
  private func hasButtonOfOtherName(_ ad: LintedAdView) -> Bool {
    !ad.profile.recognition.components.isEmpty
      && ad.contents.contains { $0.kind == "button" && !ad.document.outlets(to: $0.id).isEmpty }
  }
}
