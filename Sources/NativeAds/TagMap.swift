package import InterfaceBuilder

/// The tags by which code finds the assets of one ad view. Whatever tells of tags ends up here.
package struct TagMap: Sendable {
  package let roles: [Int: Role]
  /// Whether the project says so; else they are only the vendor's usual ones.
  package let isStated: Bool

  /// The tags that hold for an ad view without outlets; nil where nothing tells them.
  init?(of view: View, _ profile: Profile, _ format: Format, _ settings: Settings) {
    let views = Self.tagged(in: view)
    let stated = settings.tags.mapValues { Role(rawValue: $0) }
      .filter { format.outlet(for: $0.value) != nil }
    // The tags of another layout say nothing about this one.
    if Set(views.map(\.tag)).intersection(stated.keys).count >= 2 {
      roles = stated
      isStated = true
    } else if settings.tags.isEmpty, Self.fits(views, profile.usualTags, format) {
      roles = profile.usualTags
      isStated = false
    } else {
      return nil
    }
  }

  /// The tag of an asset; nil where it has none.
  package func tag(of role: Role) -> Int? { roles.first { $0.value == role }?.key }

  /// Views that look as if they had the vendor's usual tags: most of them, the headline or the call
  /// to action among them, and each on a view that can show its asset.
  package static func looksUsual(_ views: [View], in profile: Profile) -> Bool {
    profile.formats.contains { fits(views, profile.usualTags, $0) }
  }

  private static func fits(_ views: [View], _ tags: [Int: Role], _ format: Format) -> Bool {
    var found: Set<Role> = []
    for view in views {
      guard let role = tags[view.tag], let outlet = format.outlet(for: role) else { continue }
      guard outlet.declaredKind == nil || outlet.declaredKind == view.kind else { return false }
      found.insert(role)
    }
    return found.count >= 4 && (found.contains(.headline) || found.contains(.callToAction))
  }

  /// The installed views with a tag inside a view, whatever lies between: code that searches for tags
  /// looks through nested ad views too.
  package static func tagged(in view: View) -> [View] {
    view.descendants.filter { $0.tag != 0 && $0.isInstalled }
  }

  /// The first view of each tag, as code finds it.
  func bindings(in view: View, _ format: Format) -> [AdView.Binding] {
    var seen: Set<Int> = []
    return Self.tagged(in: view).compactMap { view in
      guard let role = roles[view.tag], let outlet = format.outlet(for: role),
        seen.insert(view.tag).inserted
      else { return nil }
      return AdView.Binding(
        outlet: nil, tag: view.tag, name: outlet.name, role: role, target: view)
    }
  }
}
