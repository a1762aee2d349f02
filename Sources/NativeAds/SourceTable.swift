internal import YAMLDocument

/// The pages that a rule file cites, each under a short name.
struct SourceTable {
  private let pages: [String: SourceReference]
  private let order: [String]

  init(_ value: YAMLValue) throws(YAMLError) {
    var pages: [String: SourceReference] = [:]
    let entries = try value.entries()
    for entry in entries {
      let fields = try entry.value.mapping(keys: ["url", "checked"])
      pages[entry.key] = SourceReference(
        url: try fields.required("url", in: entry.value).string(),
        checked: try fields.required("checked", in: entry.value).string())
    }
    self.pages = pages
    order = entries.map(\.key)
  }

  /// The page that a fact names under `source`; every fact must.
  func reference(
    in fields: [String: YAMLValue], of owner: YAMLValue
  ) throws(YAMLError) -> SourceReference {
    let source = try fields.required("source", in: owner)
    let name = try source.string()
    guard let page = pages[name] else {
      throw source.error(YAMLValue.unknown("source", name, among: pages.keys))
    }
    return page
  }

  /// The page that stands first.
  func first(in owner: YAMLValue) throws(YAMLError) -> SourceReference {
    guard let page = order.first.flatMap({ pages[$0] }) else {
      throw owner.error("a profile needs a source")
    }
    return page
  }
}
