package import InterfaceBuilder
package import NativeAds
internal import SourceModel

/// A document with its ad views, as the rules see it.
package struct LintedDocument: Sendable {
  package let document: Document
  package let adViews: [LintedAdView]
  package let book: RuleBook
  package let settings: Settings

  package init(_ document: Document, book: RuleBook, settings: Settings) {
    self.document = document
    self.book = book
    self.settings = settings
    let found = AdViewFinder(document, book: book, settings: settings).adViews()
    adViews = found.map { ad in
      let others = found.filter { $0.view != ad.view }
      return LintedAdView(ad, beside: others, book: book, settings: settings)
    }
  }

  /// The ad view that a view is or lies in, the innermost one.
  func adView(around view: View) -> LintedAdView? {
    adViews.last { $0.view == view || $0.view.contains(view) }
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
