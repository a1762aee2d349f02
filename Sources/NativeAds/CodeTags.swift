internal import SourceCode
package import SourceModel

/// The tags by which one piece of code tells an SDK the views of an ad.
package struct TagMap: Sendable {
  package struct Entry: Sendable {
    package let role: Role
    /// Nil where the code works it out.
    package let tag: Int?
    /// What names the asset in the code.
    package let name: String
    package let place: CodePlace
  }

  package let entries: [Entry]
}

extension CodeEvidence {
  /// The tag maps that code gives to an SDK, one for each function that does.
  package func tagMaps(of profile: Profile) -> [TagMap] {
    var groups: [String: [TagMap.Entry]] = [:]
    var order: [String] = []
    func add(_ entry: TagMap.Entry, _ file: SourceFacts, _ context: CodeContext) {
      let key = "\(file.file.path) \(context.function)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    for (property, role) in profile.code.tagProperties.sorted(by: { $0.key < $1.key }) {
      for statement in statements(property) {
        let entry = TagMap.Entry(
          role: role, tag: Self.tag(statement.assignment.value), name: property,
          place: statement.place)
        add(entry, statement.file, statement.context)
      }
    }
    for file in files {
      for call in file.calls {
        guard let role = profile.code.tagCalls[call.name] else { continue }
        let value = call.argument("tag") ?? call.arguments.first?.value
        let entry = TagMap.Entry(
          role: role, tag: value.flatMap(Self.tag), name: call.name,
          place: CodePlace(file.file, call.range))
        add(entry, file, call.context)
      }
    }
    return order.compactMap { groups[$0].map(TagMap.init) }
  }

  private static func tag(_ value: CodeValue) -> Int? {
    guard case .number(let number) = value else { return nil }
    return Int(exactly: number)
  }
}
