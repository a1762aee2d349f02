internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `dangling_outlet`
struct DanglingOutlet: Rule {
  static let info = RuleInfo(
    id: "dangling_outlet", topic: .outlets, severity: .error,
    summary: "An outlet leads to an object that is not in the file",
    rationale: """
      This is what a merge or a deletion by hand leaves behind. Loading the nib connects nothing or \
      raises an exception, and the asset is never shown.
      """,
    help: "Remove the outlet in the Connections inspector and connect it to the right view again.",
    sources: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html"
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="storeView" ↓destination="gone" id="o2"/>
        </connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    // A file without ads is other tools' business.
    guard !document.adViews.isEmpty else { return [] }
    return document.document.outlets.compactMap { outlet in
      guard document.document.objects[outlet.destination] == nil else { return nil }
      let sdk = document.adViews.first { $0.ad.owner == outlet.owner }?.profile.id
      return document.finding(
        Self.info, at: outlet.element.attributeRange("destination") ?? outlet.element.tagRange,
        "The outlet “\(outlet.property)” of \(outlet.owner.words) leads to \(outlet.destination), which "
          + "is not in the file",
        object: outlet.owner, sdk: sdk, outlet: outlet.property)
    }
  }
}
