internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_adchoices`
struct MissingAdchoices: AdViewRule {
  static let info = RuleInfo(
    id: "missing_adchoices", topic: .outlets, severity: .warning,
    summary: "The SDK needs a view for the AdChoices icon, and there is none",
    rationale: """
      People must be able to learn why they see an ad. Where the SDK does not draw the icon itself, \
      a layout without a view for it breaks the network's policy, and in the EEA the law.
      """,
    help:
      "Add a view for the icon, at least 15 × 15 points, in a corner, and connect it or give it its tag.",
    sources: [
      Page.customFormats, "https://support.axon.ai/en/max/ios/ad-formats/native-ads",
      "https://developers.facebook.com/docs/audience-network/guidelines/native-ads",
    ],
    isAboutAbsence: true,
    exampleTags: [1001: "headline", 1005: "ad_choices", 1007: "call_to_action"],
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
          <label tag="1001" id="t"/><button tag="1007" id="c"/><view tag="1005" id="o"/>
        </subviews>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let stated = ad.statedSeverity(Self.info), ad.adChoicesView == nil,
      let severity = severity(stated, in: ad)
    else { return [] }
    let place = ad.binds(.adChoices) ?? makes(in: ad)
    return [
      ad.finding(
        Self.info, isLeftOut(by: place, in: ad) ? .warning : severity, at: ad.ownerRange,
        "\(ad.view.words) has no view for the AdChoices icon, which the app must show itself"
          + (tag(in: ad).map { "; the tag \($0) stands on no view" } ?? "")
      ).refuted(by: place, else: "no code adds one", in: ad)
    ]
  }

  /// The severity by how much the file tells of the binding; nil where it tells too little.
  private func severity(_ stated: Severity, in ad: LintedAdView) -> Severity? {
    guard ad.profile.bindsByTag else {
      let isKnown = ad.hasKnownClass || ad.ad.evidence == .components
      return isKnown ? stated : nil
    }
    if let tags = ad.ad.tags {
      if tags.unclear.contains(.adChoices) { return nil }
      return tags.isExact ? stated : .note
    }
    return ad.ad.isUnbound ? nil : stated
  }

  /// Whether code, which often makes the view where outlets bind the assets, was read and does not.
  private func isLeftOut(by place: CodePlace?, in ad: LintedAdView) -> Bool {
    place == nil && ad.isCodeKnown && !ad.profile.bindsByTag
      && ad.statedSeverity(Self.info) == .note
  }

  /// Where code makes the view itself.
  private func makes(in ad: LintedAdView) -> CodePlace? {
    if let place = tag(in: ad).flatMap({ ad.code.tags(aViewWith: $0) }) { return place }
    let classes = ad.profile.componentClasses.filter { $0.role == .adChoices }
    return classes.lazy.compactMap { ad.code.names($0.name) }.first
  }

  /// The tag by which code looks for the view.
  private func tag(in ad: LintedAdView) -> Int? {
    ad.ad.tags.flatMap { $0.isExact ? $0.tag(of: .adChoices) : nil }
  }
}
