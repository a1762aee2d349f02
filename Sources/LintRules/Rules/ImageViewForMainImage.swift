internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `image_view_for_main_image`
struct ImageViewForMainImage: AdViewRule {
  static let info = RuleInfo(
    id: "image_view_for_main_image", topic: .outlets, severity: .error,
    summary: "The main image is shown in an image view instead of the SDK's media view",
    rationale: """
      An image view cannot play video. The validator reports it, and after some hours the server \
      answers requests with “Asset uses ImageView, not MediaView” instead of ads.
      """,
    help: """
      Replace the image view by a View of the SDK's media class, connect it to mediaView, and remove \
      the imageView outlet.
      """,
    sources: ["https://support.google.com/admob/answer/9905175", Page.advanced],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><imageView id="i"/></subviews>
        <connections><outlet ↓property="imageView" destination="i" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><imageView id="i"/></subviews>
        <connections><outlet property="iconView" destination="i" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    guard let binding = ad.ad.binding(.image), let stated = ad.statedSeverity(Self.info),
      let media = ad.ad.format.outlet(for: .media)
    else { return [] }
    let view = binding.target
    let hasMedia = ad.ad.binding(.media) != nil
    // A subclass may make its media view in code.
    let severity = hasMedia || ad.ad.isInferred ? stated.lowered : stated
    let why =
      hasMedia
      ? "is bound besides \(media.name), which shows the main image already"
      : "shows the main image; \(media.name) must, in \(withArticle(media.className ?? "media view"))"
    return [
      ad.finding(
        Self.info, severity, at: binding.propertyRange,
        "\(binding.name) (\(view?.words ?? binding.outlet?.destination ?? "")) \(why)",
        object: view, outlet: binding.name
      ).refuted(by: hasMedia ? nil : ad.binds(.media))
    ]
  }
}
