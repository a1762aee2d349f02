package import InterfaceBuilder

/// What an ad view has that marks it as an advertisement.
package struct AttributionSurvey: Sendable {
  /// How a view was recognised.
  package enum Kind: Sendable, Equatable {
    /// Its whole text is an attribution word.
    case text(String)
    /// Its outlet, label or id says so, and code may set its text.
    case name
    /// Named like a badge, or read as an attribution by VoiceOver, but without a text that stands
    /// in the file: an image, or a view that its class draws.
    case unread
  }

  package struct Candidate: Sendable {
    package let view: View
    package let kind: Kind
    package let isVisible: Bool
    /// The asset outlet through which the app replaces the text.
    package let asset: AdView.Binding?
  }

  /// In document order.
  package private(set) var candidates: [Candidate] = []
  /// Attribution texts elsewhere in the same view tree.
  package let outside: [View]
  /// Labels whose text policies name as misleading.
  package private(set) var deceptive: [View] = []
  /// Unbound labels that code may still fill with a word.
  package private(set) var fillable: [View] = []
  /// A label whose text is nearly a word, and the word.
  package private(set) var nearMiss: (view: View, word: String)?
  /// A label that says more than an attribution word, and the word.
  package private(set) var longer: (view: View, word: String)?

  /// The language whose texts count; nil for the file's own.
  private let strings: LocalizedStrings?

  /// Takes the views of all the document's ads too: the attributions of others are theirs.
  package init(
    _ ad: AdView, among adViews: [View], words: AttributionWords,
    in strings: LocalizedStrings? = nil
  ) {
    self.strings = strings
    outside = Self.outside(ad, adViews, words, strings)
    for view in ad.view.descendants { add(view, of: ad, words) }
  }

  private mutating func add(_ view: View, of ad: AdView, _ words: AttributionWords) {
    let texts = view.texts(in: strings)
    let folded = texts.map { FoldedText($0) }
    if let kind = Self.kind(of: view, texts, folded, ad, words) {
      candidates.append(Self.candidate(view, kind, ad))
    }
    guard !ad.isAsset(view) else { return }
    if folded.contains(where: words.isDeceptive), view.isVisible(within: ad.view) {
      deceptive.append(view)
    }
    if view.kind == "label", folded.allSatisfy(\.isPlaceholder),
      !Self.isNamedAsset(view, folded, ad)
    {
      fillable.append(view)
    }
    if nearMiss == nil, let word = folded.lazy.compactMap(words.nearMiss).first {
      nearMiss = (view, word)
    }
    if longer == nil, let word = folded.lazy.compactMap(words.wordWithin).first {
      longer = (view, word)
    }
  }

  /// Whether code finds the view by a tag, and its text says which asset it is for.
  private static func isNamedAsset(_ view: View, _ texts: [FoldedText], _ ad: AdView) -> Bool {
    ad.profile.bindsByTag && view.tag != 0 && texts.contains { $0.folded == "title" }
  }

  /// The candidates that a person sees and whose text stays.
  package var effective: [Candidate] {
    candidates.filter { $0.isVisible && $0.asset == nil && $0.kind != .unread }
  }

  /// The effective ones or, where there are none, what may mark the ad though nobody can read it.
  package var seen: [Candidate] {
    let readable = effective
    guard readable.isEmpty else { return readable }
    return candidates.filter { $0.isVisible && $0.asset == nil && $0.kind == .unread }
  }

  /// What the candidates come to.
  package enum Verdict: Sendable {
    /// At least one is seen and stays.
    case present
    /// Only images and views whose text nobody can read here.
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
    if let image = candidates.first(where: { candidate in
      candidate.isVisible && candidate.kind == .unread && candidate.asset == nil
    }) {
      return .unverified(image)
    }
    for candidate in candidates where candidate.isVisible && candidate.kind != .unread {
      if let asset = candidate.asset { return .overwritten(candidate, asset) }
    }
    if let hidden = candidates.first(where: { $0.asset == nil && $0.kind != .unread }) {
      return .hidden(hidden)
    }
    return outside.first.map { .outside($0) } ?? .missing
  }

  private static func candidate(_ view: View, _ kind: Kind, _ ad: AdView) -> Candidate {
    let isVisible =
      view.isVisible(within: ad.view) && view.alpha(within: ad.view) >= 0.5
      && view.color("textColor").map { $0.alpha >= 0.1 } ?? true
    let asset = ad.assets.first { $0.target == view }
    return Candidate(view: view, kind: kind, isVisible: isVisible, asset: asset)
  }

  private static func kind(
    of view: View, _ texts: [String], _ folded: [FoldedText], _ ad: AdView,
    _ words: AttributionWords
  ) -> Kind? {
    if let index = folded.firstIndex(where: words.isAttribution) { return .text(texts[index]) }
    if folded.contains(where: words.isDeceptive) { return nil }
    if ad.binding(.attribution)?.target == view { return .name }
    let isImage = view.kind == "imageView" || (view.kind == "button" && texts.isEmpty)
    if isImage, let image = view.imageName, AttributionNames.isBadgeImage(image, words) {
      return .unread
    }
    if let spoken = view.accessibilityLabel, words.isAttribution(FoldedText(spoken)) {
      return .unread
    }
    guard !ad.isAsset(view) else { return nil }
    let showsText = !isImage && (view.kind == "label" || view.kind == "button")
    guard showsText else { return isNamedBadge(view, ad) ? .unread : nil }
    let isOutletBadge = hasBadgeOutlet(view)
    return isOutletBadge || (folded.allSatisfy(\.isPlaceholder) && hasBadgeName(view))
      ? .name : nil
  }

  /// Whether a view without texts of its own is called a badge, and holds nothing that says or is
  /// something else.
  private static func isNamedBadge(_ view: View, _ ad: AdView) -> Bool {
    guard hasBadgeOutlet(view) || hasBadgeName(view) else { return false }
    return view.descendants.allSatisfy { inner in
      !ad.isAsset(inner) && inner.texts(in: nil).allSatisfy { FoldedText($0).isPlaceholder }
    }
  }

  private static func hasBadgeOutlet(_ view: View) -> Bool {
    view.document.outlets(to: view.id).contains { AttributionNames.isBadge($0.property) }
  }

  private static func hasBadgeName(_ view: View) -> Bool {
    let names = [
      view.id, view.element["userLabel"], view.element["restorationIdentifier"],
      view.accessibilityIdentifier, view.accessibilityLabel,
    ]
    return names.contains { $0.map(AttributionNames.isBadge) ?? false }
      || view.customClass.map(AttributionNames.isBadgeClass) ?? false
  }

  /// The attributions around the ad view that no other ad can claim, up to the cell or the root.
  private static func outside(
    _ ad: AdView, _ adViews: [View], _ words: AttributionWords, _ strings: LocalizedStrings?
  ) -> [View] {
    let around = Array(ad.view.superviews)
    let cell = around.firstIndex { $0.isCell || $0.isContentView }
    guard let top = cell.map({ around[$0] }) ?? around.last else { return [] }
    return top.descendants.filter { view in
      view != ad.view && !ad.view.contains(view) && !adViews.contains { $0.contains(view) }
        && view.texts(in: strings).contains { words.isAttribution(FoldedText($0)) }
    }
  }
}
