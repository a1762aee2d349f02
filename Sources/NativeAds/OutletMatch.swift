internal import InterfaceBuilder

/// A format whose outlets an app's object seems to have.
struct OutletMatch {
  let profile: Profile
  let format: Format
  /// How many of its outlets the object has.
  let count: Int

  /// The formats that some outlets tell of.
  static func all(of names: Set<String>, in profiles: [Profile]) -> [OutletMatch] {
    profiles.flatMap { profile in
      profile.adViewClasses.compactMap { adViewClass -> OutletMatch? in
        guard !adViewClass.isTemplate, !adViewClass.isBoundInCode,
          let format = profile.formats.first(where: { $0.id == adViewClass.format }),
          let count = profile.match(of: names, in: format)
        else { return nil }
        return OutletMatch(profile: profile, format: format, count: count)
      }
    }
  }

  /// The first with the most outlets; nil where two SDKs have equally many.
  static func best(of matches: [OutletMatch]) -> OutletMatch? {
    guard let most = matches.map(\.count).max() else { return nil }
    let best = matches.filter { $0.count == most }
    guard let first = best.first else { return nil }
    return best.allSatisfy { $0.profile.isKin(to: first.profile) } ? first : nil
  }
}

extension RuleBook {
  /// The SDKs whose component classes stand in an object or in what its outlets lead to.
  func profiles(
    shownIn element: Element, and outlets: [Outlet], of document: Document
  ) -> [Profile] {
    var shown: [Profile] = []
    func look(at element: Element) {
      guard let entry = classes.component(element) else { return }
      if !shown.contains(where: { $0.id == entry.profile.id }) { shown.append(entry.profile) }
    }
    for target in [element] + outlets.compactMap({ document.view($0.destination)?.element }) {
      look(at: target)
      for inner in target.descendants { look(at: inner) }
    }
    return shown
  }
}
