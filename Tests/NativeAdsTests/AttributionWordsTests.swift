import NativeAds
import Testing

@Suite("Attribution words")
struct AttributionWordsTests {
  @Test(
    "A text that as a whole marks an ad is one",
    arguments: [
      "Ad", "AD", " ad ", "[Ad]", "(Ad)", "Ad · 0:15", "Ad:", "• Ad", "Ads", "Advertisement",
      "Sponsored", "Sponsored by Acme", "SPONSORED", "Ａｄ", "Ad\u{200B}", "Anzeige", "Реклама",
      "Реклама • 0+", "広告", "PR", "광고", "广告", "إعلان", "Publicité", "Publicite\u{301}",
      "Quảng cáo", "โฆษณา", "מודעה", "Διαφήμιση", "Ad 1 of 3", "Ad | Acme", "Advertisement:",
      "Sponsored Ad", "SPONSORED CONTENT", "Sponsored post",
    ])
  func recognises(_ text: String) throws {
    #expect(try RuleBook.builtIn().attribution.isAttribution(FoldedText(text)))
  }

  @Test(
    "A text that only holds the letters is none",
    arguments: [
      "", " ", "Add", "Load", "Adventure", "Advertiser", "Advertiser name", "Download", "Body that",
      "Ad free", "No ads here", "Label", "Sponsor", "Promo", "Priority", "PRO", "Advertisment",
      "Adidas", "Ad-free", "Ad blocker",
      "Ad by Acme", "Promoted Ad", "Content",
    ])
  func refuses(_ text: String) throws {
    #expect(try !RuleBook.builtIn().attribution.isAttribution(FoldedText(text)))
  }

  @Test(
    "A misspelt word is named",
    arguments: [
      ("Advertisment", "Advertisement"), ("Sponsord", "Sponsored"), ("Sponsor", "Sponsored"),
      ("Advertisemnet", "Advertisement"),
    ])
  func findsNearMiss(_ text: String, _ word: String) throws {
    #expect(try RuleBook.builtIn().attribution.nearMiss(FoldedText(text)) == word)
  }

  @Test(
    "Other words are no near miss", arguments: ["Add", "Advertiser", "Headline", "Install", "Ad"])
  func refusesOtherWords(_ text: String) throws {
    #expect(try RuleBook.builtIn().attribution.nearMiss(FoldedText(text)) == nil)
  }

  @Test(
    "Policies name some words as misleading", arguments: ["Recommended", "YOU MAY ALSO LIKE", "注目"])
  func knowsDeceptiveWords(_ text: String) throws {
    #expect(try RuleBook.builtIn().attribution.isDeceptive(FoldedText(text)))
  }

  @Test("Every word stands in the rule file as texts are compared with it")
  func wordsAreFolded() throws {
    let attribution = try RuleBook.builtIn().attribution
    for word in attribution.words {
      #expect(attribution.isAttribution(FoldedText(word.text)), "\(word.text)")
    }
    for word in attribution.deceptive {
      #expect(attribution.isDeceptive(FoldedText(word.text)), "\(word.text)")
    }
  }
}
