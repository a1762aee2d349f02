internal import NativeAds
internal import SourceModel

/// `mytarget_view_not_registered`
struct MytargetViewNotRegistered: CodeRule {
  static let info = RuleInfo(
    id: "mytarget_view_not_registered", topic: .code, severity: .warning,
    summary: "Code loads native ads but never registers the view that shows them",
    rationale: """
      This SDK has no outlets: it learns of the view by a call. Without it neither impressions nor \
      clicks are counted, and the media stay empty.
      """,
    help: "Call registerView with the ad view and its controller once the ad is loaded.",
    sources: ["https://target.my.com/help/partners/mob/ios_native/en"],
    triggeringCode: [
      CodeSample(
        """
        import MyTargetSDK
        let ad = ↓MTRGNativeAd(slotId: 1)
        """,
        #"<view id="box"><subviews><view id="m" customClass="MTRGMediaAdView"/></subviews></view>"#
      )
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import MyTargetSDK
        let ad = MTRGNativeAd(slotId: 1)
        ad.register(adView, with: self)
        """,
        #"<view id="box"><subviews><view id="m" customClass="MTRGMediaAdView"/></subviews></view>"#
      ),
      CodeSample(
        """
        MTRGNativeAd *ad = [MTRGNativeAd nativeAdWithSlotId:1];
        [ad registerView:adView withController:self];
        """,
        #"<view id="box"><subviews><view id="m" customClass="MTRGMediaAdView"/></subviews></view>"#,
        kind: "m"),
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.compactMap { profile in
      // Where an ad property exists, a call is only the other way to do the same.
      guard profile.code.adProperty == nil, !profile.code.registerCalls.isEmpty,
        let ad = project.evidence.ads(of: profile).first,
        project.evidence.calls(profile.code.registerCalls, with: profile).isEmpty
      else { return nil }
      return project.finding(
        Self.info, in: ad.file, at: ad.range,
        "Ads of \(profile.name) are loaded here, but no code registers a view for them",
        sdk: profile)
    }
  }
}
