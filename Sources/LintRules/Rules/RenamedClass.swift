internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `renamed_class`
struct RenamedClass: Rule {
  static let info = RuleInfo(
    id: "renamed_class", topic: .identity, severity: .error,
    summary: "The custom class was removed from the SDK or renamed",
    rationale: """
      Interface Builder stores class names as text. With a current SDK the nib loads “Unknown \
      class” as a plain UIView, and the first outlet crashes the app.
      """,
    help: """
      Set Class in the Identity inspector to the SDK's current class. If the project still builds \
      against the old SDK, say so in .adlint.yml: sdk_versions: {google_mobile_ads: 7}.
      """,
    sources: [
      "https://github.com/googleads/googleads-mobile-ios-examples/issues/208", Page.migration,
    ],
    triggering: [
      #"<view id="ad" ↓customClass="GADUnifiedNativeAdView"/>"#,
      #"<view id="ad" ↓customClass="GADNativeContentAdView"/>"#,
    ],
    nonTriggering: [#"<view id="ad" customClass="GADNativeAdView"/>"#])

  func findings(in document: LintedDocument) -> [Finding] {
    document.customClasses.compactMap { element in
      guard let name = element["customClass"] else { return nil }
      for profile in document.book.profiles {
        guard let renamed = profile.renamedClasses.first(where: { $0.name == name }) else {
          continue
        }
        if renamed.exists(in: profile, document.settings) { continue }
        return document.finding(
          Self.info, renamed.severity, at: element.classRange, message(renamed),
          object: element, sdk: profile.id, url: renamed.source.url
        ).fixed(
          by: renamed.newName.map {
            element.fix(setting: "customClass", to: $0, isSafe: true)
          })
      }
      return nil
    }
  }

  private func message(
    _ renamed: NativeAds.RenamedClass
  ) -> String {
    guard let since = renamed.since else {
      let instead = renamed.replacement.map { ": \($0) takes its place" } ?? ""
      return "\(renamed.name) is obsolete and will be removed from the SDK\(instead)"
    }
    let sinceWords = "since version \(since) of the SDK"
    if let newName = renamed.newName {
      return "\(renamed.name) is called \(newName) \(sinceWords); loading the nib crashes"
    }
    let instead = renamed.replacement.map { ": \($0) took its place" } ?? ""
    return "\(renamed.name) does not exist \(sinceWords)\(instead); loading the nib crashes"
  }
}

extension NativeAds.RenamedClass {
  /// Whether the project states a version of the SDK that still has the class.
  func exists(in profile: Profile, _ settings: Settings) -> Bool {
    guard let since, let version = settings.sdkVersions[profile.versionOf] else { return false }
    return version < since
  }
}
