internal import AutoLayout
internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `text_truncation`
struct TextTruncation: GeometryRule {
  static let info = RuleInfo(
    id: "text_truncation", topic: .geometry, severity: .note,
    summary: "A text asset has no room for the characters that the policy wants shown",
    rationale: """
      Google allows a text to be cut only after 25 characters of the headline, 90 of the body, 15 \
      of the call to action, 25 of the advertiser, and 15 of the store and the price. The sample \
      text in a xib is often shorter than what advertisers write. The text is taken at the mean \
      width of a character in its font.
      """,
    help: """
      Make the view wider, allow more lines (Lines: 0), or let the font shrink (Autoshrink) in the \
      Attributes inspector.
      """,
    sources: [Page.assets],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label id="h">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints>
              <constraint firstAttribute="width" ↓constant="150" id="c1"/>
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
          <label id="h" numberOfLines="2">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints>
              <constraint firstAttribute="width" constant="150" id="c1"/>
            </constraints>
          </label>
        </subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(at ad: LintedAdView) -> [Finding] {
    // How much of a text must show is a matter of the network's policy.
    guard let stated = ad.statedSeverity(Self.info) else { return [] }
    return ad.seenAssets.compactMap { binding, view in
      // Which of two texts a view shows that is bound twice, nobody knows.
      guard ad.ad.assets.count(where: { $0.target == view }) == 1,
        let minimum = Self.minimum(binding.role), let room = ad.layout.textRoom(of: view),
        !room.shows(minimum)
      else { return nil }
      return ad.finding(
        Self.info, room.characters < minimum / 2 ? .warning : stated,
        at: room.width.range(in: view),
        "\(view.words), the \(binding.role.words), has room for about \(room.characters) of "
          + "\(minimum) characters",
        object: view, outlet: binding.name)
    }
  }

  /// The characters below which the policy allows no truncation.
  private static func minimum(_ role: Role) -> Int? {
    switch role {
    case .headline, .advertiser: 25
    case .body: 90
    case .callToAction, .store, .price: 15
    default: nil
    }
  }
}
