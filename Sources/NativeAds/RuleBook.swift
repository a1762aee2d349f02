package import InterfaceBuilder
internal import RuleData
internal import SourceModel
package import YAMLDocument

/// All that adlint knows of SDKs and languages: the files of the `Rules` folder, decoded.
package struct RuleBook: Sendable {
  package let profiles: [Profile]
  package let attribution: AttributionWords
  package let otherSDKs: OtherSDKs
  let classes: ClassTable

  /// The rule book that adlint was built with.
  ///
  /// - Throws: the place of the first mistake; a test sees to it that there is none.
  package static func builtIn() throws(YAMLError) -> RuleBook {
    var profiles: [Profile] = []
    while let file = adlint_profile(profiles.count) {
      profiles.append(try ProfileDecoder(parse(file.pointee)).profile())
    }
    return RuleBook(
      profiles: profiles,
      attribution: try AttributionWords(parse(adlint_attribution)),
      otherSDKs: try OtherSDKs(parse(adlint_other_sdks)))
  }

  private init(profiles: [Profile], attribution: AttributionWords, otherSDKs: OtherSDKs) {
    self.profiles = profiles
    self.attribution = attribution
    self.otherSDKs = otherSDKs
    classes = ClassTable(profiles)
  }

  package func profile(_ id: String) -> Profile? { profiles.first { $0.id == id } }

  /// Whether a class name is an SDK class that stands inside an ad view.
  package func component(_ className: String) -> ComponentClass? {
    classes.components[className]?.component
  }

  private static func parse(_ file: adlint_rule_file) throws(YAMLError) -> YAMLValue {
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    let path = "Rules/" + String(cString: file.name)
    guard let root = try YAMLValue.parse(bytes, path: path) else {
      throw YAMLError(path: path, position: .start, message: "the file is empty")
    }
    return root
  }
}

extension RuleBook {
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

extension RuleBook {
  /// The profile of the SDK that a component class belongs to.
  package func profile(owning componentClass: String) -> Profile? {
    classes.components[componentClass]?.profile
  }
}

extension RuleBook {
  /// The profile that an SDK class belongs to, whatever its part.
  package func profile(ofClass name: String) -> Profile? {
    profiles.first { $0.objectiveCClasses.contains(name) }
  }
}
