package import SourceModel

/// One kind of ad that an SDK serves, with the assets that it has.
package struct Format: Sendable {
  package let id: String
  /// What people call it, such as "app install ad".
  package let title: String
  package let outlets: [OutletDefinition]
  /// The names of the outlets without which the ad must not be shown.
  package let required: Set<String>
  /// The outlets that only some of the ads need.
  package let partlyRequired: PartialRequirement?
  /// Severities that differ from the rules' own.
  package let severities: SeverityTable
  package let source: SourceReference

  package func outlet(named name: String) -> OutletDefinition? {
    outlets.first { $0.name == name || $0.aliases.contains(name) }
  }

  package func outlet(for role: Role) -> OutletDefinition? { outlets.first { $0.role == role } }
}

/// Outlets that some of an SDK's ads need and others don't.
package struct PartialRequirement: Sendable {
  package let outlets: Set<String>
  /// The ads that need them, in words.
  package let ads: String
  package let severity: Severity
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
  /// Whether apps hide the view until an ad is there, as the vendor's sample does.
  package let isHiddenUntilLoaded: Bool
  package let source: SourceReference
}
