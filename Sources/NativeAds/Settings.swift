package import InterfaceBuilder
package import SourceModel

/// What a project's configuration tells the ad views' finder and the rules.
package struct Settings: Sendable {
  /// The project's own classes that its code shows to have nothing to do with ads.
  private var plainClasses: Set<String> = []
  /// The project's own ad-view classes and the SDK class that each descends from.
  package var viewClasses: [String: String] = [:]
  /// Those of them that the project's code tells of.
  private var classesFromCode: Set<String> = []
  /// The project's classes that are no ad views, whatever their names and outlets say.
  package var ordinaryClasses: Set<String> = []
  /// The project's view classes for custom formats.
  package var customFormatClasses: [String] = []
  /// The corner that the app asks the SDK to show AdChoices in.
  package var adChoicesCorner: Corner?
  /// The side of the square to keep free there, in points; nil for the SDK's own.
  package var adChoicesSquare: Double?
  /// The screen widths to check layouts at, in points; nil for the usual ones.
  package var widths: [Double]?
  /// The major version of an SDK, by profile.
  package var sdkVersions: [String: Int] = [:]
  /// The SDKs that the project uses, by profile; nil for all that adlint knows.
  package var sdks: Set<String>?
  /// The tags that code binds assets by.
  package var tags: [Int: String] = [:]
  /// The tags that code tells each SDK, by profile.
  package var codeTags: [String: CodeTags] = [:]
  /// Severities that replace the rules' own; nil switches a rule off.
  package var severities: [RuleID: Severity?] = [:]

  package init() {}
}

extension Settings {
  /// The same settings with the SDK classes from which code derives those of a document.
  package func adding(_ evidence: CodeEvidence, for document: Document) -> Settings {
    guard evidence.isRead else { return self }
    var result = self
    result.codeTags = evidence.tags.mapValues { $0.narrowed(to: document, evidence.lineage) }
    result.plainClasses = PlainClasses.names(in: document, evidence)
    for name in Set(document.customClasses.compactMap { $0["customClass"] })
    where result.viewClasses[name] == nil && !ordinaryClasses.contains(name) {
      guard let base = evidence.sdkBase(of: name) else { continue }
      result.viewClasses[name] = base
      result.classesFromCode.insert(name)
    }
    return result
  }

  /// Whether code shows that an element's class has nothing to do with ads.
  func isPlain(_ element: Element) -> Bool {
    element["customClass"].map(plainClasses.contains) ?? false
  }

  func isKnownFromCode(_ element: Element) -> Bool {
    element["customClass"].map(classesFromCode.contains) ?? false
  }

  /// Whether the project says that an element's class, by its name or with its module, is no SDK's.
  package func isOrdinary(_ element: Element) -> Bool {
    guard !ordinaryClasses.isEmpty, let name = element["customClass"] else { return false }
    let qualified = element.customModule.map { "\($0).\(name)" } ?? name
    return ordinaryClasses.contains(name) || ordinaryClasses.contains(qualified)
  }
}
