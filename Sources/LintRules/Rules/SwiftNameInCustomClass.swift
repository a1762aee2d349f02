internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `swift_name_in_custom_class`
struct SwiftNameInCustomClass: Rule {
  static let info = RuleInfo(
    id: "swift_name_in_custom_class", topic: .identity, severity: .error,
    summary: "The custom class is the SDK class's Swift name, which does not exist at run time",
    rationale: """
      Nibs find classes by their Objective-C run-time name. Names such as NativeAdView exist in \
      Swift code alone; the nib loads a plain UIView instead, and the first outlet crashes the app.
      """,
    help: """
      In the Identity inspector set Class to the Objective-C name and leave Module empty \
      (None in the menu).
      """,
    sources: [Page.migration, Page.moduleCrash],
    triggering: [
      """
      <view id="ad" ↓customClass="NativeAdView">
        <subviews><label id="h"/><view id="m" customClass="GADMediaView"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """,
      #"<view id="ad" ↓customClass="NativeAdView" customModule="GoogleMobileAds"/>"#,
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="NativeAdView" customModule="App" customModuleProvider="target"/>
      """,
      #"<view id="v" customClass="MediaView"/>"#,
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    document.customClasses.compactMap { element in
      guard let found = document.book.swiftName(on: element) else { return nil }
      return document.finding(
        Self.info, at: element.classRange,
        "\(found.name) is a name for Swift code; in Interface Builder the class is "
          + found.objectiveCName,
        object: element, sdk: document.book.profile(ofClass: found.objectiveCName)?.id,
        url: found.source.url
          // Without a module the name may be a class of the app's to come.
      ).fixed(by: element.customModule.map { _ in element.fix(settingClass: found.objectiveCName) })
    }
  }
}
