package import InterfaceBuilder
internal import SourceModel

/// What an ad view has that marks it as an advertisement.
package struct AttributionSurvey: Sendable {
  /// How a view was recognised.
  package enum Kind: Sendable, Equatable {
    /// Its whole text is an attribution word.
    case text(String)
    /// Its outlet, label or id says so, and code may set its text.
    case name
    /// An image named like a badge, or one that VoiceOver reads as an attribution.
    case image
  }

  package struct Candidate: Sendable {
    package let view: View
    package let kind: Kind
    package let isVisible: Bool
    /// The asset outlet through which the app replaces the text.
    package let asset: AdView.Binding?
  }

  /// In document order.
  package let candidates: [Candidate]
  /// Attribution texts elsewhere in the same view tree.
  package let outside: [View]
  /// Labels whose text policies name as misleading.
  package let deceptive: [View]
  /// Unbound labels that code may still fill with a word.
  package let fillable: [View]
  /// A label whose text is nearly a word, and the word.
  package let nearMiss: (view: View, word: String)?

  package init(_ ad: AdView, words: AttributionWords) {
    let views = Array(ad.view.descendants)
    candidates = views.compactMap { Self.candidate($0, ad, words) }
    deceptive = views.filter { view in
      view.isVisible(within: ad.view) && !ad.isAsset(view)
        && view.texts.contains(where: words.isDeceptive)
    }
    fillable = views.filter { $0.kind == "label" && !ad.isAsset($0) && Self.isPlaceholder($0) }
    nearMiss =
      views.lazy.compactMap { view -> (View, String)? in
        guard !ad.isAsset(view) else { return nil }
        return view.texts.lazy.compactMap(words.nearMiss).first.map { (view, $0) }
      }.first { _ in true }
    outside = Self.outside(ad, words)
  }

  /// The candidates that a person sees and whose text stays.
  package var effective: [Candidate] {
    candidates.filter { $0.isVisible && $0.asset == nil && $0.kind != .image }
  }

  /// What the candidates come to.
  package enum Verdict: Sendable {
    /// At least one is seen and stays.
    case present
    /// Only images, whose text nobody can read here.
    case unverified(Candidate)
    /// Only texts that the app replaces by an asset's.
    case overwritten(Candidate, AdView.Binding)
    case hidden(Candidate)
    /// Only elsewhere in the view tree.
    case outside(View)
    case missing
  }

  package var verdict: Verdict {
    if !effective.isEmpty { return .present }
    if let image = candidates.first(where: { $0.isVisible && $0.kind == .image }) {
      return .unverified(image)
    }
    for candidate in candidates where candidate.isVisible {
      if let asset = candidate.asset { return .overwritten(candidate, asset) }
    }
    if let hidden = candidates.first(where: { $0.asset == nil && $0.kind != .image }) {
      return .hidden(hidden)
    }
    return outside.first.map { .outside($0) } ?? .missing
  }

  private static func candidate(
    _ view: View, _ ad: AdView, _ words: AttributionWords
  ) -> Candidate? {
    guard let kind = kind(of: view, ad, words) else { return nil }
    let isVisible =
      view.isVisible(within: ad.view) && view.alpha(within: ad.view) >= 0.5
      && view.color("textColor").map { $0.alpha >= 0.1 } ?? true
    let asset = ad.assets.first { $0.target == view }
    return Candidate(view: view, kind: kind, isVisible: isVisible, asset: asset)
  }

  private static func kind(of view: View, _ ad: AdView, _ words: AttributionWords) -> Kind? {
    if let text = view.texts.first(where: words.isAttribution) { return .text(text) }
    if ad.binding(.attribution)?.target == view { return .name }
    let isImage = view.kind == "imageView"
    if isImage, let image = view.imageName, AttributionNames.isBadgeImage(image) { return .image }
    if let spoken = view.accessibilityLabel, words.isAttribution(spoken) { return .image }
    guard view.kind == "label" || view.kind == "button" || isImage, !ad.isAsset(view) else {
      return nil
    }
    let outlets = view.document.outlets(to: view.id).map(\.property)
    if outlets.contains(where: AttributionNames.isBadge) { return isImage ? .image : .name }
    let names = [view.id, view.reference.label, view.element["restorationIdentifier"]]
    guard names.contains(where: { $0.map(AttributionNames.isBadge) ?? false }) else { return nil }
    return isImage ? .image : (isPlaceholder(view) ? .name : nil)
  }

  private static func isPlaceholder(_ view: View) -> Bool {
    view.texts.allSatisfy { text in
      let plain = TextFolding.fold(text)
      return plain.isEmpty || plain == "label" || plain == "text" || plain == "title"
    }
  }

  private static func outside(_ ad: AdView, _ words: AttributionWords) -> [View] {
    guard let top = ad.view.superviews.reversed().first else { return [] }
    return top.descendants.filter { view in
      view != ad.view && !ad.view.contains(view) && view.texts.contains(where: words.isAttribution)
    }
  }
}

/// Names that people give to attribution badges.
enum AttributionNames {
  /// `adBadge`, `ad_label`, `sponsoredLabel`, `advertisementLabel` and their like.
  static func isBadge(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let endings = ["badge", "label", "attribution", "tag", "indicator"]
    let stems = ["ad", "ads", "advertising", "advertisement"]
    return plain.contains("sponsored")
      || stems.contains { stem in endings.contains { plain.hasPrefix(stem + $0) } }
      || (endings.contains { name.contains("Ad" + $0.capitalized) })
  }

  /// `ad`, `ad_badge`, `icon_sponsored` and their like.
  static func isBadgeImage(_ name: String) -> Bool {
    let words = name.lowercased().split { $0 == "_" || $0 == "-" || $0 == " " }
    let endings: Set<Substring> = ["badge", "icon", "label", "tag"]
    let core = words.last.map { endings.contains($0) } == true ? words.dropLast() : words[...]
    guard let last = core.last else { return false }
    let joined = endings.contains { ending in last == "ad" + ending || last == "sponsored" + ending
    }
    return last == "ad" || last == "sponsored" || joined
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
