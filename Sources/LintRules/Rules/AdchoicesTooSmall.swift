internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `adchoices_too_small`
struct AdchoicesTooSmall: GeometryRule {
  static let info = RuleInfo(
    id: "adchoices_too_small", topic: .geometry, severity: .warning,
    summary: "The view for the AdChoices icon is smaller than 15 × 15 points",
    rationale: """
      The icon must be seen and hit with a finger. Google requires at least 15 × 15 of views that \
      the app provides for it.
      """,
    help: "Make the view at least 15 × 15 points in the Size inspector or by its constraints.",
    sources: [Page.customFormats],
    triggering: [
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews>
          <imageView id="c">
            <constraints>
              <constraint firstAttribute="width" ↓constant="12" id="c1"/>
              <constraint firstAttribute="height" constant="15" id="c2"/>
            </constraints>
          </imageView>
        </subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews>
          <imageView id="c"><rect key="frame" x="0" y="0" width="15" height="15"/></imageView>
        </subviews>
        <connections><outlet property="adChoicesView" destination="c" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let facts = ad.profile.adChoices, let view = ad.adChoicesView, ad.view.contains(view),
      view.isInstalled, let side = ad.shortSides(of: view, below: facts.minimum).first
    else { return [] }
    return [
      ad.measured(
        Self.info, side.length.certainty, at: side.length.range(in: view),
        "\(view.words) shows AdChoices at \(ad.sizeWords(of: view)); it must be at least "
          + "\(facts.minimum.points) × \(facts.minimum.points)",
        object: view, outlet: ad.ad.binding(.adChoices)?.name
      ).fixed(by: ad.fix(view, raisingSidesTo: facts.minimum))
    ]
  }
}
