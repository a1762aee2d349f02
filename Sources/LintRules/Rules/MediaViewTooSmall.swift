internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `media_view_too_small`
struct MediaViewTooSmall: GeometryRule {
  static let info = RuleInfo(
    id: "media_view_too_small", topic: .geometry, severity: .warning,
    summary: "The media view is too small for video, which then is not served",
    rationale: """
      Video serves only where the media view has the least size in both dimensions. Images still \
      show, but the better-paying half of the demand is lost.
      """,
    help: "Make the media view at least 120 × 120 points, or accept that only images show.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view id="m" customClass="GADMediaView">
            <constraints>
              <constraint firstAttribute="width" constant="200" id="c1"/>
              <constraint firstAttribute="height" ↓constant="90" id="c2"/>
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
          <view id="m" customClass="GADMediaView">
            <constraints>
              <constraint firstAttribute="width" constant="120" id="c1"/>
              <constraint firstAttribute="height" constant="120" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="m" customClass="GADMediaView">
            <rect key="frame" x="0" y="0" width="200" height="90"/>
            <constraints>
              <constraint firstAttribute="height" constant="90" placeholder="YES" id="c2"/>
            </constraints>
          </view>
        </subviews>
        <connections><outlet property="mediaView" destination="m" id="o1"/></connections>
      </view>
      """,
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    guard let minimum = ad.profile.videoMinimum?.value, ad.statedSeverity(Self.info) != nil else {
      return []
    }
    return ad.ad.bindings.filter { $0.role == .media }.compactMap { binding in
      guard let view = binding.target, ad.view.contains(view), view.isInstalled,
        let side = ad.shortSides(of: view, below: minimum).first, !isZero(side.length)
      else { return nil }
      return ad.measured(
        Self.info, side.length.certainty, at: side.length.range(in: view),
        "\(view.words) is \(ad.sizeWords(of: view)); video serves from \(minimum.points) × "
          + "\(minimum.points) on, images still show",
        object: view, outlet: binding.name)
    }
  }

  /// A proved zero is `zero_size_asset`'s.
  private func isZero(_ length: Length) -> Bool { length.points <= 0 }
}
