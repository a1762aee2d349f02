internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `media_view_wrong_class`
struct MediaViewWrongClass: AdViewRule {
  static let info = RuleInfo(
    id: "media_view_wrong_class", topic: .outlets, severity: .error,
    summary: "The media outlet leads to a view that is not the SDK's media view",
    rationale: """
      Only the SDK's own media view can play video and show the main image. With another class the \
      app crashes at the first call, or the ad serves without media and fill drops.
      """,
    help: """
      Select the view and set Class in the Identity inspector to the SDK's media view; leave Module \
      empty. An image view must first be replaced by a plain View.
      """,
    sources: [Page.advanced, Page.header],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><↓imageView id="m"/></subviews>
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
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="m" customClass="HeroView" customModule="App" customModuleProvider="target"/>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.bindings.filter { $0.role == .media }.compactMap { binding in
      guard let view = binding.target, case .wrong(let wanted) = ad.verdict(on: binding) else {
        return nil
      }
      let stated = ad.statedSeverity(Self.info) ?? Self.info.severity
      return ad.finding(
        Self.info, ad.ad.isInferred ? stated.lowered : stated, at: view.classRange,
        "\(binding.name) leads to \(view.words); it must be of class \(wanted)",
        object: view, outlet: binding.name
      ).fixed(by: ad.fix(view, settingClass: wanted))
    }
  }
}
