internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `gesture_on_ad_view`
struct GestureOnAdView: AdViewRule {
  static let info = RuleInfo(
    id: "gesture_on_ad_view", topic: .touches, severity: .warning,
    summary:
      "A gesture recognizer or an action of the app's own is attached to the ad view or an asset",
    rationale: """
      The SDK attaches its own recognizers to the ad's views. Another one on the same view competes \
      with them: clicks get lost or are handled twice, and custom click handling on an ad is \
      against the networks' policies.
      """,
    help: """
      Remove the gesture recognizer or the action in the Connections inspector, and let the SDK \
      report clicks through its delegate.
      """,
    sources: [Page.policy, Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <↓outletCollection property="gestureRecognizers" destination="tap" id="o2"/>
        </connections>
      </view>
      <tapGestureRecognizer id="tap"/>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <button userInteractionEnabled="NO" id="cta">
            <connections>
              <↓action selector="buy:" destination="-1" eventType="touchUpInside" id="a1"/>
            </connections>
          </button>
        </subviews>
        <connections><outlet property="callToActionView" destination="cta" id="o1"/></connections>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label id="h"/>
          <button id="close">
            <connections>
              <action selector="close:" destination="-1" eventType="touchUpInside" id="a1"/>
            </connections>
          </button>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    var views: [(view: View, binding: AdView.Binding?)] = [(ad.view, nil)]
    for binding in ad.ad.assets {
      guard let view = binding.target, !views.contains(where: { $0.view == view }),
        !(binding.role == .adChoices && ad.profile.adChoices?.painter == .app)
      else { continue }
      views.append((view, binding))
    }
    return views.flatMap { gestures(on: $0, $1, in: ad) + actions(of: $0, $1, in: ad) }
  }

  private func gestures(
    on view: View, _ binding: AdView.Binding?, in ad: LintedAdView
  ) -> [Finding] {
    view.gestureRecognizers.map { outlet in
      ad.finding(
        Self.info, at: outlet.element.nameRange,
        "A gesture recognizer is attached to \(words(binding)), \(view.words), and competes with "
          + "the SDK's own",
        object: view, reference: ad.document.objects[outlet.destination]?.reference,
        outlet: binding?.name)
    }
  }

  private func actions(
    of view: View, _ binding: AdView.Binding?, in ad: LintedAdView
  ) -> [Finding] {
    view.actions.map { action in
      ad.finding(
        Self.info, at: action.nameRange,
        "The action “\(action["selector"] ?? "")” is sent by \(words(binding)), \(view.words), whose "
          + "taps belong to the SDK",
        object: view, outlet: binding?.name)
    }
  }

  private func words(_ binding: AdView.Binding?) -> String {
    binding.map { "the \($0.role.words)" } ?? "the ad view"
  }
}
