internal import InterfaceBuilder
internal import SourceCode
internal import SourceModel

/// What the code of an app's class tells of the members that it does not have.
enum ClassMembers {
  /// The part of a method's name that takes values for keys that a class does not have.
  static let undefinedKeys = "forUndefinedKey"

  /// Attributes that add no members to a class; any other may be a macro.
  static let plainAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "available", "IBDesignable", "MainActor", "preconcurrency",
    "dynamicMemberLookup",
  ]
}

extension DocumentCode {
  /// Whether an app's class surely has no member of a name: it descends from an SDK's by classes that
  /// were read to the last, and no code names anything like it.
  package func lacks(_ member: String, _ className: String) -> Bool {
    guard isRead, !CodeVocabulary.common.contains(member),
      let lineage = evidence.classes.superclasses(of: className), let base = lineage.last,
      evidence.isSDKClass(base), lineage.count > 1
    else { return false }
    let mayBeMade = evidence.files.contains { file in
      file.types.contains { type in
        lineage.contains(evidence.className(type.name, in: file))
          && !type.attributes.isSubset(of: ClassMembers.plainAttributes)
      }
    }
    return !mayBeMade && !evidence.files.contains { holds(member, $0.file.text) }
  }

  /// Whether a text may declare a member, or what sets it: `headline`, `_headline`, `setHeadline`.
  private func holds(_ member: String, _ text: [UInt8]) -> Bool {
    let name = Array(member.utf8)
    let rest = name.dropFirst()
    guard let first = name.first, !rest.isEmpty else { return true }
    return text.indices.contains { index in
      (text[index] | 0x20 == first | 0x20) && text[(index + 1)...].starts(with: rest)
    } || contains(text, Array(ClassMembers.undefinedKeys.utf8))
  }

  private func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    text.indices.contains { text[$0] == word[0] && text[$0...].starts(with: word) }
  }
}
