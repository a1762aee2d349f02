internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `outlets_on_wrong_owner`
struct OutletsOnWrongOwner: AdViewRule {
  static let info = RuleInfo(
    id: "outlets_on_wrong_owner", topic: .outlets, severity: .warning,
    summary: "File's Owner has the ad view's class and outlets; the root view has neither",
    rationale: """
      The outlets are set on whatever object loads the nib. They reach the SDK only when that object \
      is itself an ad view; code that casts the nib's root view to the ad view's class fails.
      """,
    help: """
      Set the root view's Class to the ad view's, clear the class of File's Owner, and connect the \
      outlets from the root view.
      """,
    sources: [Page.advanced],
    triggering: [
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" ↓customClass="GADNativeAdView">
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </placeholder>
      <view id="root"><subviews><label id="h"/></subviews></view>
      """
    ],
    nonTriggering: [
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GADTSmallTemplateView">
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </placeholder>
      <view id="root" customClass="GADTTemplateView"><subviews><label id="h"/></subviews></view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.ad.evidence == .filesOwner, !ad.ad.isUnbound,
      ad.ad.adViewClass?.isTemplate == false, ad.book.adViewClass(of: ad.view.element) == nil
    else { return [] }
    let name = ad.ad.owner["customClass"] ?? ""
    return [
      ad.finding(
        Self.info, at: ad.ad.owner.classRange,
        "File's Owner is the \(name) that owns the asset outlets, while the root view "
          + "\(ad.view.words) is none",
        reference: ad.ad.owner.reference
      ).refuted(by: ad.code.loadsWithAdViewAsOwner(ad.document.file.stem))
    ]
  }
}
