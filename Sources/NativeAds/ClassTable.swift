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
  private(set) var swiftNames: [String: (profile: Profile, name: SwiftName)] = [:]
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
      for name in profile.swiftNames { swiftNames[name.name] = (profile, name) }
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
  /// own class. Without a module the name alone proves nothing: the SDK must show elsewhere.
  func swiftName(_ element: Element) -> SwiftName? {
    guard let name = element["customClass"], let found = swiftNames[name] else { return nil }
    if let module = element["customModule"] {
      return found.profile.modules.contains(module) ? found.name : nil
    }
    return isAmongSDKViews(element, found.profile) ? found.name : nil
  }

  /// Whether outlets or classes of the SDK stand on the element, or around or inside it.
  private func isAmongSDKViews(_ element: Element, _ profile: Profile) -> Bool {
    let classes = Set(profile.objectiveCClasses)
    let names = Set(profile.formats.flatMap { $0.outlets.map(\.name) })
    func shows(_ other: Element) -> Bool {
      if let name = other["customClass"], classes.contains(name) { return true }
      guard other.name == "outlet", let property = other["property"] else { return false }
      return names.contains(property)
    }
    return element.descendants.contains(where: shows)
      || element.ancestors.contains { ancestor in
        shows(ancestor)
          || ancestor.child(named: "connections")?.children.contains(where: shows) ?? false
      }
  }
}
