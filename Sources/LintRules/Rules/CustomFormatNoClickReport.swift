internal import NativeAds
internal import SourceModel

/// `custom_format_no_click_report`
struct CustomFormatNoClickReport: CodeRule {
  static let info = RuleInfo(
    id: "custom_format_no_click_report", topic: .code, severity: .warning,
    summary: "Code shows a custom format but never reports a click on it",
    rationale: """
      The SDK does not watch the views of a custom format. A click that the app does not report is \
      never counted, and the advertiser's page does not open.
      """,
    help: "Call performClickOnAsset with the key of the asset that was tapped.",
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
          ad.performClickOnAsset(withKey: "Headline")
        }
        """, CodeSamples.customFormat)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.compactMap { profile in
      guard !profile.code.clickCalls.isEmpty, let ad = project.evidence.shownAd(of: profile),
        project.evidence.calls(profile.code.clickCalls, with: profile).isEmpty
      else { return nil }
      return project.finding(
        Self.info, in: ad.file, at: ad.range,
        "Assets of a custom format are shown here, but no code reports a click on them",
        sdk: profile)
    }
  }
}
