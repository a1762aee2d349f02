package import InterfaceBuilder
package import SourceModel

/// A view that shows one native ad, and how the file binds its assets.
package struct AdView: Sendable {
  /// What made adlint take the view for an ad view.
  package enum Evidence: Sendable, Equatable {
    /// An SDK class stands on it.
    case sdkClass
    /// The configuration names its class.
    case configuration
    /// The project's code derives its class from an SDK's.
    case code
    /// The SDK's class, or an app's, stands on File's Owner, and the view is its content.
    case filesOwner
    /// Its outlets are named as an SDK names them.
    case outletNames
    /// It holds views of SDK component classes.
    case components
  }

  package let view: View
  /// The object at which the outlets start: the view itself, File's Owner, a cell or a controller.
  package let owner: Element
  package let profile: Profile
  package let format: Format
  package let evidence: Evidence
  /// The SDK class; nil where an app's class stands on the owner.
  package let adViewClass: AdViewClass?
  /// What the SDK's outlets that the owner has connected lead to, in document order; else the views
  /// that code finds by their tags; then those whose class alone says what they show.
  package private(set) var bindings: [Binding]
  /// The tags by which code finds the assets; nil where outlets are connected, or nobody knows them.
  package let tags: TagMap?
  /// The bindings that show something: not the container and not the attribution.
  package private(set) var assets: [Binding] = []
  private var assetNumbers: Set<Int> = []

  /// A view that shows an asset, by an outlet of the SDK, its tag or its class.
  package struct Binding: Hashable, Sendable {
    /// Nil where code binds the view.
    package let outlet: Outlet?
    /// The tag by which code finds the view; nil where it is known by other means.
    var tag: Int?
    /// Where code sets the SDK's outlet to the view; nil where no code that was read does.
    package var code: CodePlace?
    /// The outlet's name, or that of the outlet that code sets.
    package let name: String
    package let role: Role
    /// Nil where the destination is no view or does not exist.
    package let target: View?

    /// `headlineView`, `headlineView (tag 1001)`, or `headlineView (Feed.swift:12)`.
    package var words: String {
      let place = tag.map { "tag \($0)" } ?? code?.words
      return place.map { "\(name) (\($0))" } ?? name
    }
  }

  init(
    view: View, owner: Element, profile: Profile, format: Format, evidence: Evidence,
    adViewClass: AdViewClass? = nil, settings: Settings? = nil
  ) {
    self.view = view
    self.owner = owner
    self.profile = profile
    self.format = format
    self.evidence = evidence
    self.adViewClass = adViewClass
    let connected = Self.connected(by: owner, format, in: view.document)
    tags =
      connected.isEmpty ? settings.flatMap { TagMap(of: view, profile, format, $0) } : nil
    let told = tags.map { $0.bindings(in: view, format) } ?? connected
    let isBoundInCode = adViewClass?.isBoundInCode == true || evidence == .components
    bindings =
      told + (isBoundInCode ? Self.shown(in: view, profile, format, beside: told) : [])
    countAssets()
  }

  private mutating func countAssets() {
    assets = bindings.filter { $0.role != .container && $0.role != .attribution }
    assetNumbers = Set(assets.compactMap { $0.target?.number })
  }

  /// The same ad view with what code binds.
  func adding(_ found: [Binding]) -> AdView {
    var copy = self
    copy.bindings += found
    copy.countAssets()
    return copy
  }

  private static func connected(
    by owner: Element, _ format: Format, in document: Document
  ) -> [Binding] {
    document.outlets(from: owner).compactMap { outlet in
      guard !outlet.isCollection, let definition = format.outlet(named: outlet.property) else {
        return nil
      }
      return Binding(
        outlet: outlet, name: outlet.property, role: definition.role,
        target: document.view(outlet.destination))
    }
  }

  /// The SDK's component views that code can only bind to one thing: no other is bound to it, and
  /// there is but one.
  private static func shown(
    in view: View, _ profile: Profile, _ format: Format, beside told: [Binding]
  ) -> [Binding] {
    var views: [Role: [View]] = [:]
    for inner in view.descendants where inner.isInstalled {
      guard let name = inner.customClass,
        let component = profile.componentClasses.first(where: { $0.name == name })
      else { continue }
      views[component.role, default: []].append(inner)
    }
    return views.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { role, views in
      guard views.count == 1, let outlet = format.outlet(for: role),
        !told.contains(where: { $0.role == role || $0.target == views.first })
      else { return nil }
      return Binding(outlet: nil, name: outlet.name, role: role, target: views.first)
    }
  }

  package var document: Document { view.document }

  /// An SDK class stands on the owner itself, so the outlets it has are known.
  package var hasSDKClass: Bool { adViewClass != nil }

  /// Only names tie the view to the SDK: what is missing may be made in code.
  package var isInferred: Bool {
    guard !hasSDKClass else { return false }
    switch evidence {
    case .outletNames, .filesOwner: return true
    // A format of the app's own has no SDK class to descend from.
    case .configuration: return !profile.adViewClasses.isEmpty
    case .sdkClass, .code, .components: return false
    }
  }

  /// No outlet of the SDK is connected, nor seen to be set: code binds the assets, or nobody does.
  package var isUnbound: Bool { bindings.allSatisfy { $0.outlet == nil && $0.code == nil } }

  /// Code alone connects the SDK's outlets, as far as it is understood.
  package var isBoundByCode: Bool { !isUnbound && bindings.allSatisfy { $0.outlet == nil } }

  package func binding(_ role: Role) -> Binding? { bindings.first { $0.role == role } }

  package func definition(of binding: Binding) -> OutletDefinition? {
    format.outlet(named: binding.name)
  }

  /// Whether an outlet of the SDK is connected, under its own name or one that apps use for it.
  package func isConnected(_ definition: OutletDefinition) -> Bool {
    bindings.contains { self.definition(of: $0)?.name == definition.name }
  }

  /// Whether the SDK shows no ad without what a binding leads to.
  package func isRequired(_ binding: Binding) -> Bool {
    definition(of: binding).map { format.required.contains($0.name) } ?? false
  }

  /// The bindings that lead to a view.
  package func bindings(to view: View) -> [Binding] { bindings.filter { $0.target == view } }

  /// Whether a view is bound as an asset.
  package func isAsset(_ view: View) -> Bool { assetNumbers.contains(view.number) }
}
