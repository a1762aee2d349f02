internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `conflicting_constraints`
struct ConflictingConstraints: GeometryRule {
  static let info = RuleInfo(
    id: "conflicting_constraints", topic: .geometry, severity: .warning,
    summary: "Required constraints that an asset depends on contradict each other",
    rationale: """
      Auto Layout breaks one of the constraints, which one is its own choice, and logs “Unable to \
      simultaneously satisfy constraints”. The asset may end up without size, covered or outside \
      the ad view.
      """,
    help: """
      Remove one of the constraints, or give one a priority below 1000 so that it yields.
      """,
    sources: [
      "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/ConflictingLayouts.html"
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <imageView id="i" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="40" id="c1"/>
              <↓constraint firstAttribute="width" constant="64" id="c2"/>
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
          <imageView id="i" translatesAutoresizingMaskIntoConstraints="NO">
            <constraints>
              <constraint firstAttribute="width" constant="40" id="c1"/>
              <constraint firstAttribute="width" constant="64" priority="999" id="c2"/>
            </constraints>
          </imageView>
        </subviews>
        <connections><outlet property="iconView" destination="i" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    ad.layout.conflicts.compactMap { conflict in
      // The size that a plain view is drawn with is not the one that the app will give it.
      guard conflict.excess > layoutTolerance,
        !conflict.involvesRoot || ad.layouts.followsScreen
      else { return nil }
      let assets = ad.seenAssets.filter { ad.layout.depends($0.view, on: conflict) }
      guard let asset = assets.first else { return nil }
      var wording = ConstraintWording(ad.document)
      let refused = wording.words(conflict.constraint)
      let names = assets.count > 3 ? [assets[0], assets[1]] : assets
      let more = assets.count > 3 ? ["\(assets.count - 2) more assets"] : []
      return ad.finding(
        Self.info, at: conflict.constraint.element.nameRange,
        "\(refused) contradicts \(wording.partners(of: conflict)), and "
          + listed(names.map { "the \($0.binding.role.words)" } + more)
          + (assets.count == 1 ? " depends on it" : " depend on it"),
        object: asset.view, outlet: asset.binding.name)
    }
  }
}
