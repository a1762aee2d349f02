package import SourceModel

/// What one SDK requires of a native ad's layout, as its file under `Rules/profiles` states it.
package struct Profile: Sendable {
  package let id: String
  /// The SDK's name as its vendor writes it.
  package let name: String
  /// The Swift modules that the SDK's classes come in.
  package let modules: [String]
  /// Whether a module on one of the SDK's classes breaks loading.
  package let forbidsModule: Bool
  /// Whether the pages that the rules cite are this SDK's.
  package let isCitedByRules: Bool
  package let adViewClasses: [AdViewClass]
  package let componentClasses: [ComponentClass]
  /// Complete views of the SDK, in which nothing is the app's.
  package let closedClasses: [String]
  package let swiftNames: [SwiftName]
  package let renamedClasses: [RenamedClass]
  /// The profile whose configured version tells whether `renamedClasses` still exist.
  package let versionOf: String
  /// The profile with which a project that names its SDKs gets this one too.
  package let comesWith: String?
  package let recognition: Recognition
  /// The profiles whose ad views may stand inside one of this SDK, which mediates them.
  package let wraps: [String]
  /// Whether touches on the call to action must be left to the SDK (`false`) or must reach the
  /// view (`true`); nil where the SDK says nothing.
  package let callToActionInteraction: Fact<Bool>?
  /// The least width and height of an ad view, in points.
  package let adViewMinimum: Fact<Double>?
  /// The least width and height of a media view for video to serve, in points.
  package let videoMinimum: Fact<Double>?
  package let adChoices: AdChoicesFacts?
  /// The least width and height of the attribution, in points.
  package let attributionMinimum: Fact<Double>?
  /// Every outlet of the SDK's ad views, whatever the format.
  let outlets: [OutletDefinition]
  /// Severities that hold for every format that states no other.
  let severities: SeverityTable
  package let formats: [Format]
  package let source: SourceReference
  /// What the app's code does with the SDK.
  package let code: CodeProfile
  /// Whether code tells the SDK the tags of the views instead of connecting outlets.
  package let bindsByTag: Bool
  /// The tags of the vendor's own layout, which many apps keep.
  package let usualTags: [Int: Role]
  /// Whether an impression counts only while every required asset is fully opaque.
  package let countsOnlyOpaqueAssets: Bool

  /// The page that states what a rule checks; nil where the profile names none.
  package func page(for rule: RuleID) -> String? { severities[rule]?.source.url }

  /// Whether two profiles are about the same SDK.
  func isKin(to other: Profile) -> Bool { !Set(modules).isDisjoint(with: other.modules) }

  /// How many of a format's outlets are among `names`; nil where they don't tell the SDK: fewer than
  /// three, neither the headline nor the call to action, or too few that only this SDK has.
  func match(of names: Set<String>, in format: Format) -> Int? {
    let matched = format.outlets.filter { names.contains($0.name) }
    guard matched.count >= 3,
      matched.contains(where: { $0.role == .headline || $0.role == .callToAction }),
      isTold(by: names)
    else { return nil }
    return matched.count
  }

  /// Whether enough of the outlets that only this SDK has are among `names`.
  package func isTold(by names: Set<String>) -> Bool {
    recognition.tellingOutlets.intersection(names).count >= recognition.leastTelling
  }

  package func mayWrap(_ inner: Profile) -> Bool { wraps.contains(inner.id) }

  /// The classes of the SDK that stand in Interface Builder under their Objective-C names.
  package var objectiveCClasses: [String] {
    adViewClasses.map(\.name) + componentClasses.map(\.name) + closedClasses
  }
}

/// A value of a profile and the page that states it.
package struct Fact<Value: Sendable>: Sendable {
  package let value: Value
  package let source: SourceReference
}

/// A page that states a fact, and the day somebody last read it there.
package struct SourceReference: Hashable, Sendable {
  package let url: String
  /// `YYYY-MM-DD`.
  package let checked: String
}

/// A class that holds the assets of one ad.
package struct AdViewClass: Sendable {
  package let name: String
  package let format: String
  /// The SDK fills such a view itself.
  package let isTemplate: Bool
  /// Code, not outlets, tells the SDK which view is which asset.
  package let isBoundInCode: Bool
  /// The SDK fills such a view itself while it holds no views.
  package let isTemplateWhenEmpty: Bool
}

/// A class of the SDK whose views stand inside an ad view.
package struct ComponentClass: Sendable {
  package let name: String
  package let role: Role
}

/// A name that the SDK's class has in Swift code alone.
package struct SwiftName: Sendable {
  package let name: String
  package let objectiveCName: String
  package let source: SourceReference
}

/// A class that a version of the SDK took away.
package struct RenamedClass: Sendable {
  package let name: String
  /// The same class under its new name.
  package let newName: String?
  /// Another class that does its work.
  package let replacement: String?
  /// The first major version without it; nil where it is only obsolete yet.
  package let since: Int?
  package let severity: Severity
  package let source: SourceReference
}

/// The severities that a profile states. A short list: a dictionary would cost more to set up than
/// it saves.
package struct SeverityTable: Sendable {
  private var entries: [(rule: RuleID, severity: Fact<Severity>)] = []

  package subscript(rule: RuleID) -> Fact<Severity>? {
    entries.last { $0.rule == rule }?.severity
  }

  /// Later entries win over earlier ones.
  mutating func add(_ severity: Fact<Severity>, for rule: RuleID) {
    entries.append((rule, severity))
  }
}

/// How views that carry no ad-view class of the SDK are recognised.
package struct Recognition: Sendable {
  /// The outlet that alone marks an app's view as one of the profile.
  package let outlet: String?
  /// Component classes whose presence makes the view around them an ad view.
  package let components: [String]
  /// The outlets that no app would give other views; empty where the SDK's names are all like that.
  let tellingOutlets: Set<String>
  /// How many of the telling outlets a view needs to be taken for the SDK's.
  let leastTelling: Int
}
