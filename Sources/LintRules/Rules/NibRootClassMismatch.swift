internal import InterfaceBuilder
internal import NativeAds
internal import SourceCode
internal import SourceModel

/// `nib_root_class_mismatch`
struct NibRootClassMismatch: CodeRule {
  static let info = RuleInfo(
    id: "nib_root_class_mismatch", topic: .code, severity: .error,
    summary: "Code casts a nib's first object to a class that the first view of the xib is not",
    rationale: """
      The first object of a loaded nib is the first view of the xib. Where it is of another class, \
      a forced cast crashes, a conditional one gives nil and no ad is shown, and Objective-C sends \
      messages that the view does not know.
      """,
    help: """
      Select the first view of the xib and set its Class in the Identity inspector to the one that \
      the code expects, or cast to the class that it has.
      """,
    sources: [Page.advanced],
    triggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        let view = Bundle.main.loadNibNamed("NativeAd", owner: nil)?.first ↓as! NativeAdView
        """,
        """
        <view id="root">
          <subviews><label text="Ad" id="badge"/></subviews>
        </view>
        """)
    ],
    nonTriggeringCode: [
      CodeSample(
        """
        import GoogleMobileAds
        let view = Bundle.main.loadNibNamed("NativeAd", owner: nil)?.first as! NativeAdView
        """, #"<view id="ad" customClass="GADNativeAdView"/>"#),
      CodeSample(
        """
        NativeAdCell *cell = [[NSBundle mainBundle] loadNibNamed:@"NativeAd"
                                                           owner:nil
                                                         options:nil].firstObject;
        """, #"<tableViewCell id="cell" customClass="NativeAdCell"/>"#, kind: "m"),
    ])

  func findings(in project: LintedProject) -> [CodeFinding] {
    project.evidence.files.flatMap { file in
      file.nibLoads.compactMap { load in
        load.cast.flatMap { mismatch($0, load, file, in: project) }
      }
    }
  }

  private func mismatch(
    _ cast: NibLoad.Cast, _ load: NibLoad, _ file: SourceFacts, in project: LintedProject
  ) -> CodeFinding? {
    let nibs = project.nibs(named: load.name)
    let wanted = project.evidence.className(cast.type, in: file)
    // One of several nibs of that name may be the right one, and need not be checked in this run.
    guard let nib = nibs.first, project.evidence.xibCount(load.name) <= nibs.count,
      project.evidence.isClass(wanted),
      nibs.allSatisfy({ isWrong($0, wanted, project.evidence) }),
      let root = nib.document.topLevelViews.first
    else { return nil }
    guard !nib.adViews.isEmpty || project.evidence.isAdView(wanted) else { return nil }
    return project.finding(
      Self.info, in: file.file, at: cast.range,
      "The first view of \(nib.document.file.path) is \(root.words), which is no \(cast.type): the "
        + "cast fails",
      object: root.element)
  }

  /// Whether the first view of a xib is surely of another class.
  private func isWrong(
    _ nib: LintedDocument, _ wanted: String, _ evidence: CodeEvidence
  ) -> Bool {
    guard let root = nib.document.topLevelViews.first else { return false }
    guard let name = root.customClass else { return true }
    let classes = nib.code.classes(of: root.element)
    if classes.contains(wanted) || nib.book.swiftName(on: root.element)?.objectiveCName == wanted {
      return false
    }
    if let (_, adViewClass) = nib.book.adViewClass(of: root.element) {
      return !adViewClass.isTemplate
    }
    return evidence.isDeclared(name)
  }
}
