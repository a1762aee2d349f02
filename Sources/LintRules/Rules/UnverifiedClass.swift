internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `unverified_class`
struct UnverifiedClass: AdViewRule {
  static let info = RuleInfo(
    id: "unverified_class", topic: .identity, severity: .note,
    summary:
      "An outlet that needs an SDK class leads to an app class that may or may not descend from it",
    rationale: """
      The outlet is declared with a class of the SDK. Whether an app's own class descends from it \
      cannot be seen in the file; if it does not, the app crashes or the asset stays empty.
      """,
    help: """
      Check that the class descends from the SDK's; if it does, name it in .adlint.yml under \
      view_classes.
      """,
    sources: [Page.header],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="m" ↓customClass="HeroView" customModule="App" customModuleProvider="target"/>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="m" customClass="GADMediaView"/></subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.bindings.compactMap { binding in
      guard let view = binding.target, case .unknown(let wanted) = ad.verdict(on: binding) else {
        return nil
      }
      return ad.finding(
        Self.info, at: view.classRange,
        "\(binding.name) needs the class \(wanted); whether \(view.words) descends from it cannot be "
          + "seen in this file",
        object: view, outlet: binding.name)
    }
  }
}
