internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `ad_view_class_on_cell`
struct AdViewClassOnCell: AdViewRule {
  static let info = RuleInfo(
    id: "ad_view_class_on_cell", topic: .identity, severity: .error,
    summary: "A cell has the class of an ad view, which is no cell",
    rationale: """
      A table or collection view that dequeues the cell gets an object of the SDK's class instead \
      and throws: an ad view is a UIView, not a cell. In a feed the ad view lies inside the cell.
      """,
    help: """
      Clear Class in the Identity inspector of the cell, put a View that fills the content view into \
      it, give that view the SDK's class, and connect the outlets from there.
      """,
    sources: [Page.advanced, Page.header],
    triggering: [
      """
      <tableViewCell id="ad" ↓customClass="GADNativeAdView">
        <tableViewCellContentView key="contentView" id="cv">
          <subviews><label text="Ad" id="badge"/><label id="h"/></subviews>
        </tableViewCellContentView>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </tableViewCell>
      """
    ],
    nonTriggering: [
      """
      <tableViewCell id="cell">
        <tableViewCellContentView key="contentView" id="cv">
          <subviews>
            <view id="ad" customClass="GADNativeAdView">
              <subviews><label text="Ad" id="badge"/><label id="h"/></subviews>
              <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
            </view>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """,
      """
      <collectionViewCell id="cell" customClass="AdCell" customModule="App">
        <subviews><label text="Ad" id="badge"/></subviews>
      </collectionViewCell>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard ad.view.isCell, let name = ad.view.customClass, let fault = fault(of: name, in: ad) else {
      return []
    }
    let cell = UIKitNames.className(of: ad.view.kind)
    return [
      ad.finding(
        Self.info, at: ad.view.classRange,
        "\(ad.view.words) stands on a cell, but \(fault) no \(cell), so dequeuing the cell crashes")
    ]
  }

  /// What the class is instead; nil where the class may be a cell's for all that is known.
  private func fault(of name: String, in ad: LintedAdView) -> String? {
    switch ad.ad.evidence {
    case .sdkClass: "is"
    case .code:
      ad.settings.viewClasses[name].map { "descends from \($0) and is" }
    case .configuration, .filesOwner, .outletNames, .components: nil
    }
  }
}
