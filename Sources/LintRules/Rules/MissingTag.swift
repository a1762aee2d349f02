internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_tag`
struct MissingTag: AdViewRule {
  static let info = RuleInfo(
    id: "missing_tag", topic: .outlets, severity: .warning,
    summary: "Code looks for an asset's tag that no view in the ad view has",
    rationale: """
      viewWithTag(_:) finds nothing, so the asset is never shown. An ad without its headline or its \
      call to action earns little and may break the network's policy.
      """,
    help: "Give the view that shows the asset the tag in the Attributes inspector.",
    sources: [
      "https://support.axon.ai/en/max/ios/ad-formats/native-ads",
      "https://developer.apple.com/documentation/uikit/uiview/viewwithtag(_:)",
    ],
    exampleTags: [1001: "headline", 1002: "body", 1007: "call_to_action"],
    triggering: [
      """
      <view id="ad" ↓customClass="MANativeAdView">
        <subviews><label tag="1001" id="t"/><button tag="1007" id="c"/></subviews>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="MANativeAdView">
        <subviews>
          <label tag="1001" id="t"/><label tag="1002" id="b"/><button tag="1007" id="c"/>
        </subviews>
      </view>
      """,
      """
      <view id="ad" customClass="MANativeAdView">
        <subviews><label tag="21" id="t"/><button tag="22" id="c"/></subviews>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let tags = ad.ad.tags, tags.isExact else { return [] }
    let used = Set(TagMap.tagged(in: ad.view).map(\.tag))
    return tags.roles.sorted { $0.key < $1.key }.compactMap { tag, role in
      // What the SDK needs for AdChoices is another rule's.
      guard !used.contains(tag), !tags.unclear.contains(role),
        role != .adChoices || ad.statedSeverity(MissingAdchoices.info) == nil
      else { return nil }
      return ad.finding(
        Self.info, at: ad.view.classRange,
        "No view in \(ad.view.words) has the tag \(tag), by which code looks for the \(role.words)"
      ).refuted(by: ad.code.tags(aViewWith: tag))
    }
  }
}
