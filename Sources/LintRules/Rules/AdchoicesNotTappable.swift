internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `adchoices_not_tappable`
struct AdchoicesNotTappable: AdViewRule {
  static let info = RuleInfo(
    id: "adchoices_not_tappable", topic: .touches, severity: .note,
    summary: "The AdChoices image of a custom format has interaction off",
    rationale: """
      With custom formats the app itself shows the AdChoices icon and must open its page on a tap. \
      Image views ignore touches unless interaction is switched on, here or in code.
      """,
    help: """
      Select the image view and switch on User Interaction Enabled, or do so in code where the tap \
      recognizer is added.
      """,
    sources: [Page.customFormats],
    triggering: [
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews><imageView ↓userInteractionEnabled="NO" id="c"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews><imageView id="c"/></subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.profile.adChoices?.painter == .app, let binding = ad.ad.binding(.adChoices),
      let view = binding.target, view.isInstalled, !view.isUserInteractionEnabled
    else { return [] }
    return [
      ad.finding(
        Self.info, at: view.touchRange,
        "\(view.words) shows AdChoices and takes no touches"
          + (ad.isCodeKnown ? "; no code switches them on" : " unless code switches them on"),
        object: view, outlet: binding.name
      ).fixed(by: view.fix(settingTouches: "YES", isSafe: false))
        .refuted(by: ad.code.enablesTouches(on: view))
    ]
  }
}
