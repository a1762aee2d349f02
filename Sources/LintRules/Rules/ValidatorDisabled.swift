internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `validator_disabled`
struct ValidatorDisabled: CodeRule {
  static let info = RuleInfo(
    id: "validator_disabled", topic: .code, severity: .note,
    summary: "The SDK's own validator of native ads is switched off in the Info.plist",
    rationale: """
      For test ads on test devices the SDK checks each native ad and shows what it finds wrong. \
      Switched off, mistakes that only show at run time go unseen.
      """,
    help: "Remove the key from the Info.plist, at least for builds that are tested.",
    sources: [Page.validator],
    triggeringCode: [
      CodeSample(
        """
        <plist version="1.0"><dict>
          <key>GADNativeAdValidatorEnabled</key>
          ↓<false/>
        </dict></plist>
        """, #"<view id="ad" customClass="GADNativeAdView"/>"#, kind: "plist")
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        <plist version="1.0"><dict>
          <key>GADNativeAdValidatorEnabled</key>
          <true/>
        </dict></plist>
        """, #"<view id="ad" customClass="GADNativeAdView"/>"#, kind: "plist")
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.profiles.flatMap { profile -> [CodeFinding] in
      guard let key = profile.code.validatorKey else { return [] }
      return project.evidence.propertyLists.compactMap { file in
        guard let flag = PropertyList(file)?.flag(key.name), !flag.value else { return nil }
        return project.finding(
          Self.info, in: file, at: flag.range,
          "\(key.name) switches the validator of \(profile.name) off", sdk: profile,
          url: key.source.url)
      }
    }
  }
}
