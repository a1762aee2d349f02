internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `ad_view_not_first_object`
struct AdViewNotFirstObject: Rule {
  static let info = RuleInfo(
    id: "ad_view_not_first_object", topic: .identity, severity: .error,
    summary: "The nib's first object is not the ad view, which code that loads it casts it to",
    rationale: """
      The usual code is loadNibNamed(…).first cast to the ad view's class. When another view comes \
      first, the cast fails: a crash, or an ad that is never shown.
      """,
    help: """
      In the document outline drag the ad view above the other top-level objects, or connect it to \
      an outlet of File's Owner and use that.
      """,
    sources: [Page.advanced],
    triggering: [
      """
      <↓view id="spare"/>
      <view id="ad" customClass="GADNativeAdView"/>
      """,
      """
      <view id="wrapper">
        <subviews><view id="ad" ↓customClass="GADNativeAdView"/></subviews>
      </view>
      """,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView"/>
      <view id="spare"/>
      """,
      """
      <tableViewCell id="cell" customClass="AdCell" customModule="App" customModuleProvider="target">
        <tableViewCellContentView key="contentView" id="content">
          <subviews><view id="ad" customClass="GADNativeAdView"/></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """,
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    let top = document.document.topLevelViews
    guard let first = top.first else { return [] }
    let topLevel = document.adViews.filter { ad in ad.hasKnownClass && top.contains(ad.view) }
    if let ad = topLevel.first {
      guard !isUsedByOwner(ad.view), !document.adViews.contains(where: { stands($0, in: first) })
      else {
        return []
      }
      return [preceded(by: first, ad).refuted(by: document.code.picksOther)]
    }
    return document.adViews.filter { isBarelyWrapped($0, top) }.map {
      wrapped($0).refuted(by: document.code.picksOther)
    }
  }

  private func stands(_ ad: LintedAdView, in view: View) -> Bool {
    ad.view == view || view.contains(ad.view)
  }

  private func preceded(by first: View, _ ad: LintedAdView) -> Finding {
    ad.finding(
      Self.info, .error, at: first.element.nameRange,
      "\(first.words) comes before the ad view \(ad.view.words), so loadNibNamed(…).first is not the "
        + "ad view",
      object: first)
  }

  private func wrapped(_ ad: LintedAdView) -> Finding {
    ad.finding(
      Self.info, .warning, at: ad.view.classRange,
      "The ad view lies in a plain root view, so loadNibNamed(…).first is not the ad view")
  }

  /// Whether nothing in the file accounts for the views around the ad view.
  private func isBarelyWrapped(_ ad: LintedAdView, _ top: [View]) -> Bool {
    guard ad.ad.evidence == .sdkClass, ad.ad.owner == ad.view.element,
      let root = ad.view.superviews.reversed().first, top.contains(root)
    else { return false }
    let isPlain = ad.view.superviews.allSatisfy { view in
      view.customClass == nil && !view.isCell && !view.isContentView
        && ad.document.outlets(to: view.id).isEmpty
    }
    return isPlain && !isUsedByOwner(ad.view) && ad.document.filesOwner?["customClass"] == nil
  }

  /// Whether another object's outlet leads to the view, so that code need not count on the order.
  private func isUsedByOwner(_ view: View) -> Bool { !view.document.outlets(to: view.id).isEmpty }
}
