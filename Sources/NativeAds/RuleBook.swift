package import InterfaceBuilder
internal import RuleData
internal import SourceModel
internal import YAMLDocument

/// All that adlint knows of SDKs and languages: the files of the `Rules` folder, decoded.
package struct RuleBook: Sendable {
  package let profiles: [Profile]
  package let attribution: AttributionWords
  package let otherSDKs: OtherSDKs
  let classes: ClassTable

  /// The rule book that adlint was built with.
  ///
  /// - Throws: the place of the first mistake; a test sees to it that there is none.
  package static func builtIn() throws(RuleBookError) -> RuleBook {
    var profiles: [Profile] = []
    while let file = adlint_profile(profiles.count) {
      let known = profiles
      profiles.append(
        try decode(file.pointee) { root throws(YAMLError) in
          try ProfileDecoder(root, known: known).profile()
        })
    }
    return RuleBook(
      profiles: profiles,
      attribution: try decode(adlint_attribution) { root throws(YAMLError) in
        try AttributionWords(root)
      },
      otherSDKs: try decode(adlint_other_sdks) { root throws(YAMLError) in try OtherSDKs(root) })
  }

  /// The rule book with a profile of the project's own, which may extend one that is there.
  package func adding(_ bytes: [UInt8], named path: String) throws(RuleBookError) -> RuleBook {
    do throws(YAMLError) {
      guard let root = try YAMLValue.parse(bytes) else {
        throw YAMLError(position: .start, message: "the file is empty")
      }
      let added = try ProfileDecoder(root, known: profiles).profile()
      guard profile(added.id) == nil else {
        throw root.error("there is a profile '\(added.id)' already")
      }
      return RuleBook(
        profiles: profiles + [added], attribution: attribution, otherSDKs: otherSDKs)
    } catch {
      throw RuleBookError(description: error.description(in: path))
    }
  }

  private init(profiles: [Profile], attribution: AttributionWords, otherSDKs: OtherSDKs) {
    // What the current SDK has is meant wherever an old version has it too.
    self.profiles =
      profiles.filter { $0.versionOf == $0.id } + profiles.filter { $0.versionOf != $0.id }
    self.attribution = attribution
    self.otherSDKs = otherSDKs
    classes = ClassTable(self.profiles)
  }

  private static func decode<Value>(
    _ file: adlint_rule_file, _ read: (YAMLValue) throws(YAMLError) -> Value
  ) throws(RuleBookError) -> Value {
    do throws(YAMLError) {
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
      guard let root = try YAMLValue.parse(bytes) else {
        throw YAMLError(position: .start, message: "the file is empty")
      }
      return try read(root)
    } catch {
      throw RuleBookError(description: error.description(in: "Rules/" + String(cString: file.name)))
    }
  }
}

/// A mistake in one of the files that adlint was built with.
package struct RuleBookError: Error, Sendable, CustomStringConvertible {
  /// `file:line:column: message`
  package let description: String
}

// MARK: - Questions

extension RuleBook {
  /// The book without the SDKs that a project does not use; theirs are still nobody else's classes.
  package func using(_ sdks: Set<String>?) -> RuleBook {
    guard let sdks else { return self }
    let used = profiles.filter { sdks.contains($0.id) || sdks.contains($0.comesWith ?? $0.id) }
    let unused = profiles.filter { profile in !used.contains { $0.id == profile.id } }
    let classes = Set(unused.flatMap(\.objectiveCClasses))
      .subtracting(used.flatMap(\.objectiveCClasses))
    return RuleBook(
      profiles: used, attribution: attribution, otherSDKs: otherSDKs.adding(classes))
  }

  package func profile(_ id: String) -> Profile? { profiles.first { $0.id == id } }

  /// The profile of the SDK that a component class belongs to.
  package func profile(owning componentClass: String) -> Profile? {
    classes.components[componentClass]?.profile
  }

  /// The profile that an SDK class belongs to, whatever its part.
  package func profile(ofClass name: String) -> Profile? {
    profiles.first { $0.objectiveCClasses.contains(name) }
  }

  /// The component class with a name.
  package func component(named name: String) -> ComponentClass? {
    classes.components[name]?.component
  }

  /// The SDK class of a view that stands inside an ad view, under its Objective-C or Swift name.
  package func component(of view: View) -> ComponentClass? {
    classes.component(view.element)?.component
  }

  /// The profile that an element's class belongs to as an ad view, and the class.
  package func adViewClass(of element: Element) -> (profile: Profile, adViewClass: AdViewClass)? {
    classes.adView(element).map { ($0.profile, $0.adViewClass) }
  }

  /// The Swift name of an SDK class that stands where its Objective-C name must.
  package func swiftName(on element: Element) -> SwiftName? { classes.swiftName(element) }
}
