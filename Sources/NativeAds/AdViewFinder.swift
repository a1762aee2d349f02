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

  /// The ad views in document order, each once.
  package func adViews() -> [AdView] {
    var found = document.customClasses.compactMap(statedAdView)
    if let owner = ownedAdView(found) {
      found.removeAll { $0.view == owner.view }
      found.append(owner)
    }
    found += namedAdViews(beside: found)
    found += ComponentFinder(document, book: book).adViews(beside: found)
    return found.sorted { $0.view.element.index < $1.view.element.index }
  }

  /// The ad view that an SDK's class or the configuration puts on an element.
  private func statedAdView(_ element: Element) -> AdView? {
    guard let view = View(element, in: document) else { return nil }
    if let entry = book.classes.adView(element) {
      let owner = entry.adViewClass.isBoundInCode ? binder(of: view, entry.format) : element
      return AdView(
        view: view, owner: owner, profile: entry.profile, format: entry.format,
        evidence: .sdkClass, adViewClass: entry.adViewClass)
    }
    return configured(element).map { entry in
      AdView(
        view: view, owner: element, profile: entry.profile, format: entry.format,
        evidence: .configuration)
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
    let qualified = element["customModule"].map { "\($0).\(name)" } ?? name
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
    guard let owner = document.filesOwner, let content = content(of: owner),
      !found.contains(where: { $0.view == content && !$0.isUnbound })
    else { return nil }
    if let entry = book.classes.adView(owner) {
      return AdView(
        view: content, owner: owner, profile: entry.profile, format: entry.format,
        evidence: .filesOwner, adViewClass: entry.adViewClass)
    }
    let leadsIntoOther = found.contains { ad in
      ad.view != content && document.outlets(from: owner).contains { leads($0, into: ad.view) }
    }
    guard !leadsIntoOther, let match = configured(owner) ?? named(owner) else { return nil }
    return AdView(
      view: content, owner: owner, profile: match.profile, format: match.format,
      evidence: .filesOwner)
  }

  private func leads(_ outlet: Outlet, into view: View) -> Bool {
    document.view(outlet.destination).map { $0 == view || view.contains($0) } ?? false
  }

  private func content(of owner: Element) -> View? {
    let root = document.outlets(from: owner).first { $0.property == "view" }
    return root.flatMap { document.view($0.destination) } ?? document.topLevelViews.first
  }
}

// MARK: - Outlet names

extension AdViewFinder {
  /// The app's views whose outlets are named as an SDK names them.
  private func namedAdViews(beside found: [AdView]) -> [AdView] {
    document.customClasses.compactMap { element in
      guard let view = View(element, in: document),
        !found.contains(where: {
          $0.view == view || view.contains($0.view) || $0.view.contains(view)
        }),
        let match = named(element)
      else { return nil }
      return AdView(
        view: view, owner: element, profile: match.profile, format: match.format,
        evidence: .outletNames)
    }
  }

  /// The format whose outlets an app's object has: three of them, the headline or the call to
  /// action among them, or the one that gives a custom format away.
  private func named(_ element: Element) -> (profile: Profile, format: Format)? {
    guard !book.otherSDKs.own(element), book.classes.component(element) == nil,
      !book.classes.closed.contains(element["customClass"] ?? "")
    else { return nil }
    let outlets = document.outlets(from: element).filter { !$0.isCollection }
    let names = Set(outlets.map(\.property))
    let best = bestFormat(for: names)
    if let custom = customFormat, let key = custom.profile.recognition.outlet,
      let outlet = outlets.first(where: { $0.property == key }), isAppView(outlet),
      element["customClass"] != nil, best == nil || !names.contains("mediaView")
    {
      return custom
    }
    return best
  }

  /// Whether an outlet leads to a view that is no SDK's.
  private func isAppView(_ outlet: Outlet) -> Bool {
    guard let view = document.view(outlet.destination) else { return true }
    return book.classes.component(view.element) == nil && !book.otherSDKs.own(view.element)
  }

  private func bestFormat(for names: Set<String>) -> (profile: Profile, format: Format)? {
    var best: (profile: Profile, format: Format, count: Int)?
    for profile in book.profiles {
      for adViewClass in profile.adViewClasses
      where !adViewClass.isTemplate && !adViewClass.isBoundInCode {
        guard let format = profile.formats.first(where: { $0.id == adViewClass.format }) else {
          continue
        }
        let matched = format.outlets.filter { names.contains($0.name) }
        let isTelling = matched.contains { $0.role == .headline || $0.role == .callToAction }
        if matched.count >= 3, isTelling, matched.count > best?.count ?? 0 {
          best = (profile, format, matched.count)
        }
      }
    }
    return best.map { ($0.profile, $0.format) }
  }
}
