internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `missing_ad_view`
struct MissingAdView: Rule {
  static let info = RuleInfo(
    id: "missing_ad_view", topic: .identity, severity: .error,
    summary: "Asset outlets or an SDK's media view, but no ad view that they could belong to",
    rationale: """
      Outlets are set by name when the nib loads. A plain UIView has no headlineView, so the app \
      crashes with “this class is not key value coding-compliant”. A media view outside an ad view \
      is never filled, and no click or impression is recorded. Code that binds assets by their tags \
      crashes where the nib's root is not of the class that it is cast to.
      """,
    help: """
      Select the view that holds the assets and set Class in the Identity inspector to the SDK's \
      ad-view class; leave Module empty.
      """,
    sources: [Page.advanced, Page.header],
    triggering: [
      """
      <↓view id="ad">
        <subviews><label id="h"/><label id="b"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="bodyView" destination="b" id="o2"/>
        </connections>
      </view>
      """,
      """
      <view id="root">
        <subviews><view id="m" ↓customClass="GADMediaView"/></subviews>
      </view>
      """,
      """
      <↓view id="root">
        <subviews>
          <label tag="1001" id="t"/><label tag="1003" id="b"/><imageView tag="1004" id="i"/>
          <view tag="1006" id="m"/><button tag="1007" id="c"/>
        </subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><view id="m" customClass="GADMediaView"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="mediaView" destination="m" id="o2"/>
        </connections>
      </view>
      """,
      """
      <view id="root" customClass="HouseAd" customModule="App" customModuleProvider="target">
        <subviews><view id="m" customClass="GADMediaView"/></subviews>
      </view>
      """,
      """
      <view id="form">
        <subviews>
          <label tag="1001" id="t"/><label tag="1003" id="b"/><switch tag="1004" id="s"/>
          <label tag="1006" id="m"/><button tag="1007" id="c"/>
        </subviews>
      </view>
      """,
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    let crashes = CrashingOwner.all(in: document)
    return crashes.map { crash($0, in: document) }
      + StrayComponent.all(in: document, beside: crashes).map { strayComponent($0, in: document) }
      + StrayTags.all(in: document).map { strayTags($0, in: document) }
  }

  private func crash(_ crash: CrashingOwner, in document: LintedDocument) -> Finding {
    let names = listed(crash.outlets.prefix(3).map(\.property))
    return document.finding(
      Self.info, .error, at: crash.owner.nameRange,
      "\(crash.owner.words) has no class of its own but outlets of \(crash.profile.name) (\(names)): "
        + "it has none of them, and loading the nib crashes",
      object: crash.owner, sdk: crash.profile.id, outlet: crash.outlets.map(\.property).min())
  }

  private func strayTags(_ stray: StrayTags, in document: LintedDocument) -> Finding {
    let fate = "code that binds the tags \(listed(stray.tags.prefix(3).map(String.init)))"
    guard let profile = stray.profile, let adView = profile.adViewClasses.first?.name else {
      return document.finding(
        Self.info, .warning, at: stray.root.element.nameRange,
        "\(stray.root.words) holds the tagged assets of an ad, but \(fate) needs an ad view around "
          + "them", object: stray.root.element)
    }
    return document.finding(
      Self.info, .error, at: stray.root.element.nameRange,
      "\(stray.root.words) has no class of its own, but \(fate) needs \(withArticle(adView))",
      object: stray.root.element, sdk: profile.id, url: profile.page(for: Self.info.id))
  }

  private func strayComponent(
    _ stray: StrayComponent, in document: LintedDocument
  ) -> Finding {
    document.finding(
      Self.info, .warning, at: stray.view.classRange,
      "\(stray.view.words) has no ad view around it: \(stray.profile.name) fills it only inside one",
      object: stray.view.element, sdk: stray.profile.id)
  }
}
