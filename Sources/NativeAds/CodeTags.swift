internal import SourceCode

/// The tags that code tells an SDK.
package struct CodeTags: Sendable {
  /// What each tag stands for; empty where no code says so.
  package private(set) var roles: [Int: Role] = [:]
  /// What code gives a tag that it works out.
  private(set) var unclear: Set<Role> = []

  /// Takes the files that work with the SDK.
  init(_ files: [SourceFacts], of profile: Profile, _ constants: CodeConstants) {
    for file in files {
      for assignment in file.assignments {
        guard let role = profile.code.tagProperties[assignment.property] else { continue }
        add(constants.resolved(assignment.value, in: assignment.context), role)
      }
      for call in file.calls {
        guard let role = profile.code.tagCalls[call.name] else { continue }
        for argument in call.arguments {
          add(constants.resolved(argument.value, in: call.context), role)
        }
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
