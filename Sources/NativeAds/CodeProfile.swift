internal import YAMLDocument

/// How code speaks to an SDK: the names that tell what an app does with its ad views.
package struct CodeProfile: Sendable {
  /// A property that code must or may set, and the page that says so.
  package struct Property: Sendable {
    package let name: String
    package let source: SourceReference
  }

  /// The classes of the ads themselves, under their Objective-C and Swift names.
  package internal(set) var adClasses: [String] = []
  /// The ad view's property that takes the ad; without it nothing can be clicked.
  package internal(set) var adProperty: Property?
  /// The media view's property that takes the image or video.
  package internal(set) var contentProperty: Property?
  /// The property that moves the AdChoices icon to another corner.
  package internal(set) var cornerProperty: Property?
  /// The calls that hand the ad view to the SDK, by the first part of their names.
  package internal(set) var registerCalls: Set<String> = []
  /// The calls that report a click and an impression where the app must.
  package internal(set) var clickCalls: Set<String> = []
  package internal(set) var impressionCalls: Set<String> = []
  /// The calls that read an ad's assets by name.
  package internal(set) var readCalls: Set<String> = []
  /// The properties, and the calls, that tell the SDK the tag of an asset's view; the calls under
  /// their Objective-C names too.
  package internal(set) var tagProperties: [String: Role] = [:]
  package internal(set) var tagCalls: [String: Role] = [:]
  /// The key of an Info.plist that switches the SDK's own validator off.
  package internal(set) var validatorKey: Property?

  init() {}

  init(_ value: YAMLValue, _ sources: SourceTable) throws(YAMLError) {
    let fields = try value.mapping(keys: Self.keys)
    adClasses = try fields["ad_classes"]?.strings() ?? []
    adProperty = try Self.property(fields["ad_property"], sources)
    contentProperty = try Self.property(fields["content_property"], sources)
    cornerProperty = try Self.property(fields["corner_property"], sources)
    validatorKey = try Self.property(fields["validator_key"], sources)
    registerCalls = Set(try fields["register_calls"]?.strings() ?? [])
    clickCalls = Set(try fields["click_calls"]?.strings() ?? [])
    impressionCalls = Set(try fields["impression_calls"]?.strings() ?? [])
    readCalls = Set(try fields["read_calls"]?.strings() ?? [])
    tagProperties = try Self.roles(fields["tag_properties"])
    tagCalls = try Self.roles(fields["tag_calls"])
    for (name, role) in tagCalls { tagCalls[name + "WithTag"] = role }
  }

  private static let keys = [
    "ad_classes", "ad_property", "content_property", "corner_property", "validator_key",
    "register_calls", "click_calls", "impression_calls", "read_calls", "tag_properties",
    "tag_calls",
  ]

  private static func property(
    _ value: YAMLValue?, _ sources: SourceTable
  ) throws(YAMLError) -> Property? {
    guard let value else { return nil }
    let fields = try value.mapping(keys: ["name", "source"])
    return Property(
      name: try fields.required("name", in: value).string(),
      source: try sources.reference(in: fields, of: value))
  }

  private static func roles(_ value: YAMLValue?) throws(YAMLError) -> [String: Role] {
    var roles: [String: Role] = [:]
    for entry in try value?.entries() ?? [] {
      roles[entry.key] = Role(rawValue: try entry.value.string())
    }
    return roles
  }

  /// The functions whose calls matter.
  package var calls: Set<String> {
    registerCalls.union(clickCalls).union(impressionCalls).union(readCalls).union(tagCalls.keys)
  }
}
