internal import SourceCode

/// What the classes of an app descend from, as its code declares them.
struct ClassHierarchy: Sendable {
  private let names: CanonicalNames
  private var bases: [String: Set<String>] = [:]
  /// What stands first behind each declaration of a class, empty where nothing does.
  private var firstBases: [String: Set<String>] = [:]

  init(_ files: [SourceFacts], book: RuleBook) {
    names = CanonicalNames(files, book: book)
    for file in files {
      for type in file.types where !type.isExtension {
        firstBases[type.name, default: []].insert(
          type.inherited.first.map { names.canonical($0, in: file) } ?? "")
        bases[type.name, default: []].formUnion(
          type.inherited.map { names.canonical($0, in: file) }.filter { $0 != type.name })
      }
    }
  }

  /// The classes that the code declares.
  var declared: Set<String> { names.declared }

  func canonical(_ type: String, in file: SourceFacts) -> String { names.canonical(type, in: file) }

  /// A class and all that it descends from, itself first; an SDK's class ends the line.
  func lineage(of name: String) -> [String] {
    var found = [name]
    var next = 0
    while next < found.count, found.count < Self.longest {
      for base in (bases[found[next]] ?? []).sorted() where !found.contains(base) {
        found.append(base)
      }
      next += 1
    }
    return found
  }

  /// The superclasses of a class, itself first, up to the one that no code declares; nil where the
  /// declarations of one differ or name none.
  func superclasses(of name: String) -> [String]? {
    var found = [name]
    while let last = found.last, let stated = firstBases[last] {
      guard stated.count == 1, let base = stated.first, !base.isEmpty, !found.contains(base) else {
        return nil
      }
      found.append(base)
    }
    return found
  }

  /// No hierarchy is deeper; code that does not compile must not hold the search up.
  private static let longest = 64
}

/// Class names as Interface Builder knows them: without a module, and an SDK's class under its
/// Objective-C name.
struct CanonicalNames: Sendable {
  private struct Entry: Sendable {
    let swiftName: String
    let objectiveCName: String
    let modules: [String]
  }

  private let entries: [Entry]
  /// The classes that the app's code declares, which hide an SDK's of the same name.
  let declared: Set<String>

  init(_ files: [SourceFacts], book: RuleBook) {
    entries = book.profiles.flatMap { profile in
      profile.swiftNames.map {
        Entry(
          swiftName: $0.name, objectiveCName: $0.objectiveCName, modules: profile.modules)
      }
    }
    declared = Set(files.flatMap(\.types).filter { !$0.isExtension }.map(\.name))
  }

  func canonical(_ type: String, in file: SourceFacts) -> String {
    guard let dot = type.lastIndex(of: ".") else {
      return declared.contains(type)
        ? type : sdkClass(type) { !file.imports.isDisjoint(with: $0.modules) } ?? type
    }
    let name = String(type[type.index(after: dot)...])
    let module = type.prefix { $0 != "." }
    return sdkClass(name) { $0.modules.contains(String(module)) } ?? name
  }

  private func sdkClass(_ name: String, where condition: (Entry) -> Bool) -> String? {
    entries.first { $0.swiftName == name && condition($0) }?.objectiveCName
  }
}
