internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `adchoices_wrong_class`
struct AdchoicesWrongClass: AdViewRule {
  static let info = RuleInfo(
    id: "adchoices_wrong_class", topic: .outlets, severity: .error,
    summary: "The AdChoices outlet leads to a view of the wrong class",
    rationale: """
      The SDK draws the icon and its menu in a view of its own class; with another one the icon is \
      missing or the app crashes. For custom formats the app sets an image, which needs an image \
      view.
      """,
    help: """
      Select the view and set Class in the Identity inspector to the SDK's AdChoices class; for a \
      custom format use an Image View.
      """,
    sources: [Page.header, Page.customFormats],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><↓view id="c"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews><↓label id="c"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><view id="c" customClass="GADAdChoicesView"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews><imageView id="c"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.ad.bindings.filter { $0.role == .adChoices }.compactMap { binding in
      guard let view = binding.target, let wanted = wantedClass(binding, view, in: ad) else {
        return nil
      }
      return ad.finding(
        Self.info, at: view.classRange,
        "\(binding.name) leads to \(view.words); it must be of class \(wanted)",
        object: view, outlet: binding.name
      ).fixed(by: ad.fix(view, settingClass: wanted))
    }
  }

  /// The class that the view should have; nil where it is right or may be.
  private func wantedClass(_ binding: AdView.Binding, _ view: View, in ad: LintedAdView) -> String?
  {
    switch ad.verdict(on: binding) {
    case .wrong(let wanted): return wanted
    case .right, .unknown: return nil
    case .untyped:
      let kinds = ad.ad.definition(of: binding)?.kinds ?? []
      guard let kind = kinds.first, !kinds.contains(view.kind), view.customClass == nil else {
        return nil
      }
      return UIKitNames.className(of: kind)
    }
  }
}
