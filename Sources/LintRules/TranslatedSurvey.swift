internal import InterfaceBuilder
internal import NativeAds

/// What marks an ad view as an advertisement in another language than the file's own.
struct TranslatedSurvey: Sendable {
  let strings: LocalizedStrings
  let survey: AttributionSurvey

  init(
    _ ad: AdView, among adViews: [View], in strings: LocalizedStrings, _ words: AttributionWords
  ) {
    self.strings = strings
    survey = AttributionSurvey(ad, among: adViews, words: words, in: strings)
  }

  var language: String { strings.language }
}
