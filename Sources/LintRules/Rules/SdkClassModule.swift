internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `sdk_class_module`
struct SdkClassModule: Rule {
  static let info = RuleInfo(
    id: "sdk_class_module", topic: .identity, severity: .error,
    summary: "An SDK class has a module in Interface Builder, so the nib looks for another class",
    rationale: """
      The SDK's classes are Objective-C classes. With a module the nib asks for a Swift class, such \
      as _TtC6Runner12GADMediaView, finds none, loads a plain UIView and crashes at the first outlet.
      """,
    help: """
      Select the view and clear Module in the Identity inspector; switch off Inherit Module From \
      Target.
      """,
    sources: [Page.moduleCrash],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView" ↓customModule="Runner" customModuleProvider="target"/>
      """
    ],
    nonTriggering: [
      #"<view id="ad" customClass="GADNativeAdView"/>"#,
      """
      <view id="ad" customClass="FeedAdView" customModule="Runner" customModuleProvider="target"/>
      """,
    ])

  private static func fix(_ element: Element) -> Fix {
    Fix(
      "remove the module", isSafe: true,
      ["customModule", "customModuleProvider"].compactMap { element.removing($0) })
  }

  func findings(in document: LintedDocument) -> [Finding] {
    document.customClasses.compactMap { element in
      guard let name = element["customClass"], let module = element.customModule,
        let profile = document.book.profile(ofClass: name), profile.forbidsModule
      else { return nil }
      // The app's module certainly breaks; that the SDK's own does is inferred.
      let isOwn = profile.modules.contains(module)
      return document.finding(
        Self.info, isOwn ? .warning : .error,
        at: element.attributeRange("customModule") ?? element.classRange,
        "\(name) is an Objective-C class of \(profile.name), but the module is \(module)"
          + (isOwn ? "; the SDK's own samples leave it empty" : ", so the nib cannot find it"),
        object: element, sdk: profile.id, url: profile.page(for: Self.info.id)
      ).fixed(by: Self.fix(element))
    }
  }
}
