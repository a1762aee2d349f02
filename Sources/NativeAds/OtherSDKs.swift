package import InterfaceBuilder
internal import YAMLDocument

/// The class prefixes of ad SDKs that have no profile.
package struct OtherSDKs: Sendable {
  private let prefixes: [String]
  private let outlets: Set<String>
  /// The classes of SDKs that have a profile but are not used.
  private var classes: Set<String> = []

  init(_ root: YAMLValue) throws(YAMLError) {
    let fields = try root.mapping(keys: ["prefixes", "outlets"])
    var prefixes: [String] = []
    for sdk in try fields.required("prefixes", in: root).entries() {
      prefixes += try sdk.value.strings()
    }
    self.prefixes = prefixes
    var outlets: Set<String> = []
    for sdk in try fields["outlets"]?.entries() ?? [] { outlets.formUnion(try sdk.value.strings()) }
    self.outlets = outlets
  }

  /// The same with some classes more.
  func adding(_ classes: Set<String>) -> OtherSDKs {
    var copy = self
    copy.classes.formUnion(classes)
    return copy
  }

  /// Whether outlets have a name that only one of these SDKs gives to its assets.
  func use(_ names: Set<String>) -> Bool { !outlets.isDisjoint(with: names) }

  /// Whether the class looks like one of these SDKs': the prefix begins a new word after it, and
  /// the class is not one of the app's own Swift classes.
  package func own(_ element: Element) -> Bool {
    guard let name = element["customClass"], element["customModuleProvider"] != "target" else {
      return false
    }
    return classes.contains(name)
      || prefixes.contains { prefix in
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        guard let first = rest.first else { return false }
        let second = rest.dropFirst().first
        return first == "_" || (first.isUppercase && second?.isLowercase ?? false)
      }
  }
}
