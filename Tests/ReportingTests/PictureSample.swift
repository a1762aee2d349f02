import SourceModel

/// An ad view to draw.
enum PictureSample {
  private typealias Frame = AdViewPicture.Frame

  private static func box(
    _ id: String, _ className: String, _ purpose: AdViewPicture.Purpose, text: String? = nil,
    _ frame: AdViewPicture.Frame, isVisible: Bool = true
  ) -> AdViewPicture.Box {
    AdViewPicture.Box(
      object: ObjectReference(id: id, className: className, label: nil), purpose: purpose,
      text: text, frame: frame, isVisible: isVisible)
  }

  private static let picture = AdViewPicture(
    object: ObjectReference(id: "ad", className: "GADNativeAdView", label: "<Ad> \"A&B\""),
    sdk: "Google Mobile Ads", width: 320, height: 100.5,
    adChoices: Frame(x: 305, y: 0, width: 15, height: 15),
    boxes: [
      box("stack", "UIView", .container, Frame(x: 0, y: 0, width: 320, height: 40)),
      box(
        "title", "UILabel", .asset(role: "headline", words: "headline"), text: "Title",
        Frame(x: 8, y: 8, width: 200, height: 20)),
      box("mark", "UILabel", .attribution, text: "Ad", Frame(x: 8, y: 30, width: 16, height: 15)),
      box(
        "votes", "UILabel", .asset(role: "votes", words: "votes"),
        Frame(x: 220, y: 8, width: 4, height: 4)),
      box(
        "cta", "UIButton", .asset(role: "call_to_action", words: "call to action"),
        Frame(x: 200, y: 60, width: 130.255, height: 40)),
      box("gone", "UIView", .content, Frame(x: 0, y: 50, width: 20, height: 20), isVisible: false),
      box(
        "hidden", "UIImageView", .content, Frame(x: 0, y: 50, width: 20, height: 20),
        isVisible: false),
      box("close", "UIButton", .content, Frame(x: 300, y: 0, width: 20, height: 20)),
    ])

  private static func finding(_ id: String, _ severity: Severity) -> LocatedFinding {
    Sample.located(
      "«a»", path: "A.xib", severity: severity, message: "About \(id)", help: "", url: "",
      object: ObjectReference(id: id, className: "UIView", label: nil))
  }

  /// A file with a picture and findings about views in it and elsewhere, and one without findings.
  static let report = Sample.report(
    FileReport(
      path: "A.xib",
      findings: [
        finding("ad", .error), finding("cta", .note), finding("cta", .warning),
        finding("hidden", .note), finding("-1", .warning), finding("stack", .note),
      ],
      pictures: [picture]),
    FileReport(
      path: "B.xib", findings: [],
      pictures: [
        AdViewPicture(
          object: ObjectReference(id: "b", className: "MTRGNativeAdView", label: nil),
          sdk: "myTarget", width: 10, height: 10, adChoices: nil, boxes: [])
      ]), Sample.file("C.xib"))
}
