internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `attribution_too_small`
struct AttributionTooSmall: GeometryRule {
  static let info = RuleInfo(
    id: "attribution_too_small", topic: .attribution, severity: .warning,
    summary: "The ad attribution is smaller than 15 × 15",
    rationale: """
      The policy asks for at least 15 pixels in both dimensions, so that people can see the mark.
      """,
    help: "Make the label at least 15 × 15 points in the Size inspector or by its constraints.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label text="Ad" id="badge">
            <constraints>
              <constraint firstAttribute="width" constant="15" id="c1"/>
              <constraint firstAttribute="height" ↓constant="10" id="c2"/>
            </constraints>
          </label>
        </subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label text="Ad" id="badge"><rect key="frame" x="0" y="0" width="15" height="15"/></label>
        </subviews>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard ad.needsAttribution, let minimum = ad.profile.attributionMinimum?.value else { return [] }
    let short = ad.survey.seen.map { candidate in
      let view = badge(around: candidate.view, in: ad)
      return (view, ad.shortSides(of: view, below: minimum))
    }
    // One that is large enough will do.
    guard short.allSatisfy({ !$0.1.isEmpty }), let (view, sides) = short.first,
      let side = sides.first
    else { return [] }
    return [
      ad.measured(
        Self.info, side.length.certainty, at: side.length.range(in: view),
        "The attribution \(view.words) is \(ad.sizeWords(of: view)); it must be at least "
          + "\(minimum.points) × \(minimum.points)",
        object: view
      ).fixed(by: ad.fix(view, raisingSidesTo: minimum))
    ]
  }

  /// The view that a person takes for the badge: a coloured one that holds the label alone.
  private func badge(around view: View, in ad: LintedAdView) -> View {
    guard let holder = view.superview, ad.view.contains(holder), holder.subviews.count == 1,
      holder.color("backgroundColor") != nil
    else { return view }
    return holder
  }
}
