internal import InterfaceBuilder
internal import NativeAds

/// A nib's root that holds the tagged assets of an ad, but no ad view.
struct StrayTags {
  let root: View
  /// In document order.
  let tags: [Int]
  /// The SDK that they are for; nil where the configuration names them and may mean any.
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
    for (id, code) in document.settings.codeTags.sorted(by: { $0.key < $1.key }) {
      guard let tags = tags(of: views, code.roles) else { continue }
      return StrayTags(root: root, tags: tags, profile: document.book.profile(id))
    }
    let roles = document.settings.tags.mapValues { Role(rawValue: $0) }
    return tags(of: views, roles).map {
      StrayTags(root: root, tags: $0, profile: onlyProfile(in: document.book))
    }
  }

  /// The tags of views that are an ad's: three roles, the headline or the call to action among them.
  private static func tags(of views: [View], _ roles: [Int: Role]) -> [Int]? {
    let named = views.filter { roles[$0.tag] != nil }
    let found = Set(named.compactMap { roles[$0.tag] })
    guard found.count >= 3, found.contains(.headline) || found.contains(.callToAction) else {
      return nil
    }
    return named.map(\.tag)
  }

  /// The SDK that the tags must be for, where the project uses no other.
  private static func onlyProfile(in book: RuleBook) -> Profile? {
    guard let profile = book.profiles.first, book.profiles.count == 1, profile.bindsByTag else {
      return nil
    }
    return profile
  }
}
