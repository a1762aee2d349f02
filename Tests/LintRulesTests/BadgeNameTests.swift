import NativeAds
import TestSupport
import Testing

@Suite("A badge without text")
struct BadgeNameTests {
  private static let unverified = ["unverified_attribution note badge"]
  private static let missing = ["missing_attribution error ad"]

  @Test(
    "may mark the ad where its image is named like one",
    arguments: [
      "ad", "Ad", "ads", "AD", "ad_badge", "adBadge", "ad_attribution", "AdAttribution", "ad-mark",
      "admark", "adTag", "AdLabel", "icon_ad", "img_ad_badge", "ic_ad_24dp", "ad_badge_small",
      "AdIcon-dark", "advert", "advertisement_label", "sponsored_tag", "native_ad_badge",
      "reklama", "Werbung", "anzeige_icon", "广告", "広告_badge", "реклама",
    ])
  func images(_ name: String) throws {
    #expect(try found("<imageView image=\"\(name)\" id=\"badge\">") == Self.unverified)
  }

  @Test(
    "does not where the image only begins or ends with the letters",
    arguments: [
      "adidas", "add", "header", "advance", "shadow", "loading", "load", "adobe", "admob",
      "advertiser", "ad_choices", "AdChoices", "ad_background", "ad_placeholder", "close_ad",
      "remove_ads", "no_ads", "badge", "label", "icon", "star", "gad_badge", "broadcast_tag",
    ])
  func otherImages(_ name: String) throws {
    #expect(try found("<imageView image=\"\(name)\" id=\"badge\">") == Self.missing)
  }

  @Test(
    "may mark the ad where the view is named like one, whatever its kind",
    arguments: [
      "<view userLabel=\"Ad Badge\" id=\"badge\">",
      "<view customClass=\"AdBadgeView\" customModule=\"App\" id=\"badge\">",
      "<view customClass=\"AdAttributionView\" id=\"badge\">",
      "<view customClass=\"AdLabel\" id=\"badge\">",
      "<view customClass=\"SponsoredTagView\" id=\"badge\">",
      "<view restorationIdentifier=\"adMarker\" id=\"badge\">",
      "<view accessibilityIdentifier=\"ad_badge\" id=\"badge\">",
      "<visualEffectView userLabel=\"Sponsored badge\" id=\"badge\">",
      "<stackView userLabel=\"adLabel\" id=\"badge\">",
      "<imageView customClass=\"AdBadgeImageView\" image=\"label\" id=\"badge\">",
      "<imageView image=\"badge_1\" accessibilityIdentifier=\"ad_badge\" id=\"badge\">",
      "<view userLabel=\"Ad Badge\" id=\"badge\"><subviews><label text=\"Label\" id=\"l\"/></subviews>",
    ])
  func views(_ tag: String) throws {
    #expect(try found(tag) == Self.unverified)
  }

  @Test(
    "does not where the view is named otherwise, or holds a text or an asset",
    arguments: [
      "<view userLabel=\"Add Badge\" id=\"badge\">",
      "<view customClass=\"AdBannerView\" id=\"badge\">",
      "<view customClass=\"LoadLabel\" id=\"badge\">",
      "<view customClass=\"SponsoredContentView\" id=\"badge\">",
      "<view customClass=\"HeadLabelView\" id=\"badge\">",
      "<view customClass=\"AdCellView\" id=\"badge\">", "<view userLabel=\"Badge\" id=\"badge\">",
      "<view userLabel=\"Ad Label\" id=\"badge\"><subviews><label text=\"New\" id=\"l\"/></subviews>",
      "<view userLabel=\"Ad Badge\" id=\"badge\"><subviews><label text=\"\" id=\"s\"/></subviews>",
    ])
  func otherViews(_ tag: String) throws {
    #expect(try found(tag) == Self.missing)
  }

  @Test("of a label is known by its class while code may still fill it")
  func labels() throws {
    #expect(try found("<label text=\"Label\" customClass=\"AdTagLabel\" id=\"badge\">") == [])
    #expect(
      try found("<label text=\"New\" customClass=\"AdTagLabel\" id=\"badge\">") == Self.missing)
  }

  private func found(_ tag: String) throws -> [String] {
    let kind = tag.dropFirst().prefix { $0 != " " }
    let ad = Ad().with {
      $0.views["badge"] = "\(tag)\(Xib.rect("8 20 20 15"))</\(kind)>"
      $0.outlets += " storeView=s"
    }
    return try SeverityCase("", ad.text, []).found().filter { $0.contains("attribution") }
  }
}
