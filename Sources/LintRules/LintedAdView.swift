package import AutoLayout
package import InterfaceBuilder
package import NativeAds
internal import SourceModel

/// An ad view with its layout and all that the rules ask of it more than once.
package struct LintedAdView: Sendable {
  package let ad: AdView
  package let layout: Layout
  package let survey: AttributionSurvey
  package let book: RuleBook
  package let settings: Settings
  /// The assets that are seen and whose place is known.
  let visibleAssets: [PlacedAsset]

  init(_ ad: AdView, book: RuleBook, settings: Settings) {
    self.ad = ad
    self.book = book
    self.settings = settings
    layout = Layout(of: ad.view)
    visibleAssets = PlacedAsset.visible(in: ad, layout)
    survey = AttributionSurvey(ad, words: book.attribution)
  }

  package var view: View { ad.view }
  var profile: Profile { ad.profile }
  var document: Document { ad.document }

  /// The corner to keep free for AdChoices, as seen on the screen; nil where nobody knows it.
  package var adChoicesCorner: Corner? {
    guard let corner = settings.adChoicesCorner ?? profile.adChoices?.corner else { return nil }
    // Positions are absolute in the SDK's options, but the SDK's own default follows the layout.
    return view.isForcedRightToLeft && settings.adChoicesCorner == nil ? corner.mirrored : corner
  }

  /// The view for AdChoices that the app provides; nil where there is none.
  package var adChoicesView: View? {
    if let bound = ad.binding(.adChoices)?.target { return bound }
    return view.descendants.first { component($0)?.role == .adChoices }
  }

  func component(_ view: View) -> ComponentClass? { book.component(of: view) }

  /// The severity that the SDK's profile states for a rule; nil where it states none.
  func statedSeverity(_ info: RuleInfo) -> Severity? { ad.format.severities[info.id]?.value }

  /// A finding about this ad view. Its severity is the given one, else the profile's, else the
  /// rule's; it drops one level where the rule is about absence and only names tie the view to
  /// the SDK.
  func finding(
    _ info: RuleInfo, _ severity: Severity? = nil, at range: Range<Int>, _ message: String,
    object: View? = nil, reference: ObjectReference? = nil, outlet: String? = nil
  ) -> Finding {
    let fact = ad.format.severities[info.id]
    let base = severity ?? fact?.value ?? info.severity
    return Finding(
      rule: info.id, severity: info.isAboutAbsence && ad.isInferred ? base.lowered : base,
      range: range, message: message, help: info.help,
      url: fact?.source.url ?? page(info), sdk: profile.id,
      object: reference ?? (object ?? view).reference, outlet: outlet)
  }
}

extension LintedAdView {
  /// The page behind a finding that the profile states no source for.
  private func page(_ info: RuleInfo) -> String {
    profile.isCitedByRules ? info.sources.first ?? info.page : profile.source.url
  }

  /// Where something that the ad view lacks is reported: the class of the object whose outlets are
  /// the SDK's.
  var ownerRange: Range<Int> { ad.owner.classRange }
}
