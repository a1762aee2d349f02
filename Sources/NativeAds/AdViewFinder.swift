package import InterfaceBuilder

/// Finds the ad views of a document.
package struct AdViewFinder {
  private let document: Document
  private let book: RuleBook
  private let settings: Settings

  package init(_ document: Document, book: RuleBook, settings: Settings) {
    self.document = document
    self.book = book
    self.settings = settings
  }

  /// The ad views in document order, each once; those that are not installed are left out.
  package func adViews() -> [AdView] {
    var found = document.customClasses.compactMap(statedAdView)
    if let owner = ownedAdView(found) {
      found.removeAll { $0.view == owner.view }
      found.append(owner)
    }
    found += namedAdViews(beside: found)
    found += ComponentFinder(document, book: book).adViews(beside: found)
      .filter { !settings.isOrdinary($0.view.element) && !settings.isOrdinary($0.owner) }
    return found.filter { $0.view.isInstalled }
      .sorted { $0.view.element.index < $1.view.element.index }
  }

  /// The ad view that an SDK's class or the configuration puts on an element.
  private func statedAdView(_ element: Element) -> AdView? {
    guard let view = View(element, in: document), !settings.isOrdinary(element) else { return nil }
    if let entry = book.classes.adView(element) {
      let owner = entry.adViewClass.isBoundInCode ? binder(of: view, entry.format) : element
      return AdView(
        view: view, owner: owner, profile: entry.profile, format: entry.format,
        evidence: .sdkClass, adViewClass: entry.adViewClass, settings: settings)
    }
    return configured(element).map { entry in
      AdView(
        view: view, owner: element, profile: entry.profile, format: entry.format,
        evidence: settings.isKnownFromCode(element) ? .code : .configuration, settings: settings)
    }
  }

  /// The object whose outlets lead to the assets of a view that code binds.
  private func binder(of view: View, _ format: Format) -> Element {
    let outlet = document.outlets.first { outlet in
      format.outlet(named: outlet.property) != nil
        && (document.view(outlet.destination).map { view.contains($0) } ?? false)
    }
    return outlet?.owner ?? view.element
  }

  private func configured(_ element: Element) -> (profile: Profile, format: Format)? {
    guard let name = element["customClass"] else { return nil }
    let qualified = element.customModule.map { "\($0).\(name)" } ?? name
    if let base = settings.viewClasses[qualified] ?? settings.viewClasses[name] {
      if let entry = book.classes.adViews[base] { return (entry.profile, entry.format) }
      if let profile = book.profile(base), let format = profile.formats.first {
        return (profile, format)
      }
    }
    let isCustom = settings.customFormatClasses.contains { $0 == name || $0 == qualified }
    return isCustom ? customFormat : nil
  }

  /// The profile of formats that an outlet alone gives away.
  private var customFormat: (profile: Profile, format: Format)? {
    for profile in book.profiles where profile.recognition.outlet != nil {
      if let format = profile.formats.first { return (profile, format) }
    }
    return nil
  }
}

// MARK: - File's Owner

extension AdViewFinder {
  /// The content of a nib whose File's Owner is the ad view, unless the content has outlets of
  /// its own.
  private func ownedAdView(_ found: [AdView]) -> AdView? {
    guard let owner = document.filesOwner, !settings.isOrdinary(owner),
      let content = content(of: owner), !settings.isOrdinary(content.element),
      !found.contains(where: { $0.view == content && !$0.isUnbound })
    else { return nil }
    if let entry = book.classes.adView(owner) {
      return AdView(
        view: content, owner: owner, profile: entry.profile, format: entry.format,
        evidence: .filesOwner, adViewClass: entry.adViewClass, settings: settings)
    }
    if let match = configured(owner) {
      return AdView(
        view: content, owner: owner, profile: match.profile, format: match.format,
        evidence: settings.isKnownFromCode(owner) ? .code : .configuration, settings: settings)
    }
    // An SDK's ad view inside is the ad view; outlets that lead into it from here bind nothing.
    let holdsAdView = found.contains { ad in
      ad.view == content
        || document.outlets(from: owner).contains { leads($0, into: ad.view) }
    }
    guard !holdsAdView, let match = named(owner) else { return nil }
    return AdView(
      view: content, owner: owner, profile: match.profile, format: match.format,
      evidence: .filesOwner)
  }

  private func leads(_ outlet: Outlet, into view: View) -> Bool {
    document.view(outlet.destination).map { $0 == view || view.contains($0) } ?? false
  }

  /// The top-level view into which most of the owner's outlets lead; on a tie the one that its
  /// `view` outlet names, else the first.
  private func content(of owner: Element) -> View? {
    let outlets = document.outlets(from: owner).filter { $0.property != "view" }
    let root = document.outlets(from: owner).first { $0.property == "view" }
      .flatMap { document.view($0.destination) }
    var best: (view: View, count: Int)?
    for view in (root.map { [$0] } ?? []) + document.topLevelViews {
      let count = outlets.count { leads($0, into: view) }
      if count > best?.count ?? -1 { best = (view, count) }
    }
    return best?.view
  }
}

// MARK: - Outlet names

extension AdViewFinder {
  /// The app's views whose outlets are named as an SDK names them; of nested ones the innermost.
  private func namedAdViews(beside found: [AdView]) -> [AdView] {
    let candidates = document.customClasses.compactMap { element -> AdView? in
      guard !element.isPlain, !document.outlets(from: element).isEmpty,
        let view = View(element, in: document),
        !settings.isOrdinary(element), !found.contains(where: { overlap($0.view, view) }),
        let match = named(element)
      else { return nil }
      return AdView(
        view: view, owner: element, profile: match.profile, format: match.format,
        evidence: .outletNames)
    }
    return candidates.filter { outer in !candidates.contains { outer.view.contains($0.view) } }
  }

  private func overlap(_ one: View, _ other: View) -> Bool {
    one == other || one.contains(other) || other.contains(one)
  }

  /// The format whose outlets an app's object has, or the one that gives a custom format away.
  private func named(_ element: Element) -> (profile: Profile, format: Format)? {
    guard !settings.isPlain(element), !book.otherSDKs.own(element),
      book.classes.component(element) == nil,
      !book.classes.closed.contains(element["customClass"] ?? "")
    else { return nil }
    let outlets = document.outlets(from: element).filter { !$0.isCollection }
    let names = Set(outlets.map(\.property))
    let candidates = OutletMatch.all(of: names, in: book.profiles)
    let custom = givenAway(by: outlets, of: element, names)
    guard !candidates.isEmpty || custom != nil else { return nil }
    let shown = book.profiles(shownIn: element, and: outlets, of: document)
    func isAllowed(_ profile: Profile) -> Bool {
      shown.isEmpty || shown.contains { $0.isKin(to: profile) }
    }
    if let best = OutletMatch.best(of: candidates.filter { isAllowed($0.profile) }) {
      return (best.profile, best.format)
    }
    return custom.flatMap { isAllowed($0.profile) ? $0 : nil }
  }

  /// The custom format that the one outlet of its gives away.
  private func givenAway(
    by outlets: [Outlet], of element: Element, _ names: Set<String>
  ) -> (profile: Profile, format: Format)? {
    guard let custom = customFormat, let key = custom.profile.recognition.outlet,
      let outlet = outlets.first(where: { $0.property == key }), isAppView(outlet),
      element["customClass"] != nil, !book.otherSDKs.use(names)
    else { return nil }
    return custom
  }

  /// Whether an outlet leads to a view that is no SDK's.
  private func isAppView(_ outlet: Outlet) -> Bool {
    guard let view = document.view(outlet.destination) else { return true }
    return book.classes.component(view.element) == nil && !book.otherSDKs.own(view.element)
  }
}
