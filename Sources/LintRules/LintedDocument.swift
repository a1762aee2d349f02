internal import AutoLayout
package import InterfaceBuilder
package import NativeAds
internal import SourceModel

/// A document with its ad views, as the rules see it.
package struct LintedDocument: Sendable {
  package let document: Document
  package let adViews: [LintedAdView]
  package let book: RuleBook
  package let settings: Settings
  package let code: DocumentCode

  /// Asks for the document's translations where it has an ad view; nil where nobody knows them.
  package init(
    _ document: Document, book: RuleBook, settings: Settings, evidence: CodeEvidence? = nil,
    localizations: () -> Localizations? = { nil }
  ) {
    let evidence = evidence ?? .none(book)
    let settings = settings.adding(evidence, for: document)
    let read = DocumentCode(evidence, document, settings: settings)
    let found = AdViewFinder(document, book: book, settings: settings).adViews()
      .map(read.completed)
    let code = read.knowing(found)
    self.document = document
    self.book = book
    self.settings = settings
    self.code = code
    let views = found.map(\.view)
    let layouts = AdLayouts.layouts(
      of: views, widths: settings.widths ?? AdLayouts.usualWidths)
    let translations = found.isEmpty ? nil : localizations()
    adViews = zip(found, layouts).map { ad, layouts in
      LintedAdView(
        ad, layouts, among: views, translations, book: book, settings: settings, code: code)
    }
  }

  /// The ad view that a view is or lies in, the innermost one.
  func adView(around view: View) -> LintedAdView? {
    adViews.last { $0.view == view || $0.view.contains(view) }
  }

  /// The elements whose custom class may be an SDK's, in document order: the project does not call
  /// it one of its own.
  var customClasses: [Element] {
    document.customClasses.filter { !settings.isOrdinary($0) }
  }

  func finding(
    _ info: RuleInfo, _ severity: Severity? = nil, at range: Range<Int>, _ message: String,
    object: Element?, sdk: String? = nil, outlet: String? = nil, url: String? = nil
  ) -> Finding {
    Finding(
      rule: info.id, severity: severity ?? info.severity, range: range, message: message,
      help: info.help, url: url ?? info.sources.first ?? info.page, sdk: sdk,
      object: object?.reference, outlet: outlet)
  }
}
