internal import NativeAds
internal import SourceModel

/// `native_ad_assigned_too_early`
struct NativeAdAssignedTooEarly: CodeRule {
  static let info = RuleInfo(
    id: "native_ad_assigned_too_early", topic: .code, severity: .note,
    summary: "The ad view is given the ad before its assets are filled",
    rationale: """
      Setting the ad tells the SDK to look at the assets and to register them for clicks. What is \
      filled later may be registered empty.
      """,
    help: "Move the assignment of nativeAd behind the last asset that is filled.",
    sources: [Page.advanced],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: NativeAd, in adView: NativeAdView) {
          ↓adView.nativeAd = ad
          (adView.headlineView as? UILabel)?.text = ad.headline
        }
        """, CodeSamples.adView)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: NativeAd, in adView: NativeAdView) {
          (adView.headlineView as? UILabel)?.text = ad.headline
          adView.nativeAd = ad
        }
        """, CodeSamples.adView)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.flatMap { profile -> [CodeFinding] in
      guard let property = profile.code.adProperty else { return [] }
      let fills = project.evidence.fills(of: profile)
      return project.evidence.adAssignments(of: profile).compactMap { assignment in
        guard let late = fills.last(where: { isLater($0, than: assignment) }) else { return nil }
        return project.finding(
          Self.info, in: assignment.file, at: assignment.range,
          "\(property.name) is set before the \(late.outlet.role.words) is filled in line "
            + "\(late.place.position.line)",
          sdk: profile, url: property.source.url)
      }
    }
  }

  private func isLater(_ fill: CodeFill, than assignment: CodeAdAssignment) -> Bool {
    fill.file.path == assignment.file.path && fill.context == assignment.context
      && fill.adView == assignment.adView
      && fill.range.lowerBound > assignment.range.lowerBound
  }
}
