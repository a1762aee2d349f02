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
      "Реклама, 18+", "Реклама 0+", "Реклама 18+", "Реклама. ООО «Ромашка»", "РЕКЛАМА, ООО «А»",
      "Реклама • erid: 2VtzqvY", "Реклама (16+)", "Реклама. erid 2VtzqvY", "Ad, Acme", "Ad - Acme",
      "Ad – Acme", "Publicité · Acme", "Anuncio, Acme", "広告・PR", "广告：京东", "إعلان، أكمي",
      "Treści sponsorowane · Acme", "Sponsored by", "Promoted by Acme", "Gesponsert von Acme",
      "Sponsorisé par Acme", "Patrocinado por Acme", "Sponsorizzato da", "Sponsrad av Acme AB",
      "Được tài trợ bởi Acme", "赞助", "ممول", "تبلیغات", "Werbeanzeige", "Werbeanzeige · Acme",
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
      "Ad by Acme", "Promoted Ad", "Content", "Реклама без границ", "Реклама и PR", "Ads free",
      "Anzeige erstellen", "Publicité gratuite", "Ad.example", "PR 5", "Pub 5",
      "Sponsored byte", "Sponsorisé parfois", "von Acme", "Adressen, Acme",
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
