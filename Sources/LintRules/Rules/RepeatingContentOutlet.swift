internal import InterfaceBuilder
internal import SourceModel

/// `repeating_content_outlet`
struct RepeatingContentOutlet: Rule {
  static let info = RuleInfo(
    id: "repeating_content_outlet", topic: .outlets, severity: .error,
    summary: "An outlet of a controller leads into a prototype cell, of which there are many",
    rationale: """
      A prototype is copied for every row, so an outlet of the controller cannot say which copy it \
      means. Xcode refuses to build such a storyboard (“Outlets cannot be connected to repeating \
      content”).
      """,
    help: "Connect the outlet from the cell's own class instead of from the controller.",
    sources: [
      "https://developer.apple.com/documentation/uikit/configuring-the-cells-for-your-table"
    ],
    triggering: [
      """
      <viewController id="vc" customClass="Feed" customModule="App" customModuleProvider="target">
        <tableView key="view" id="table">
          <prototypes>
            <tableViewCell id="cell">
              <tableViewCellContentView key="contentView" id="content">
                <subviews><view id="ad" customClass="GADNativeAdView"/></subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
        <connections><outlet property="adView" ↓destination="ad" id="o1"/></connections>
      </viewController>
      """
    ],
    nonTriggering: [
      """
      <viewController id="vc" customClass="Feed" customModule="App" customModuleProvider="target">
        <view key="view" id="root">
          <subviews><view id="ad" customClass="GADNativeAdView"/></subviews>
        </view>
        <connections><outlet property="adView" destination="ad" id="o1"/></connections>
      </viewController>
      """
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    guard !document.adViews.isEmpty else { return [] }
    return document.document.outlets.compactMap { outlet in
      guard let view = document.document.view(outlet.destination),
        let cell = prototype(around: view), outlet.owner != cell, !cell.contains(outlet.owner),
        document.adViews.contains(where: {
          $0.view.element == cell || cell.contains($0.view.element)
        })
      else { return nil }
      return document.finding(
        Self.info, at: outlet.element.attributeRange("destination") ?? outlet.element.tagRange,
        "The outlet “\(outlet.property)” of \(outlet.owner.words) leads into the prototype cell "
          + "\(cell.words), which is repeated",
        object: view.element, outlet: outlet.property)
    }
  }

  /// The prototype cell that a view is or lies in.
  private func prototype(around view: View) -> Element? {
    ([view] + view.superviews).first { cell in
      cell.element.parent?.name == "prototypes"
        || (cell.element.parent?.name == "cells" && cell.kind == "collectionViewCell")
    }?.element
  }
}
