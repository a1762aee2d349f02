import LintRules
import Testing

@Suite("The wording of messages")
struct WordingTests {
  @Test(
    "A noun has the article that its sound asks for",
    arguments: [
      "an app install ad", "a content ad", "a native ad", "a unified native ad", "an icon",
      "a UIImageView", "a UILabel or UITextView", "a GADMediaView", "an MTRGMediaAdView",
      "an FBMediaView", "a YMANativeMediaView", "an MANativeAdView", "an NSObject", "a URL",
      "an AdChoices icon", "an AdView", "a MediaView", "a HyBidView", "an image view",
      "an unknown class", "a user label", "a unit", "a European ad", "an earlier ad",
      "a one-line ad",
      "a view", "an outlet", "a 15 pt square",
    ])
  func article(_ phrase: String) throws {
    let space = try #require(phrase.firstIndex(of: " "))
    #expect(withArticle(String(phrase[phrase.index(after: space)...])) == phrase)
  }
}
