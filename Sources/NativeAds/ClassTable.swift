internal import InterfaceBuilder

/// Finds what a class name means to the profiles.
struct ClassTable: Sendable {
  struct AdViewEntry: Sendable {
    let profile: Profile
    let format: Format
    let adViewClass: AdViewClass
  }

  struct ComponentEntry: Sendable {
    let profile: Profile
    let component: ComponentClass
  }

  private(set) var adViews: [String: AdViewEntry] = [:]
  private(set) var components: [String: ComponentEntry] = [:]
  /// Several SDKs may use one name.
  private var swiftNames: [String: [(profile: Profile, name: SwiftName)]] = [:]
  private(set) var closed: Set<String> = []

  init(_ profiles: [Profile]) {
    for profile in profiles {
      for adViewClass in profile.adViewClasses {
        guard let format = profile.formats.first(where: { $0.id == adViewClass.format }) else {
          continue
        }
        adViews[adViewClass.name] = AdViewEntry(
          profile: profile, format: format, adViewClass: adViewClass)
      }
      for component in profile.componentClasses where components[component.name] == nil {
        components[component.name] = ComponentEntry(profile: profile, component: component)
      }
      for name in profile.swiftNames { swiftNames[name.name, default: []].append((profile, name)) }
      closed.formUnion(profile.closedClasses)
    }
  }

  /// The entry of an element that an SDK's ad-view class stands on, under its Objective-C name or
  /// wrongly under its Swift name.
  func adView(_ element: Element) -> AdViewEntry? {
    guard let name = element["customClass"] else { return nil }
    return adViews[name] ?? swiftName(element).flatMap { adViews[$0.objectiveCName] }
  }

  /// The component class of an element, under either name.
  func component(_ element: Element) -> ComponentEntry? {
    guard let name = element["customClass"] else { return nil }
    return components[name] ?? swiftName(element).flatMap { components[$0.objectiveCName] }
  }

  /// The SDK's Swift name that stands on an element, where the module does not make it an app's
  /// own class. Without a module the name alone proves nothing: the SDK must show elsewhere, and no
  /// other SDK with that name.
  func swiftName(_ element: Element) -> SwiftName? {
    guard let name = element["customClass"], let found = swiftNames[name] else { return nil }
    if let module = element.customModule {
      return found.first { $0.profile.modules.contains(module) }?.name
    }
    let shown = found.filter { isAmongSDKViews(element, $0.profile) }
    return shown.count == 1 ? shown.first?.name : nil
  }

  /// Whether the SDK shows around or inside an element: one of its classes, or outlets that no other
  /// view would have. Single outlets such as `bodyView` or `imageView` are everybody's names.
  private func isAmongSDKViews(_ element: Element, _ profile: Profile) -> Bool {
    let classes = Set(profile.objectiveCClasses)
    func isSDKClass(_ other: Element) -> Bool {
      other["customClass"].map(classes.contains) ?? false
    }
    if element.descendants.contains(where: isSDKClass) { return true }
    let around = [element] + element.ancestors
    return around.contains { isSDKClass($0) || hasTellingOutlets($0, profile) }
  }

  private func hasTellingOutlets(_ owner: Element, _ profile: Profile) -> Bool {
    guard let connections = owner.child(named: "connections") else { return false }
    let names = Set(connections.children.compactMap { $0.name == "outlet" ? $0["property"] : nil })
    return profile.formats.contains { profile.match(of: names, in: $0) != nil }
  }
}
