internal import InterfaceBuilder
internal import NativeAds

/// A nib's root that holds the tagged assets of an ad, but no ad view.
struct StrayTags {
  let root: View
  /// In document order.
  let tags: [Int]
  /// The SDK that they are for; nil where the configuration names the tags but may mean any.
  let profile: Profile?

  static func all(in document: LintedDocument) -> [StrayTags] {
    // Code behind an app's class may know what to do with the views.
    guard document.document.filesOwner?["customClass"] == nil else { return [] }
    return document.document.topLevelViews.compactMap { found(in: $0, document) }
  }

  private static func found(in root: View, _ document: LintedDocument) -> StrayTags? {
    guard root.customClass == nil else { return nil }
    let views = TagMap.tagged(in: root).filter { view in
      document.adView(around: view) == nil
        && view.superviews.allSatisfy { $0.customClass == nil }
    }
    guard views.count >= 3 else { return nil }
    let usual = document.book.profiles.first { TagMap.areUsual(views, in: $0) }
    if let usual { return StrayTags(root: root, tags: views.map(\.tag), profile: usual) }
    let roles = document.settings.tags
    let named = views.filter { roles[$0.tag] != nil }
    let found = Set(named.compactMap { roles[$0.tag] })
    let telling = [Role.headline, .callToAction].map(\.rawValue)
    guard found.count >= 3, telling.contains(where: found.contains) else { return nil }
    return StrayTags(root: root, tags: named.map(\.tag), profile: onlyProfile(in: document.book))
  }

  /// The SDK that the tags must be for, where the project uses no other.
  private static func onlyProfile(in book: RuleBook) -> Profile? {
    guard let profile = book.profiles.first, book.profiles.count == 1, profile.bindsByTag else {
      return nil
    }
    return profile
  }
}
