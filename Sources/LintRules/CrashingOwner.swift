internal import InterfaceBuilder
internal import NativeAds

/// A plain UIKit object with outlets of an SDK's ad view, which it does not have.
struct CrashingOwner {
  let owner: Element
  let outlets: [Outlet]
  let profile: Profile

  static func all(in document: LintedDocument) -> [CrashingOwner] {
    let plain = document.document.outlets.filter { outlet in
      !outlet.isCollection && outlet.owner.isPlain
        && outlet.owner.name != "placeholder" && outlet.owner.name != "customObject"
        && !ownOutlets.contains(outlet.property)
    }
    let owners = Dictionary(grouping: plain, by: \.owner.index)
    return owners.keys.sorted().compactMap { key in owners[key].flatMap { best($0, document) } }
  }

  /// Outlets that UIKit's cells have themselves.
  private static let ownOutlets: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

  /// The SDK that has most of an object's outlets; one whose classes stand in the object comes first.
  private static func best(_ outlets: [Outlet], _ document: LintedDocument) -> CrashingOwner? {
    guard let owner = outlets.first?.owner else { return nil }
    var best: CrashingOwner?
    var most = 0
    for profile in document.book.profiles where !profile.adViewClasses.isEmpty {
      let named = outlets.filter { profile.hasOutlet($0.property) }
      let names = Set(named.map(\.property))
      guard names.count >= 2 else { continue }
      let isShown = owner.descendants.contains { element in
        element["customClass"].map(profile.objectiveCClasses.contains) ?? false
      }
      guard isShown || profile.isTold(by: names) else { continue }
      let count = names.count + (isShown ? outlets.count : 0)
      if count > most {
        most = count
        best = CrashingOwner(owner: owner, outlets: named, profile: profile)
      }
    }
    return best
  }
}

extension Profile {
  /// Whether the SDK's own ad view has an outlet of the name.
  fileprivate func hasOutlet(_ name: String) -> Bool {
    formats.contains { $0.outlet(named: name)?.name == name }
  }
}
