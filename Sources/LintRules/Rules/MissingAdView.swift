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
      is never filled, and no click or impression is recorded.
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
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    let crashes = crashingOwners(in: document)
    return crashes.map { crash($0.owner, $0.outlets, $0.profile, in: document) }
      + strayComponents(in: document, beside: crashes.map(\.owner))
  }

  // MARK: - Outlets on plain objects

  private typealias Crash = (owner: Element, outlets: [Outlet], profile: Profile)

  private func crashingOwners(in document: LintedDocument) -> [Crash] {
    let plain = document.document.outlets.filter { outlet in
      !outlet.isCollection && outlet.owner["customClass"] == nil
        && outlet.owner.name != "placeholder"
        && outlet.owner.name != "customObject"
    }
    let owners = Dictionary(grouping: plain, by: \.owner.index)
    return owners.keys.sorted().compactMap { key in
      guard let outlets = owners[key], let owner = outlets.first?.owner else { return nil }
      for profile in document.book.profiles where !profile.adViewClasses.isEmpty {
        let named = outlets.filter { outlet in
          profile.formats.contains { $0.outlet(named: outlet.property)?.name == outlet.property }
            && !Self.ownOutlets.contains(outlet.property)
        }
        if Set(named.map(\.property)).count >= 2 { return (owner, named, profile) }
      }
      return nil
    }
  }

  /// Outlets that UIKit's cells have themselves.
  private static let ownOutlets: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

  private func crash(
    _ owner: Element, _ outlets: [Outlet], _ profile: Profile, in document: LintedDocument
  ) -> Finding {
    let names = listed(outlets.prefix(3).map(\.property))
    return document.finding(
      Self.info, at: owner.nameRange,
      "\(owner.words) has no class of its own but outlets of \(profile.name) (\(names)): it has none "
        + "of them, and loading the nib crashes",
      object: owner, sdk: profile.id, outlet: outlets.first?.property)
  }

  // MARK: - Components without an ad view

  private func strayComponents(
    in document: LintedDocument, beside crashes: [Element]
  ) -> [Finding] {
    document.document.customClasses.compactMap { element in
      guard let view = View(element, in: document.document),
        let component = document.book.component(of: view),
        let profile = document.book.profile(owning: component.name),
        profile.recognition.components.isEmpty, document.adView(around: view) == nil,
        !crashes.contains(where: { $0.contains(element) }), !canBeInAdView(view, document)
      else { return nil }
      return document.finding(
        Self.info, .warning, at: element.classRange,
        "\(view.words) has no ad view around it: \(profile.name) fills it only inside one",
        object: element, sdk: profile.id)
    }
  }

  /// Whether an app's class around the view, or behind File's Owner, may be an ad view.
  private func canBeInAdView(_ view: View, _ document: LintedDocument) -> Bool {
    view.superviews.contains { $0.customClass != nil }
      || document.document.filesOwner?["customClass"] != nil
  }
}
