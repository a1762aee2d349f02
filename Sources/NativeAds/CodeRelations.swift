internal import InterfaceBuilder
internal import SourceCode
internal import SourceModel

/// Which code of a file has to do with the document that the file loads.
extension DocumentCode {
  /// Whether a statement about a member stands in a class that neither loads the document nor is one
  /// of its own, and that no code about the document names.
  func isOfUnrelatedClass(_ statement: CodeEvidence.Statement) -> Bool {
    guard statement.assignment.subject.last != nil, let type = statement.context.type,
      loads(document.file.stem, statement.file)
    else { return false }
    let name = evidence.className(type, in: statement.file)
    guard !document.customClasses.contains(where: { classes(of: $0).contains(name) }),
      !loaders.contains(where: { areKin($0, name) })
    else { return false }
    let familiar = evidence.files.filter(isFamiliar)
    let uses = familiar.reduce(0) { $0 + Self.count(type, in: $1.file.text) }
    return uses == familiar.flatMap(\.types).count { $0.name == type }
  }

  private func loads(_ nib: String, _ file: SourceFacts) -> Bool {
    file.nibLoads.contains { $0.name == nib }
  }

  /// The classes whose code loads the document.
  private var loaders: Set<String> {
    var found: Set<String> = []
    for file in evidence.files {
      for load in file.nibLoads where load.name == document.file.stem {
        if let type = load.context.type { found.insert(evidence.className(type, in: file)) }
      }
    }
    return found
  }

  private func areKin(_ one: String, _ other: String) -> Bool {
    evidence.lineage(of: one).contains(other) || evidence.lineage(of: other).contains(one)
  }

  /// How often a text holds a word.
  private static func count(_ word: String, in text: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return text.split { !$0.isPartOfName }.count { $0.elementsEqual(word) }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
