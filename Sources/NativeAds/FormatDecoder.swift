internal import SourceModel
internal import YAMLDocument

/// Reads the formats of a profile, their outlets and severities.
struct FormatDecoder {
  private let fields: [String: YAMLValue]
  private let sources: SourceTable
  /// The profile that states whatever this one does not.
  private let base: Profile?

  init(_ fields: [String: YAMLValue], _ sources: SourceTable, base: Profile?) {
    self.fields = fields
    self.sources = sources
    self.base = base
  }

  /// Every outlet of the SDK, whatever the format.
  func outlets() throws(YAMLError) -> [OutletDefinition] {
    try YAMLValue.items(of: fields["outlets"], outlet) + (base?.outlets ?? [])
  }

  /// The severities that hold for every format.
  func severities() throws(YAMLError) -> SeverityTable {
    try severities(fields["severities"], over: base?.severities ?? SeverityTable())
  }

  func formats(
    _ outlets: [OutletDefinition], _ shared: SeverityTable
  ) throws(YAMLError) -> [Format] {
    try YAMLValue.items(of: fields["formats"]) { value throws(YAMLError) in
      try format(value, outlets: outlets, severities: shared)
    }
  }

  private func format(
    _ value: YAMLValue, outlets: [OutletDefinition], severities shared: SeverityTable
  ) throws(YAMLError) -> Format {
    let fields = try value.mapping(
      keys: ["id", "title", "required", "partly_required", "outlets", "severities", "source"])
    let names = try fields["outlets"]?.strings() ?? []
    let required = try fields["required"]?.strings() ?? []
    let partly = try fields["partly_required"].map(partialRequirement)
    for name in names + required + (partly.map { Array($0.outlets) } ?? [])
    where !outlets.contains(where: { $0.name == name }) {
      throw value.error(YAMLValue.unknown("outlet", name, among: outlets.map(\.name)))
    }
    return Format(
      id: try fields.required("id", in: value).string(),
      title: try fields.required("title", in: value).string(),
      outlets: outlets.filter { names.contains($0.name) },
      required: Set(required), partlyRequired: partly,
      severities: try severities(fields["severities"], over: shared),
      source: try sources.reference(in: fields, of: value))
  }

  private func partialRequirement(_ value: YAMLValue) throws(YAMLError) -> PartialRequirement {
    let fields = try value.mapping(keys: ["outlets", "of", "severity"])
    return PartialRequirement(
      outlets: Set(try fields.required("outlets", in: value).strings()),
      ads: try fields.required("of", in: value).string(),
      severity: try fields.required("severity", in: value).choice(Severity.self, what: "severity"))
  }

  private func severities(
    _ value: YAMLValue?, over shared: SeverityTable
  ) throws(YAMLError) -> SeverityTable {
    var result = shared
    for entry in try value?.entries() ?? [] {
      let fields = try entry.value.mapping(keys: ["severity", "source"])
      let severity = try fields.required("severity", in: entry.value)
        .choice(Severity.self, what: "severity")
      let source = try sources.reference(in: fields, of: entry.value)
      result.add(Fact(value: severity, source: source), for: RuleID(rawValue: entry.key))
    }
    return result
  }

  private func outlet(_ value: YAMLValue) throws(YAMLError) -> OutletDefinition {
    let fields = try value.mapping(
      keys: [
        "name", "also", "role", "kinds", "class", "declared", "hidden_until_loaded", "source",
      ])
    return OutletDefinition(
      name: try fields.required("name", in: value).string(),
      aliases: try fields["also"]?.strings() ?? [],
      role: Role(rawValue: try fields.required("role", in: value).string()),
      kinds: try fields["kinds"]?.strings() ?? [],
      className: try fields["class"]?.string(),
      declaredKind: try fields["declared"]?.string(),
      isHiddenUntilLoaded: try fields["hidden_until_loaded"]?.flag() ?? false,
      source: try sources.reference(in: fields, of: value))
  }
}
