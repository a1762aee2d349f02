internal import InterfaceBuilder
package import NativeAds

/// What a folder holds that a configuration could speak of.
package struct ProjectSurvey: Sendable {
  /// An SDK whose classes were seen.
  package struct SDK: Sendable {
    /// As the configuration names it.
    package let id: String
    package let name: String
    /// Sorted.
    package let classes: [String]
  }

  package private(set) var files = 0
  /// In the order of their names.
  package let sdks: [SDK]
  /// Folders at the top that adlint never enters.
  package let prunedFolders: [String]
  /// Folders at the top that often hold other people's code.
  package let vendorFolders: [String]

  private static let vendorNames: Set<String> = [
    "external", "externals", "frameworks", "libs", "submodules", "thirdparty", "third_party",
    "vendor", "vendors",
  ]

  package init(of folder: String, book: RuleBook) {
    var classes: [String: Set<String>] = [:]
    var names: [String: String] = [:]
    let inputs = FileDiscovery(workingDirectory: folder).inputs(for: [])
    for input in inputs {
      for name in Self.customClasses(of: input) {
        guard let profile = book.profile(ofClass: name) else { continue }
        classes[profile.id, default: []].insert(name)
        names[profile.id] = profile.name
      }
    }
    files = inputs.count
    sdks = classes.map { id, classes in
      SDK(id: id, name: names[id] ?? id, classes: classes.sorted())
    }.sorted { $0.name < $1.name }
    let folders = Self.folders(in: folder)
    prunedFolders = folders.filter(FolderWalker.pruned.contains)
    vendorFolders = folders.filter { Self.vendorNames.contains($0.lowercased()) }
  }

  private static func customClasses(of input: LintInput) -> [String] {
    do {
      let contents = try DocumentReader.read(path: input.path, bytes: try input.bytes())
      guard case .document(let document) = contents else { return [] }
      return document.customClasses.compactMap { $0["customClass"] }
    } catch {
      // Linting will say what is wrong with the file.
      return []
    }
  }

  private static func folders(in folder: String) -> [String] {
    do {
      return try FolderReader.entries(of: folder) { _ in false }.map(\.name)
    } catch {
      return []
    }
  }
}
