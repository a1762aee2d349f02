internal import NativeAds
internal import SourceModel

/// `custom_format_no_impression`
struct CustomFormatNoImpression: CodeRule {
  static let info = RuleInfo(
    id: "custom_format_no_impression", topic: .code, severity: .warning,
    summary: "Code shows a custom format but never records an impression of it",
    rationale: """
      The SDK does not watch the views of a custom format. An impression that the app does not record \
      is never counted, so never paid.
      """,
    help: "Call recordImpression once the ad is on the screen.",
    sources: [Page.customFormats],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: ↓CustomNativeAd) {
          headline.text = ad.string(forKey: "Headline")
        }
        """, CodeSamples.customFormat)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: CustomNativeAd) {
          headline.text = ad.string(forKey: "Headline")
          ad.recordImpression()
        }
        """, CodeSamples.customFormat)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.compactMap { profile in
      guard !profile.code.impressionCalls.isEmpty, let ad = project.evidence.shownAd(of: profile),
        project.evidence.calls(profile.code.impressionCalls, with: profile).isEmpty
      else { return nil }
      return project.finding(
        Self.info, in: ad.file, at: ad.range,
        "Assets of a custom format are shown here, but no code records an impression",
        sdk: profile)
    }
  }
}
