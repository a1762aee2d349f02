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
      let names = listed(assets.map { "the \($0.binding.role.words)" })
      return ad.finding(
        Self.info, at: conflict.constraint.element.nameRange,
        "\(conflict.constraint.words) contradicts \(conflict.partners), and \(names) "
          + (assets.count == 1 ? "depends on it" : "depend on it"),
        object: asset.view, outlet: asset.binding.name)
    }
  }
}

extension LayoutConflict {
  /// What the constraint contradicts.
  fileprivate var partners: String {
    var words = others.map(\.words) + stackViews.map { "the arrangement of \($0.words)" }
    words += autoresized.map { "the autoresizing mask of \($0.words)" }
    if involvesRoot { words.append("the size of the whole") }
    return words.isEmpty ? "itself" : listed(words)
  }
}

extension Constraint {
  /// `width = 40 (c1)`, `top ≥ hed-1.bottom + 8 (c2)`.
  var words: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let id = element.id.map { " (\($0))" } ?? ""
    guard let secondItem, let secondAttribute else {
      return "\(firstAttribute) \(sign) \(constant.points)\(id)"
    }
    let factor = multiplier == 1 ? "" : " × \(multiplier.points)"
    let addend =
      constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(constant.magnitude.points)"
    return
      "\(firstItem).\(firstAttribute) \(sign) \(secondItem).\(secondAttribute)\(factor)\(addend)\(id)"
  }
}
