internal import NativeAds
internal import SourceModel

/// `media_content_not_set`
struct MediaContentNotSet: CodeRule {
  static let info = RuleInfo(
    id: "media_content_not_set", topic: .code, severity: .note,
    summary: "Code fills the ad view but never gives the media view its content",
    rationale: """
      Google's guide sets the media view's content together with the other assets. Without it some \
      versions of the SDK leave the view empty.
      """,
    help: "Set mediaContent of the media view to that of the ad.",
    sources: [Page.advanced],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: NativeAd, in adView: NativeAdView) {
          ↓(adView.headlineView as? UILabel)?.text = ad.headline
          adView.nativeAd = ad
        }
        """, CodeSamples.adView)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: NativeAd, in adView: NativeAdView) {
          (adView.headlineView as? UILabel)?.text = ad.headline
          adView.mediaView?.mediaContent = ad.mediaContent
          adView.nativeAd = ad
        }
        """, CodeSamples.adView)
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.compactMap { profile in
      guard let property = profile.code.contentProperty,
        project.adViews.contains(where: {
          $0.profile.id == profile.id && $0.ad.binding(.media) != nil
        }),
        let fill = project.evidence.fills(of: profile).first,
        !project.evidence.sets(property.name)
      else { return nil }
      return project.finding(
        Self.info, in: fill.file, at: fill.range,
        "The \(fill.outlet.role.words) is filled here, but no code sets \(property.name) of the "
          + "media view",
        sdk: profile, url: property.source.url)
    }
  }
}
