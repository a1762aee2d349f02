internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `adchoices_corner_occupied`
struct AdchoicesCornerOccupied: GeometryRule {
  static let info = RuleInfo(
    id: "adchoices_corner_occupied", topic: .geometry, severity: .warning,
    summary: "Something stands in the corner where the SDK draws the AdChoices icon",
    rationale: """
      The SDK draws AdChoices over the ad view's corner, top right unless the app asks for another. \
      Whatever stands there is covered by it, or hides it, and AdChoices must be easy to see.
      """,
    help: """
      Keep the corner free, at least 15 × 15 points. If the app sets another corner in code, say so \
      in .adlint.yml: adchoices_corner: top_left.
      """,
    sources: [Page.options, Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <↓button id="close"><rect key="frame" x="276" y="0" width="24" height="24"/></button>
        </subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <label id="h"><rect key="frame" x="8" y="0" width="277" height="24"/></label>
        </subviews>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <rect key="frame" x="0" y="0" width="300" height="100"/>
        <subviews>
          <view id="m" customClass="GADMediaView">
            <rect key="frame" x="0" y="0" width="300" height="100"/>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let square = ad.adChoicesSquare, let bounds = ad.layout.bounds else { return [] }
    return ad.seenContents.compactMap { view in
      guard view.isContent, ad.component(view) == nil,
        let place = ad.layout.frame(of: view),
        place.rect.overlaps(square.rect, beyond: placeTolerance),
        !isBackground(view, place.rect, bounds, in: ad)
      else { return nil }
      return ad.measured(
        Self.info,
        place.certainty.settled(square.core.overlaps(place.core, beyond: placeTolerance)),
        at: view.element.nameRange,
        "\(view.words) stands in the \(square.words), where the SDK draws AdChoices"
          + origin(in: ad),
        object: view, outlet: ad.ad.bindings(to: view).map(\.name).min())
    }
  }

  /// The code that chose the corner.
  private func origin(in ad: LintedAdView) -> String {
    guard ad.settings.adChoicesCorner == nil, case .stated(_, let place)? = ad.codeCorner else {
      return ""
    }
    return " (\(place.words) chooses the corner)"
  }

  /// An image behind everything else.
  private func isBackground(
    _ view: View, _ frame: Rect, _ bounds: Rect, in ad: LintedAdView
  ) -> Bool {
    view.kind == "imageView" && frame.intersection(bounds).area >= bounds.area * 0.8
  }
}

extension AdChoicesSquare {
  /// `top-right 15 × 15 pt`
  fileprivate var words: String { "\(corner.words) \(side.points) × \(side.points) pt" }
}
