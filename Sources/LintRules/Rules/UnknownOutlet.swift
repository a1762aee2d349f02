internal import InterfaceBuilder
internal import NativeAds
internal import SourceModel

/// `unknown_outlet`
struct UnknownOutlet: AdViewRule {
  static let info = RuleInfo(
    id: "unknown_outlet", topic: .outlets, severity: .error,
    summary: "The SDK's class has no such outlet: loading the nib crashes",
    rationale: """
      Interface Builder no longer lists the outlets of SDKs that ship as XCFrameworks, so they get \
      typed by hand. A name that the class does not have raises setValue:forUndefinedKey: and the \
      app crashes when it loads the nib. Of an app's class that descends from the SDK's, a name that \
      is all but one of the SDK's is reported where its code was read and holds nothing like it.
      """,
    help: """
      Remove the outlet in the Connections inspector and connect the view to the outlet that was \
      meant.
      """,
    sources: [Page.header],
    isAboutAbsence: true,
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/></subviews>
        <connections><outlet ↓property="headLineVew" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="FeedAdView" customModule="App" customModuleProvider="target">
        <subviews><label id="h"/><label id="b"/><label id="a"/><label id="x"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="bodyView" destination="b" id="o2"/>
          <outlet property="advertiserView" destination="a" id="o3"/>
          <outlet property="ageLabel" destination="x" id="o4"/>
        </connections>
      </view>
      """,
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><view id="shape"/></subviews>
        <connections>
          <outlet property="headlineView" destination="h" id="o1"/>
          <outlet property="maskView" destination="shape" id="o2"/>
        </connections>
      </view>
      """,
    ])

  func findings(in ad: LintedAdView) -> [Finding] {
    ad.document.outlets(from: ad.ad.owner).compactMap { outlet in
      guard ad.ad.format.outlet(named: outlet.property) == nil, !Self.inherited(outlet, by: ad),
        !Self.viewProperties.contains(outlet.property), let name = classWithout(outlet, in: ad)
      else { return nil }
      return ad.finding(
        Self.info, at: outlet.element.attributeRange("property") ?? outlet.element.tagRange,
        "\(name) has no outlet “\(outlet.property)”, so loading the nib crashes"
          + advice(outlet, in: ad),
        reference: ad.ad.owner.reference, outlet: outlet.property
      ).fixed(by: fix(outlet, in: ad))
    }
  }

  /// The class of the owner where it surely has no such outlet.
  private func classWithout(_ outlet: Outlet, in ad: LintedAdView) -> String? {
    if let adViewClass = ad.ad.adViewClass {
      let isKnown = !adViewClass.isTemplate && !adViewClass.isBoundInCode
      let isDeclared = ad.code.declares(outlet.property, on: adViewClass.name)
      return isKnown && !isDeclared ? adViewClass.name : nil
    }
    // What an app's class has is its own, unless the name is all but the SDK's.
    guard let name = ad.ad.owner["customClass"],
      ad.ad.format.outlets.contains(where: { outlet.property.isNear($0.name) }),
      ad.code.lacks(outlet.property, name)
    else { return nil }
    return name
  }

  /// The `view` outlet of a File's Owner that is loaded as a controller would be.
  private static func inherited(_ outlet: Outlet, by ad: LintedAdView) -> Bool {
    ad.ad.evidence == .filesOwner && outlet.property == "view"
  }

  /// Properties of every UIView that key-value coding sets as it sets outlets: odd, but no crash.
  private static let viewProperties: Set<String> = [
    "accessibilityElements", "accessibilityCustomActions", "accessibilityCustomRotors",
    "accessibilityPath", "backgroundColor", "focusEffect", "gestureRecognizers", "hoverStyle",
    "interactions", "maskView", "motionEffects", "tintColor", "userActivity",
  ]

  private func advice(_ outlet: Outlet, in ad: LintedAdView) -> String {
    if let nearest = nearest(outlet, in: ad) { return "; did you mean “\(nearest)”?" }
    return otherFormat(with: outlet.property, in: ad)
      .map { "; \(withArticle($0)) has it, not this class" } ?? ""
  }

  /// The free outlet that was probably meant.
  private func nearest(_ outlet: Outlet, in ad: LintedAdView) -> String? {
    let free = ad.ad.format.outlets.map(\.name).filter { name in
      !ad.ad.bindings.contains { $0.name == name }
    }
    return NearestName.of(outlet.property, among: free)
  }

  private func fix(_ outlet: Outlet, in ad: LintedAdView) -> Fix? {
    guard !outlet.isCollection, let name = nearest(outlet, in: ad),
      NearestName.editDistance(outlet.property, name) <= 2
    else { return nil }
    return outlet.element.fix(setting: "property", to: name, isSafe: false)
  }

  /// Another format whose ad-view class has the outlet, in words.
  private func otherFormat(with outlet: String, in ad: LintedAdView) -> String? {
    for profile in ad.book.profiles {
      // What code or the app's own class binds are no outlets of the SDK.
      let classes = profile.adViewClasses.filter { !$0.isBoundInCode }
      for format in profile.formats where classes.contains(where: { $0.format == format.id }) {
        guard format.outlet(named: outlet)?.name == outlet else { continue }
        return profile.modules == ad.profile.modules
          ? format.title : "\(format.title) of \(profile.name)"
      }
    }
    return nil
  }
}

extension String {
  /// Whether a name is another up to two letters, in whatever case.
  fileprivate func isNear(_ other: String) -> Bool {
    NearestName.editDistance(self, other) <= 2
  }
}
