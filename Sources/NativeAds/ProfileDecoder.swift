internal import SourceModel
internal import YAMLDocument

/// Reads a profile strictly: what it does not understand is an error with its place.
struct ProfileDecoder {
  private let root: YAMLValue
  private let fields: [String: YAMLValue]
  private let sources: SourceTable
  /// The profile that states whatever this one does not.
  private let base: Profile?

  private static let keys = [
    "id", "extends", "name", "modules", "classes_allow_module", "cited_by_rules", "comes_with",
    "sources", "formats", "ad_view_classes", "component_classes", "closed_classes", "swift_names",
    "renamed_classes", "version_of", "recognised_by", "wraps", "binds_by_tag", "usual_tags",
    "counts_only_opaque_assets", "outlets", "call_to_action_interaction", "ad_view_minimum",
    "video_minimum", "ad_choices", "attribution", "severities", "code",
  ]

  /// A decoder for a file that may extend one of the `known` profiles.
  init(_ root: YAMLValue, known: [Profile]) throws(YAMLError) {
    self.root = root
    fields = try root.mapping(keys: Self.keys)
    sources = try SourceTable(fields.required("sources", in: root))
    guard let name = fields["extends"] else {
      base = nil
      return
    }
    let id = try name.string()
    base = known.first { $0.id == id }
    if base == nil { throw name.error(YAMLValue.unknown("profile", id, among: known.map(\.id))) }
  }

  func profile() throws(YAMLError) -> Profile {
    let decoder = FormatDecoder(fields, sources, base: base)
    let outlets = try decoder.outlets()
    let severities = try decoder.severities()
    let id = try fields.required("id", in: root).string()
    return Profile(
      id: id,
      name: try fields.required("name", in: root).string(),
      modules: try fields["modules"]?.strings() ?? [],
      forbidsModule: try !(fields["classes_allow_module"]?.flag() ?? false),
      isCitedByRules: try fields["cited_by_rules"]?.flag() ?? base?.isCitedByRules ?? false,
      adViewClasses: try list("ad_view_classes", adViewClass),
      componentClasses: try list("component_classes", componentClass)
        + (base?.componentClasses ?? []),
      closedClasses: try list("closed_classes", closedClass),
      swiftNames: try list("swift_names", swiftName),
      renamedClasses: try list("renamed_classes", renamedClass),
      versionOf: try fields["version_of"]?.string() ?? id,
      comesWith: try fields["comes_with"]?.string(),
      recognition: try recognition(),
      wraps: try fields["wraps"]?.strings() ?? [],
      callToActionInteraction: try interaction() ?? base?.callToActionInteraction,
      adViewMinimum: try number("ad_view_minimum") ?? base?.adViewMinimum,
      videoMinimum: try number("video_minimum") ?? base?.videoMinimum,
      adChoices: try adChoices() ?? base?.adChoices,
      attributionMinimum: try attributionMinimum() ?? base?.attributionMinimum,
      outlets: outlets,
      severities: severities,
      formats: try decoder.formats(outlets, severities),
      source: try sources.first(in: root),
      code: try code() ?? base?.code ?? CodeProfile(),
      bindsByTag: try fields["binds_by_tag"]?.flag() ?? false,
      usualTags: try usualTags(),
      countsOnlyOpaqueAssets: try fields["counts_only_opaque_assets"]?.flag() ?? false)
  }

  // MARK: - Classes

  private func adViewClass(_ value: YAMLValue) throws(YAMLError) -> AdViewClass {
    let fields = try value.mapping(
      keys: ["name", "format", "template", "template_when_empty", "bound_in_code", "source"])
    _ = try sources.reference(in: fields, of: value)
    return AdViewClass(
      name: try fields.required("name", in: value).string(),
      format: try fields.required("format", in: value).string(),
      isTemplate: try fields["template"]?.flag() ?? false,
      isBoundInCode: try fields["bound_in_code"]?.flag() ?? false,
      isTemplateWhenEmpty: try fields["template_when_empty"]?.flag() ?? false)
  }

  private func componentClass(_ value: YAMLValue) throws(YAMLError) -> ComponentClass {
    let fields = try value.mapping(keys: ["name", "role", "source"])
    _ = try sources.reference(in: fields, of: value)
    return ComponentClass(
      name: try fields.required("name", in: value).string(),
      role: Role(rawValue: try fields.required("role", in: value).string()))
  }

  private func closedClass(_ value: YAMLValue) throws(YAMLError) -> String {
    let fields = try value.mapping(keys: ["name", "source"])
    _ = try sources.reference(in: fields, of: value)
    return try fields.required("name", in: value).string()
  }

  private func swiftName(_ value: YAMLValue) throws(YAMLError) -> SwiftName {
    let fields = try value.mapping(keys: ["name", "class", "source"])
    return SwiftName(
      name: try fields.required("name", in: value).string(),
      objectiveCName: try fields.required("class", in: value).string(),
      source: try sources.reference(in: fields, of: value))
  }

  private func renamedClass(_ value: YAMLValue) throws(YAMLError) -> RenamedClass {
    let fields = try value.mapping(
      keys: ["name", "to", "instead", "since", "severity", "source"])
    return RenamedClass(
      name: try fields.required("name", in: value).string(),
      newName: try fields["to"]?.string(),
      replacement: try fields["instead"]?.string(),
      since: try fields["since"]?.integer(),
      severity: try fields["severity"]?.choice(Severity.self, what: "severity") ?? .error,
      source: try sources.reference(in: fields, of: value))
  }

  private func recognition() throws(YAMLError) -> Recognition {
    guard let value = fields["recognised_by"] else {
      return Recognition(outlet: nil, components: [], tellingOutlets: [], leastTelling: 0)
    }
    let fields = try value.mapping(
      keys: ["outlet", "components", "configured", "telling_outlets", "at_least", "source"])
    _ = try sources.reference(in: fields, of: value)
    return Recognition(
      outlet: try fields["outlet"]?.string(),
      components: try fields["components"]?.strings() ?? [],
      tellingOutlets: Set(try fields["telling_outlets"]?.strings() ?? []),
      leastTelling: try fields["at_least"]?.integer() ?? 0)
  }

  // MARK: - Requirements

  private func interaction() throws(YAMLError) -> Fact<Bool>? {
    try fact("call_to_action_interaction") { value throws(YAMLError) in try value.flag() }
  }

  private func number(_ key: String) throws(YAMLError) -> Fact<Double>? {
    try fact(key) { value throws(YAMLError) in try value.number() }
  }

  private func code() throws(YAMLError) -> CodeProfile? {
    try fields["code"].map { value throws(YAMLError) in try CodeProfile(value, sources) }
  }

  private func fact<Value: Sendable>(
    _ key: String, _ read: (YAMLValue) throws(YAMLError) -> Value
  ) throws(YAMLError) -> Fact<Value>? {
    guard let value = self.fields[key] else { return nil }
    let fields = try value.mapping(keys: ["value", "source"])
    return Fact(
      value: try read(fields.required("value", in: value)),
      source: try sources.reference(in: fields, of: value))
  }

  private func usualTags() throws(YAMLError) -> [Int: Role] {
    let tags = try fact("usual_tags") { value throws(YAMLError) in
      var roles: [Int: Role] = [:]
      for entry in try value.entries() {
        roles[try entry.value.integer()] = Role(rawValue: entry.key)
      }
      return roles
    }
    return tags?.value ?? [:]
  }

  private func adChoices() throws(YAMLError) -> AdChoicesFacts? {
    guard let value = self.fields["ad_choices"] else { return nil }
    let fields = try value.mapping(keys: ["drawn_by", "corner", "square", "minimum", "source"])
    return AdChoicesFacts(
      painter: try fields.required("drawn_by", in: value)
        .choice(AdChoicesFacts.Painter.self, what: "painter"),
      corner: try fields["corner"]?.choice(Corner.self, what: "corner"),
      square: try fields.required("square", in: value).number(),
      minimum: try fields["minimum"]?.number() ?? 15,
      source: try sources.reference(in: fields, of: value))
  }

  private func attributionMinimum() throws(YAMLError) -> Fact<Double>? {
    guard let value = self.fields["attribution"] else { return nil }
    let fields = try value.mapping(keys: ["minimum", "source"])
    return Fact(
      value: try fields.required("minimum", in: value).number(),
      source: try sources.reference(in: fields, of: value))
  }

  private func list<Item>(
    _ key: String, _ read: (YAMLValue) throws(YAMLError) -> Item
  ) throws(YAMLError) -> [Item] {
    try YAMLValue.items(of: fields[key], read)
  }
}

extension YAMLValue {
  /// The items of a list that may be missing, each read.
  static func items<Item>(
    of list: YAMLValue?, _ read: (YAMLValue) throws(YAMLError) -> Item
  ) throws(YAMLError) -> [Item] {
    var items: [Item] = []
    for value in try list?.list() ?? [] { items.append(try read(value)) }
    return items
  }
}
