internal import SourceCode

/// Finds the tags that code tells an SDK.
enum CodeTags {
  /// What each tag stands for; empty where no code says so.
  static func tags(in files: [SourceFacts], of profile: Profile) -> [Int: Role] {
    var tags: [Int: Role] = [:]
    for file in files where file.concerns(profile) {
      for assignment in file.assignments {
        guard let role = profile.code.tagProperties[assignment.property] else { continue }
        add(assignment.value, role, to: &tags)
      }
      for call in file.calls {
        guard let role = profile.code.tagCalls[call.name] else { continue }
        for argument in call.arguments { add(argument.value, role, to: &tags) }
      }
    }
    return tags
  }

  private static func add(_ value: CodeValue, _ role: Role, to tags: inout [Int: Role]) {
    guard case .number(let number) = value, let tag = Int(exactly: number), tag != 0 else { return }
    tags[tag] = role
  }
}
