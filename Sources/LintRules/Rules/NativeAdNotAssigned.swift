internal import NativeAds
internal import SourceModel

/// `native_ad_not_assigned`
struct NativeAdNotAssigned: CodeRule {
  static let info = RuleInfo(
    id: "native_ad_not_assigned", topic: .code, severity: .warning,
    summary: "Code fills the ad view but never gives it the ad, so nothing in it can be clicked",
    rationale: """
      The SDK records impressions and clicks for the ad that the ad view was given. Texts alone \
      make a picture of an ad: it earns nothing.
      """,
    help: "Set the ad view's nativeAd after the assets were filled.",
    sources: [Page.advanced],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        func show(_ ad: NativeAd, in adView: NativeAdView) {
          ↓(adView.headlineView as? UILabel)?.text = ad.headline
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
    project.profiles.compactMap { profile in
      guard let property = profile.code.adProperty,
        let fill = project.evidence.fills(of: profile).first,
        project.evidence.adAssignments(of: profile).isEmpty,
        project.evidence.calls(profile.code.registerCalls, with: profile).isEmpty
      else { return nil }
      return project.finding(
        Self.info, in: fill.file, at: fill.range,
        "The \(fill.outlet.role.words) is filled here, but no code sets \(property.name): nothing in "
          + "the ad view can be clicked",
        sdk: profile, url: property.source.url)
    }
  }
}

/// Files in the examples of several rules.
enum CodeSamples {
  static let adView = """
    <view id="ad" customClass="GADNativeAdView">
      <subviews>
        <label id="headline"/>
        <view id="media" customClass="GADMediaView"/>
      </subviews>
      <connections>
        <outlet property="headlineView" destination="headline" id="o1"/>
        <outlet property="mediaView" destination="media" id="o2"/>
      </connections>
    </view>
    """
  static let customFormat = """
    <view id="ad" customClass="HouseAd" customModule="App" customModuleProvider="target">
      <subviews><label id="headline"/><imageView id="choices"/></subviews>
      <connections>
        <outlet property="headlineView" destination="headline" id="o1"/>
        <outlet property="adChoicesView" destination="choices" id="o2"/>
      </connections>
    </view>
    """
}
