internal import InterfaceBuilder

/// Finds the ad views of SDKs that have component classes only: the app's view around them is the
/// ad view.
struct ComponentFinder {
  private let document: Document
  private let book: RuleBook

  init(_ document: Document, book: RuleBook) {
    self.document = document
    self.book = book
  }

  func adViews(beside found: [AdView]) -> [AdView] {
    book.profiles.flatMap { profile -> [AdView] in
      guard let format = profile.formats.first, !profile.recognition.components.isEmpty else {
        return []
      }
      let components = Set(profile.recognition.components)
      let views = document.customClasses.compactMap { element -> View? in
        guard components.contains(element["customClass"] ?? ""),
          let view = View(element, in: document), !isInside(view, found)
        else { return nil }
        return view
      }
      let regions = Dictionary(grouping: views) { region(of: $0).element.index }
      return regions.keys.sorted().compactMap { key in
        regions[key].flatMap { adView(around: $0, profile, format) }
      }
    }
  }

  private func isInside(_ view: View, _ found: [AdView]) -> Bool {
    found.contains { $0.view.contains(view) }
      || view.superviews.contains { book.classes.closed.contains($0.customClass ?? "") }
  }

  /// The view that an ad view cannot reach beyond: a cell's content view or the topmost view.
  private func region(of view: View) -> View {
    var last = view
    for superview in view.superviews {
      if superview.isCell { break }
      last = superview
    }
    return last
  }

  private func adView(around components: [View], _ profile: Profile, _ format: Format) -> AdView? {
    guard let first = components.first else { return nil }
    let owner = components.lazy.flatMap { document.outlets(to: $0.id) }.first?.owner
    let limit = region(of: first)
    if let owner, let whole = container(of: components, owner, format) {
      return AdView(
        view: whole, owner: owner, profile: profile, format: format, evidence: .components)
    }
    let bound = owner.map { boundViews($0, format).filter { limit.contains($0) } } ?? []
    guard let common = commonSuperview(components + bound, within: limit) else { return nil }
    let owning = owner.flatMap { View($0, in: document) }
    let view = owning.map { $0 == common || $0.contains(common) ? $0 : common } ?? common
    let adView = view.isCell ? common : view
    return AdView(
      view: adView, owner: owner ?? adView.element, profile: profile, format: format,
      evidence: .components)
  }

  /// The view that an outlet of the owner names as the ad view, where it holds all components.
  private func container(of components: [View], _ owner: Element, _ format: Format) -> View? {
    document.outlets(from: owner).lazy
      .filter { format.outlet(named: $0.property)?.role == .container }
      .compactMap { document.view($0.destination) }
      .first { view in components.allSatisfy { view.contains($0) } }
  }

  private func boundViews(_ owner: Element, _ format: Format) -> [View] {
    document.outlets(from: owner).compactMap { outlet in
      format.outlet(named: outlet.property) == nil ? nil : document.view(outlet.destination)
    }
  }

  /// The nearest view that holds all of `views`; `limit` at most.
  private func commonSuperview(_ views: [View], within limit: View) -> View? {
    guard let first = views.first, first != limit else { return nil }
    let candidates = first.superviews.prefix { $0 != limit } + [limit]
    return candidates.first { candidate in views.allSatisfy { candidate.contains($0) } }
  }
}
