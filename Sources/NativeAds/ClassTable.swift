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
    if let module = element.customModule {
      return found.profile.modules.contains(module) ? found.name : nil
    }
    return isAmongSDKViews(element, found.profile) ? found.name : nil
  }

  /// Whether the SDK shows around or inside an element: one of its classes, or three of its outlets
  /// with the headline or the call to action among them. Single outlets such as `bodyView` or
  /// `imageView` are everybody's names.
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
    return profile.formats.contains { format in
      let matched = format.outlets.filter { names.contains($0.name) }
      return matched.count >= 3
        && matched.contains { $0.role == .headline || $0.role == .callToAction }
    }
  }
}
