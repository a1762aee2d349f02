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
  /// Whether an impression counts only while every required asset is fully opaque.
  package let countsOnlyOpaqueAssets: Bool

  /// The page that states what a rule checks; nil where the profile names none.
  package func page(for rule: RuleID) -> String? { severities[rule]?.source.url }

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
  /// The first major version without it.
  package let since: Int
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
}

/// Who shows the AdChoices icon, and where.
package struct AdChoicesFacts: Sendable {
  package enum Painter: String, Sendable, CaseIterable { case sdk, app }

  package let painter: Painter
  /// The corner the SDK takes unless the app asks for another; nil where that is not known.
  package let corner: Corner?
  /// The side of the square to keep free, in points.
  package let square: Double
  /// The least side of a view for the icon, in points.
  package let minimum: Double
  package let source: SourceReference
}

/// A corner of the ad view, as seen on the screen.
package enum Corner: String, Sendable, CaseIterable {
  case topLeft = "top_left"
  case topRight = "top_right"
  case bottomLeft = "bottom_left"
  case bottomRight = "bottom_right"

  package var isRight: Bool { self == .topRight || self == .bottomRight }
  package var isTop: Bool { self == .topLeft || self == .topRight }

  /// The corner that a right-to-left layout puts in this one's place.
  package var mirrored: Corner {
    switch self {
    case .topLeft: .topRight
    case .topRight: .topLeft
    case .bottomLeft: .bottomRight
    case .bottomRight: .bottomLeft
    }
  }

  package var words: String { rawValue.split(separator: "_").joined(separator: "-") }
}

/// One kind of ad that an SDK serves, with the assets that it has.
package struct Format: Sendable {
  package let id: String
  /// What people call it, such as "app install ad".
  package let title: String
  package let outlets: [OutletDefinition]
  /// The names of the outlets without which the ad must not be shown.
  package let required: Set<String>
  /// Severities that differ from the rules' own.
  package let severities: SeverityTable
  package let source: SourceReference

  package func outlet(named name: String) -> OutletDefinition? {
    outlets.first { $0.name == name || $0.aliases.contains(name) }
  }

  package func outlet(for role: Role) -> OutletDefinition? { outlets.first { $0.role == role } }
}

/// An outlet that an SDK's ad view has.
package struct OutletDefinition: Sendable {
  package let name: String
  /// Names that apps use for the same thing where the SDK has no outlets.
  package let aliases: [String]
  package let role: Role
  /// Element kinds that can show the asset; empty where any can.
  package let kinds: [String]
  /// The SDK class that the outlet is declared with; nil where any view may be connected.
  package let className: String?
  /// The UIKit class that the outlet is declared with, so that another one crashes.
  package let declaredKind: String?
  package let source: SourceReference
}
