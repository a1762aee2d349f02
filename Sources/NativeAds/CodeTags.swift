internal import SourceCode

/// The tags that code tells an SDK.
package struct CodeTags: Sendable {
  /// What each tag stands for; empty where no code says so.
  package private(set) var roles: [Int: Role] = [:]
  /// What code gives a tag that it works out.
  private(set) var unclear: Set<Role> = []

  init(_ files: [SourceFacts], of profile: Profile) {
    for file in files where file.concerns(profile) {
      for assignment in file.assignments {
        guard let role = profile.code.tagProperties[assignment.property] else { continue }
        add(assignment.value, role)
      }
      for call in file.calls {
        guard let role = profile.code.tagCalls[call.name] else { continue }
        for argument in call.arguments { add(argument.value, role) }
      }
    }
  }

  private mutating func add(_ value: CodeValue, _ role: Role) {
    guard case .number(let number) = value, let tag = Int(exactly: number) else {
      unclear.insert(role)
      return
    }
    if tag != 0 { roles[tag] = role }
  }
}
