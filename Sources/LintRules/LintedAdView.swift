package import AutoLayout
package import InterfaceBuilder
package import NativeAds
internal import SourceModel

/// An ad view with its layout and all that the rules ask of it more than once.
package struct LintedAdView: Sendable {
  package let ad: AdView
  /// All layouts of the ad view.
  package let layouts: AdLayouts
  /// The layout that is judged now: the one at run time, at the width of the canvas or another.
  package private(set) var layout: Layout
  /// The width of another screen that `layout` is at, in points; nil for that of the canvas.
  private(set) var screenWidth: Double?
  /// The ad view at the other widths, in their order.
  private(set) var variants: [LintedAdView] = []
  package let survey: AttributionSurvey
  /// The same survey in every language whose texts could be read.
  let translations: [TranslatedSurvey]
  /// Whether there are no other translations of the file.
  let knowsTranslations: Bool
  package let book: RuleBook
  package let settings: Settings
  /// What code says of this document.
  package let code: DocumentCode
  /// Code was read that works with the SDK.
  let isCodeKnown: Bool
  /// The corner that code asks the SDK to show AdChoices in.
  let codeCorner: CodeCorner?
  /// The installed views of this ad, in document order; what belongs to an ad view inside this one
  /// is left out.
  let contents: [View]
  /// Those of the contents that are seen.
  let seenContents: [View]
  let seenAssets: [(binding: AdView.Binding, view: View)]
  /// The assets that are seen and whose place is known.
  private(set) var visibleAssets: [PlacedAsset]

  /// Takes all ad views of the document, since what lies in another of them is theirs.
  init(
    _ ad: AdView, _ layouts: AdLayouts, among adViews: [View], _ localizations: Localizations?,
    book: RuleBook, settings: Settings, code: DocumentCode
  ) {
    self.ad = ad
    let inner = adViews.filter { ad.view.contains($0) }
    contents = ad.view.descendants.filter { view in
      view.isInstalled && !inner.contains { $0.contains(view) }
    }
    self.book = book
    self.settings = settings
    self.code = code
    isCodeKnown = code.knows(ad.profile)
    codeCorner = code.adChoicesCorner(of: ad.profile)
    self.layouts = layouts
    layout = layouts.base
    seenAssets = ad.seenAssets
    visibleAssets = layout.placed(seenAssets)
    seenContents = contents.filter { $0.isVisible(within: ad.view) }
    survey = AttributionSurvey(ad, among: adViews, words: book.attribution)
    translations = (localizations?.languages ?? []).map {
      TranslatedSurvey(ad, among: adViews, in: $0, book.attribution)
    }
    knowsTranslations = localizations?.isComplete ?? false
    variants = layouts.variants.map { at($0) }
  }

  /// The ad view as it is laid out on screens of another width.
  private func at(_ variant: AdLayouts.Variant) -> LintedAdView {
    var copy = self
    copy.layout = variant.layout
    copy.screenWidth = variant.width
    copy.visibleAssets = variant.layout.placed(seenAssets)
    return copy
  }

  package var view: View { ad.view }
  var profile: Profile { ad.profile }
  var document: Document { ad.document }

  /// The corner to keep free for AdChoices, as seen on the screen; nil where nobody knows it.
  package var adChoicesCorner: Corner? {
    guard profile.adChoices?.painter != .view else { return nil }
    // Positions are absolute in the SDK's options, but the SDK's own default follows the layout.
    if let configured = settings.adChoicesCorner { return configured }
    switch codeCorner {
    case .stated(let corner, _): return corner
    case .unclear: return nil
    case nil: return view.isForcedRightToLeft ? usualCorner?.mirrored : usualCorner
    }
  }

  private var usualCorner: Corner? { profile.adChoices?.corner }

  /// The view for AdChoices that the app provides; nil where there is none.
  package var adChoicesView: View? {
    if let bound = ad.binding(.adChoices)?.target { return bound.isInstalled ? bound : nil }
    return contents.first { component($0)?.role == .adChoices }
  }

  /// The SDK class of a view: its own, or the one that the configuration says it descends from.
  func component(_ view: View) -> ComponentClass? {
    book.component(of: view) ?? configuredClass(of: view).flatMap { book.component(named: $0) }
  }

  /// The SDK class that the configuration gives as the base of a view's class.
  func configuredClass(of view: View) -> String? {
    guard let name = view.customClass, !settings.viewClasses.isEmpty else { return nil }
    let qualified = view.customModule.map { "\($0).\(name)" }
    return qualified.flatMap { settings.viewClasses[$0] } ?? settings.viewClasses[name]
  }

  /// Whether a view is an ad view of an SDK that this one mediates.
  func mediates(_ view: View) -> Bool {
    book.adViewClass(of: view.element).map { profile.mayWrap($0.profile) } ?? false
  }

  /// The class is the SDK's, or the configuration says that it descends from it.
  var hasKnownClass: Bool { ad.hasSDKClass || [.configuration, .code].contains(ad.evidence) }

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
