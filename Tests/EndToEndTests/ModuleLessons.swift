import TestSupport

extension LessonTests {
  private static func ad(module: String = "", media: String = "GADMediaView") -> [String: String] {
    let attributes = module.isEmpty ? "" : " customModule=\"\(module)\""
    return [
      "A.xib": Xib.text(
        """
        <view id="ad" customClass="GADNativeAdView">
        <subviews><label text="Ad" id="badge"/><label id="h"/>
        <view id="m" customClass="\(media)"\(attributes)/></subviews>
        \(Xib.outlets("headlineView=h mediaView=m"))
        </view>
        """)
    ]
  }

  /// Which modules of classes are judged, and which only the app's project could tell.
  static let moduleLessons: [Lesson] = [
    Lesson(
      name: "B09: the app's module at an SDK's Objective-C class is an error",
      files: ad(module: "Shop"), status: 1,
      holds: ["error: GADMediaView is an Objective-C class", "(sdk_class_module)"]),
    Lesson(
      name: "B09: the SDK's own module there is a warning", files: ad(module: "GoogleMobileAds"),
      holds: ["warning: GADMediaView is an Objective-C class", "(sdk_class_module)"]),
    Lesson(
      name: "B09: an SDK's class without a module is right", files: ad(),
      lacks: ["(sdk_class_module)"]),
    Lesson(
      name: "B09: the module of a class of the app's own is never judged, be it wrong or missing",
      files: [
        "A.xib": Xib.text(
          "<view id=\"v\" customClass=\"Hedaer\" customModule=\"Wrong\"/>"
            + "<view id=\"w\" customClass=\"Footer\"/>")
      ],
      lacks: [":"]),
    Lesson(
      name: "B09: nor is that of an app's class in an ad view",
      files: ad(module: "Wrong", media: "PlayerView"), lacks: ["(sdk_class_module)", "Wrong"]),
  ]
}
