package import InterfaceBuilder

/// The tags by which code finds the assets of one ad view. Whatever tells of tags ends up here.
package struct TagMap: Sendable {
  package let roles: [Int: Role]
  /// What code gives a tag that it works out.
  package let unclear: Set<Role>
  /// Whether the project or its code says so; else they are only the vendor's usual ones.
  package let isStated: Bool
  /// Whether every tag is this ad view's. Code that gives an asset two tags has several layouts.
  package var isExact: Bool { isStated && Set(roles.values).count == roles.count }

  /// The tags that hold for an ad view without outlets; nil where nothing tells them.
  init?(of view: View, _ profile: Profile, _ format: Format, _ settings: Settings) {
    let views = Self.tagged(in: view)
    let configured = settings.tags.mapValues { Role(rawValue: $0) }
    let code = configured.isEmpty ? settings.codeTags[profile.id] : nil
    unclear = code?.unclear ?? []
    let stated = (code?.roles ?? configured)
      .filter { format.outlet(for: $0.value) != nil }
    // The tags of another layout say nothing about this one.
    if Set(views.map(\.tag)).intersection(stated.keys).count >= 2 {
      roles = stated
      isStated = true
    } else if stated.isEmpty, configured.isEmpty, Self.fits(views, profile.usualTags, format) {
      roles = profile.usualTags
      isStated = false
    } else {
      return nil
    }
  }

  /// The tag of an asset; nil where it has none.
  package func tag(of role: Role) -> Int? { roles.first { $0.value == role }?.key }

  /// Whether views without an ad view around them are surely an ad's, by the vendor's usual tags:
  /// five of them, the headline, the call to action and a plain view for the media among them. Other
  /// screens number their views, too.
  package static func areUsual(_ views: [View], in profile: Profile) -> Bool {
    profile.formats.contains { format in
      let roles = roles(of: views, profile.usualTags, format) ?? [:]
      return roles.count >= 5 && roles[.headline] != nil && roles[.callToAction] != nil
        && roles[.media]?.kind == "view"
    }
  }

  private static func fits(_ views: [View], _ tags: [Int: Role], _ format: Format) -> Bool {
    let roles = roles(of: views, tags, format) ?? [:]
    return roles.count >= 4 && (roles[.headline] != nil || roles[.callToAction] != nil)
  }

  /// The views by what their tags make them; nil where one cannot show its asset.
  private static func roles(
    of views: [View], _ tags: [Int: Role], _ format: Format
  ) -> [Role: View]? {
    var roles: [Role: View] = [:]
    for view in views {
      guard let role = tags[view.tag], let outlet = format.outlet(for: role) else { continue }
      guard outlet.declaredKind == nil || outlet.declaredKind == view.kind else { return nil }
      roles[role] = view
    }
    return roles
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
