internal import NativeAds
internal import SourceCode
internal import SourceModel

/// `nib_name_not_found`
struct NibNameNotFound: CodeRule {
  static let info = RuleInfo(
    id: "nib_name_not_found", topic: .code, severity: .warning,
    summary: "Code loads an ad view from a nib that the project does not have",
    rationale: """
      Loading a nib that is not in the bundle throws an exception, and the app crashes where it \
      first shows an ad. File names tell upper from lower case on a device.
      """,
    help: "Correct the name in the code, or add the xib to the app's target.",
    sources: [
      Page.advanced,
      "https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)",
    ],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        let view = Bundle.main.loadNibNamed(↓"NativeAdd", owner: nil)?.first as? NativeAdView
        """, #"<view id="ad" customClass="GADNativeAdView"/>"#)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        let view = Bundle.main.loadNibNamed("NativeAd", owner: nil)?.first as? NativeAdView
        let cell = Bundle.main.loadNibNamed("SettingsCell", owner: nil)?.first as? SettingsCell
        """, #"<view id="ad" customClass="GADNativeAdView"/>"#)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    guard let names = project.evidence.nibNames else { return [] }
    return project.evidence.files.flatMap { file in
      file.nibLoads.compactMap { load in
        guard load.isInMainBundle, !names.contains(load.name), let cast = load.cast,
          project.evidence.isAdView(project.evidence.className(cast.type, in: file))
        else { return nil }
        let nearest = NearestName.of(load.name, among: names)
        return project.finding(
          Self.info, in: file.file, at: load.range,
          "The project has no \(load.name).xib"
            + (nearest.map { "; did you mean “\($0)”?" } ?? ""))
      }
    }
  }
}
