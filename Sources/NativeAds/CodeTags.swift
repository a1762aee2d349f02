internal import InterfaceBuilder
internal import SourceCode
internal import SourceModel

/// The tags that code tells an SDK.
package struct CodeTags: Sendable {
  /// What each tag stands for; empty where no code says so.
  package private(set) var roles: [Int: Role] = [:]
  /// What code gives a tag that it works out, or in some layouts alone.
  private(set) var unclear: Set<Role> = []
  private let parts: [Part]

  /// What one function tells.
  private struct Part {
    let file: Int
    let context: CodeContext
    /// The nibs that it loads.
    var nibs: Set<String> = []
    /// The ad view's class whose method it is; nil for others.
    var adViewClass: String?
    var roles: [Int: Role] = [:]
    var unclear: Set<Role> = []

    /// It says by itself which ad views it is about.
    var isBound: Bool { !nibs.isEmpty || adViewClass != nil }

    mutating func add(_ value: CodeValue, _ role: Role) {
      guard case .number(let number) = value, let tag = Int(exactly: number) else {
        unclear.insert(role)
        return
      }
      if tag != 0 { roles[tag] = role }
    }
  }

  /// Takes the files that work with the SDK; `adViewClass` names the class that a type is in Interface
  /// Builder where it is an ad view's.
  init(
    _ files: [SourceFacts], of profile: Profile, _ constants: CodeConstants,
    adViewClass: (String, SourceFacts) -> String?
  ) {
    var parts: [Part] = []
    for (number, file) in files.enumerated() {
      for (value, role, context) in Self.tags(in: file, of: profile) {
        let index = parts.firstIndex {
          $0.file == number && $0.context.type == context.type
            && $0.context.function == context.function
        }
        if index == nil {
          var part = Part(file: number, context: context)
          part.nibs = Set(file.nibLoads.filter { $0.context.isInFunction(of: context) }.map(\.name))
          part.adViewClass = context.type.flatMap { adViewClass($0, file) }
          parts.append(part)
        }
        parts[index ?? parts.count - 1].add(constants.resolved(value, in: context), role)
      }
    }
    self.init(parts)
  }

  private static func tags(
    in file: SourceFacts, of profile: Profile
  ) -> [(value: CodeValue, role: Role, context: CodeContext)] {
    let assigned = file.assignments.compactMap { assignment in
      profile.code.tagProperties[assignment.property].map {
        (assignment.value, $0, assignment.context)
      }
    }
    let called = file.calls.flatMap { call in
      let role = profile.code.tagCalls[call.name]
      return role.map { role in call.arguments.map { ($0.value, role, call.context) } } ?? []
    }
    return assigned + called
  }

  private init(_ parts: [Part]) {
    self.parts = parts
    for part in parts {
      unclear.formUnion(part.unclear)
      for (tag, role) in part.roles {
        // One tag for two things is each layout's own.
        if let other = roles.updateValue(role, forKey: tag), other != role {
          unclear.formUnion([role, other])
        }
      }
    }
    unclear.formUnion(Self.optional(parts.map { Set($0.roles.values) }))
  }

  /// What only some of several layouts have; code that tells different tags in different places
  /// has but one.
  private static func optional(_ layouts: [Set<Role>]) -> Set<Role> {
    guard let first = layouts.first else { return [] }
    let all = layouts.reduce(first) { $0.union($1) }
    let isOne = layouts.reduce(0) { $0 + $1.count } == all.count
    return isOne ? [] : all.subtracting(layouts.reduce(first) { $0.intersection($1) })
  }

  /// The tags for the ad views of one document: those of the code that loads it or is of its classes,
  /// else of the code that does not say for which it is.
  func narrowed(to document: Document, _ lineage: (String) -> [String]) -> CodeTags {
    guard parts.count > 1 || parts.contains(where: \.isBound) else { return self }
    let classes = Set(
      document.customClasses.compactMap { $0["customClass"] }.flatMap(lineage))
    let own = parts.filter { part in
      part.nibs.contains(document.file.stem)
        || part.adViewClass.map(classes.contains) ?? false
    }
    return CodeTags(own.isEmpty ? parts.filter { !$0.isBound } : own)
  }
}

extension CodeContext {
  fileprivate func isInFunction(of other: CodeContext) -> Bool {
    type == other.type && function == other.function && function != 0
  }
}
