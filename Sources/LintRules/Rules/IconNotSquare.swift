internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `icon_not_square`
struct IconNotSquare: AdViewRule {
  static let info = RuleInfo(
    id: "icon_not_square", topic: .geometry, severity: .note,
    summary: "The icon's view is not square, but icons are",
    rationale:
      "App icons and logos come square; in another shape they are distorted, cut or padded.",
    help: "Give the view the same width and height, for example by an aspect ratio of 1:1.",
    sources: ["https://docs.page/cleveradssolutions/docs/iOS/Native-Ad-assets", Page.assets],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <imageView id="i">
            <constraints>
              <constraint firstAttribute="width" ↓constant="60" id="c1"/>
              <constraint firstAttribute="height" constant="40" id="c2"/>
            </constraints>
          </imageView>
        </subviews>
        <connections><outlet property="iconView" destination="i" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <imageView id="i">
            <constraints>
              <constraint firstAttribute="width" constant="40" id="c1"/>
              <constraint firstAttribute="width" secondItem="i" secondAttribute="height" id="c2"/>
            </constraints>
          </imageView>
        </subviews>
        <connections><outlet property="iconView" destination="i" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let binding = ad.ad.binding(.icon), let view = binding.target, ad.view.contains(view),
      let width = ad.layout.width(of: view), let height = ad.layout.height(of: view),
      width.certainty == .proved, height.certainty == .proved, width.points > 0, height.points > 0,
      abs(width.points - height.points) > layoutTolerance
    else { return [] }
    return [
      ad.finding(
        Self.info, at: width.range(in: view),
        "\(view.words), the icon, is \(ad.sizeWords(of: view)); icons are square",
        object: view, outlet: binding.name)
    ]
  }
}
