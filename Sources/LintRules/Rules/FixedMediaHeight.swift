internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `fixed_media_height`
struct FixedMediaHeight: AdViewRule {
  static let info = RuleInfo(
    id: "fixed_media_height", topic: .geometry, severity: .note,
    summary:
      "Width and height of the media view are both required, so no aspect ratio fits any more",
    rationale: """
      The usual code adds a constraint with the media's aspect ratio at run time. Against two \
      required sizes it cannot hold: Auto Layout breaks one of them and logs it for every ad.
      """,
    help: "Lower the priority of the height constraint to 999 in the Size inspector.",
    sources: [Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="m" customClass="GADMediaView">
            <constraints>
              <constraint firstAttribute="width" constant="250" id="c1"/>
              <constraint firstAttribute="height" ↓constant="150" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="m" customClass="GADMediaView">
            <constraints>
              <constraint firstAttribute="width" constant="250" id="c1"/>
              <constraint firstAttribute="height" priority="999" constant="150" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let binding = ad.ad.binding(.media), let view = binding.target, ad.view.contains(view),
      let width = ad.layout.width(of: view), let height = ad.layout.height(of: view),
      width.certainty == .proved, height.certainty == .proved, let constraint = height.constraint
    else { return [] }
    return [
      ad.finding(
        Self.info, at: height.range(in: view),
        "\(view.words) has a required height of \(constraint.constant.points) pt besides its required "
          + "width, so the media's aspect ratio cannot be followed",
        object: view, outlet: binding.name
      ).fixed(by: constraint.element.fix(setting: "priority", to: "999", isSafe: false))
    ]
  }
}
