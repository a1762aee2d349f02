internal import InterfaceBuilder
internal import SourceModel

/// `duplicate_object_id`
struct DuplicateObjectId: Rule {
  static let info = RuleInfo(
    id: "duplicate_object_id", topic: .outlets, severity: .error,
    summary: "One object id stands on two objects",
    rationale: """
      A merge or a copy by hand left the same id twice. Outlets and constraints that name it reach \
      only one of the two, and Xcode refuses to compile the file.
      """,
    help: """
      Delete one of the two objects in the document outline, or give it a new id in the source and \
      repeat the change in what refers to it.
      """,
    sources: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html"
    ],
    triggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><label ↓id="h"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ],
    nonTriggering: [
      """
      <view id="ad" customClass="GADNativeAdView">
        <subviews><label id="h"/><label id="b"/></subviews>
        <connections><outlet property="headlineView" destination="h" id="o1"/></connections>
      </view>
      """
    ])

  func findings(in document: LintedDocument) -> [Finding] {
    // A file without ads is other tools' business.
    guard !document.adViews.isEmpty, !document.document.duplicates.isEmpty else { return [] }
    let lines = LineTable(document.document.file.text)
    return document.document.duplicates.map { duplicate in
      let first = lines.position(at: duplicate.first.tagRange.lowerBound)
      return document.finding(
        Self.info, at: duplicate.second.attributeRange("id") ?? duplicate.second.tagRange,
        "The id \(duplicate.id) of \(duplicate.second.words) is already that of "
          + "\(duplicate.first.words) on line \(first.line)",
        object: duplicate.second)
    }
  }
}
