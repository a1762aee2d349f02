internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `duplicate_tag`
struct DuplicateTag: AdViewRule {
  static let info = RuleInfo(
    id: "duplicate_tag", topic: .outlets, severity: .error,
    summary: "Two views of one ad view have the same tag, but the SDK finds assets by their tags",
    rationale: """
      viewWithTag(_:) returns the first view with a tag. The other one is never filled, or the asset \
      shows in the wrong view.
      """,
    help: "Give each asset a tag of its own in the Attributes inspector, and use it in the binder.",
    sources: [
      "https://support.axon.ai/en/max/ios/ad-formats/native-ads",
      "https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)",
    ],
    exampleTags: [1001: "headline", 1002: "body"],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label tag="1001" id="h"/><label ↓tag="1001" id="b"/></subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews>
          <label tag="1001" id="h"/><label tag="1002" id="b"/>
          <view tag="7" id="line"/><view tag="7" id="shade"/>
        </subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.profile.bindsByTag || !ad.settings.tags.isEmpty else { return [] }
    let known = ad.ad.tags.flatMap { $0.isStated ? $0.roles : nil }
    var first: [Int: View] = [:]
    return TagMap.tagged(in: ad.view).compactMap { view in
      let isAsset = known.map { $0[view.tag] != nil } ?? ad.settings.tags.isEmpty
      guard isAsset || ad.settings.tags[view.tag] != nil else { return nil }
      guard let known = first[view.tag] else {
        first[view.tag] = view
        return nil
      }
      return ad.finding(
        Self.info, at: view.element.attributeRange("tag") ?? view.element.nameRange,
        "The tag \(view.tag) of \(view.words) is that of \(known.words) too; only one of them is found",
        object: view)
    }
  }
}
