internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// The languages in which nothing marks an ad view as an advertisement.
struct AttributionAbsence {
  /// The survey of the first of them.
  let survey: AttributionSurvey
  /// The language of that survey; nil for the file's own.
  private let strings: LocalizedStrings?
  /// Where, as in ` in its own texts and in de`; empty where it is everywhere.
  let places: String
  /// Whether a translation that could not be read, or a language that nobody reads the file's own
  /// texts in, may excuse it.
  let isCertain: Bool
  /// A label that marks the ad in the file's own language, and what it says instead.
  let replaced: (view: View, text: String)?

  /// Nil where every language has an attribution, or one that is reported for other reasons.
  init?(in ad: LintedAdView) {
    let translations = ad.translations
    let isInBase = Self.isMissing(ad.survey)
    guard isInBase || Self.isPresent(ad.survey) else { return nil }
    // Without words of a language nobody can say that a text is none of them.
    let lacking = translations.filter {
      !Self.isSettled($0.survey) && ad.book.attribution.knows($0.language)
    }
    guard isInBase || !lacking.isEmpty else { return nil }
    if isInBase, lacking.isEmpty, Self.isReplacedKey(in: ad) { return nil }
    let languages = listed(lacking.map(\.language))
    if isInBase {
      survey = ad.survey
      strings = nil
      let isEverywhere = lacking.count == translations.count
      places = isEverywhere ? "" : Self.own + (lacking.isEmpty ? "" : " and in \(languages)")
      let mayBeTranslated = !ad.knowsTranslations && ad.document.file.path.contains("Base.lproj/")
      isCertain = !mayBeTranslated && (isEverywhere || !lacking.isEmpty)
      replaced = nil
    } else {
      survey = lacking.first?.survey ?? ad.survey
      strings = lacking.first?.strings
      places = " in \(languages)"
      isCertain = true
      replaced = Self.replaced(in: ad, strings)
    }
  }

  /// Whether the file's own text is a key such as `AD_BADGE`, for which every translation has a mark
  /// of the ad: nobody sees it.
  private static func isReplacedKey(in ad: LintedAdView) -> Bool {
    guard ad.knowsTranslations, let view = ad.translations.first?.survey.effective.first?.view
    else { return false }
    return ad.translations.allSatisfy { $0.survey.effective.contains { $0.view == view } }
      && view.texts.contains { text in
        text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && text.contains { "_.".contains($0) }
      }
  }

  private static let own = " in the file's own texts"

  /// The texts of a view in the first of the languages.
  func texts(of view: View) -> [String] { view.texts(in: strings) }

  private static func replaced(
    in ad: LintedAdView, _ strings: LocalizedStrings?
  ) -> (view: View, text: String)? {
    ad.survey.effective.lazy.compactMap { candidate in
      guard case .text(let own) = candidate.kind,
        let text = candidate.view.texts(in: strings).first, text != own
      else { return nil }
      return (candidate.view, text)
    }.first
  }

  private static func isMissing(_ survey: AttributionSurvey) -> Bool {
    if case .missing = survey.verdict { return true }
    return false
  }

  private static func isPresent(_ survey: AttributionSurvey) -> Bool {
    if case .present = survey.verdict { return true }
    return false
  }

  /// Whether something marks the ad, or an image that nobody can read may.
  private static func isSettled(_ survey: AttributionSurvey) -> Bool {
    if case .unverified = survey.verdict { return true }
    return isPresent(survey)
  }
}
