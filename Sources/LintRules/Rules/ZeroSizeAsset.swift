internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `zero_size_asset`
struct ZeroSizeAsset: GeometryRule {
  static let info = RuleInfo(
    id: "zero_size_asset", topic: .geometry, severity: .warning,
    summary: "An asset has no width or no height",
    rationale: """
      A view without size is never seen or clicked; a media view without size serves no video, and \
      the ad may count as not viewable.
      """,
    help: "Correct the constraint or the frame in the Size inspector.",
    sources: [Page.policy],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" id="h">
            <constraints>
              <constraint firstAttribute="height" ↓constant="0" id="c1"/>
            </constraints>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" id="h">
            <rect key="frame" x="0" y="0" width="0" height="0"/>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    var seen: Set<Int> = []
    return ad.ad.assets.compactMap { binding in
      guard let view = binding.target, ad.view.contains(view), view.isInstalled,
        seen.insert(view.number).inserted, let flat = flatSide(of: view, in: ad)
      else { return nil }
      return ad.finding(
        Self.info, binding.role == .media ? .error : .warning, at: flat.length.range(in: view),
        "\(view.words), the \(binding.role.words), has a \(flat.name) of 0",
        object: view, outlet: binding.name)
    }
  }

  private func flatSide(of view: View, in ad: LintedAdView) -> (name: String, length: Length)? {
    [("width", ad.layout.width(of: view)), ("height", ad.layout.height(of: view))].lazy
      .compactMap { name, length in length.map { (name, $0) } }
      .first { $0.1.certainty == .proved && $0.1.points <= 0 }
  }
}
