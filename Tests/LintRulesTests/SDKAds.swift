import TestSupport

/// Ad views of SDKs other than Google's with nothing wrong.
extension SeverityTests {
  /// A right ad view of an SDK, whose views all lie inside it and apart.
  private static func ad(
    _ customClass: String, _ views: [(id: String, element: String)], _ outlets: String
  ) -> Ad {
    Ad().with {
      $0.customClass = customClass
      $0.frame = "0 0 300 400"
      $0.views = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.element) })
      $0.order = views.map(\.id)
      $0.outlets = outlets
    }
  }

  private static func view(
    _ kind: String, _ id: String, row: Int, _ attributes: String = ""
  ) -> (id: String, element: String) {
    let width = kind == "imageView" ? 25 : 100
    return (
      id, "<\(kind) id=\"\(id)\" \(attributes)>\(Xib.rect("8 \(row * 30) \(width) 25"))</\(kind)>"
    )
  }

  static let yandex = ad(
    "YMANativeAdView",
    [
      view("label", "t", row: 0), view("label", "d", row: 1), view("label", "w", row: 2),
      view("label", "s", row: 3), view("button", "f", row: 4), view("button", "c", row: 5),
      view("view", "m", row: 6, "customClass=\"YMANativeMediaView\""),
      view("imageView", "i", row: 7), view("label", "p", row: 8),
    ],
    "titleLabel=t domainLabel=d warningLabel=w sponsoredLabel=s feedbackButton=f"
      + " callToActionButton=c mediaView=m iconImageView=i priceLabel=p")

  static let max = ad(
    "MANativeAdView",
    [
      view("label", "t", row: 0, "tag=\"1001\""), view("label", "b", row: 1, "tag=\"1003\""),
      view("imageView", "i", row: 2, "tag=\"1004\""), view("view", "o", row: 3, "tag=\"1005\""),
      view("view", "m", row: 4, "tag=\"1006\""), view("button", "c", row: 5, "tag=\"1007\""),
      view("label", "badge", row: 6, "text=\"Ad\""),
    ], "")

  static let meta = ad(
    "SocialAdView",
    [
      view("view", "m", row: 0, "customClass=\"FBMediaView\""), view("label", "t", row: 1),
      view("button", "c", row: 2), view("view", "o", row: 3, "customClass=\"FBAdOptionsView\""),
      view("label", "badge", row: 4, "text=\"Sponsored\""),
    ], "adCoverMediaView=m adTitleLabel=t adCallToActionButton=c adOptionsView=o")

  static let cas = ad(
    "CASNativeView",
    [
      (
        "m",
        "<imageView id=\"m\" customClass=\"CASMediaView\">\(Xib.rect("0 100 300 150"))</imageView>"
      ),
      view("label", "t", row: 1, "tag=\"100\""), view("button", "c", row: 2, "tag=\"101\""),
      view("label", "badge", row: 0, "text=\"Ad\""),
    ], "")

  static let levelPlay = ad(
    "ISNativeAdView",
    [
      view("imageView", "i", row: 0), view("label", "t", row: 1), view("button", "c", row: 2),
      view("view", "m", row: 3, "customClass=\"LevelPlayMediaView\""),
    ], "adAppIcon=i adTitleView=t adCallToActionView=c adMediaView=m")
}
