internal import SourceCode

/// The files of a project that tell of its code.
struct ProjectFiles: Sendable {
  /// Source files with their languages, sorted.
  private(set) var sources: [(path: String, language: SourceLanguage)] = []
  private var names: Set<String> = []
  private var isComplete = true
  /// The xibs and storyboards, without folder and ending; nil where some lie in excluded folders.
  var nibNames: Set<String>? { isComplete ? names : nil }
  /// How many xibs of the project have a name, those in excluded folders among them.
  private(set) var xibCounts: [String: Int] = [:]
  /// The property lists that may be an app's own.
  private(set) var propertyLists: [String] = []
  /// Folders of dependencies, whose nibs may come into the app all the same.
  private var dependencies: [String] = []
  private var seen: Set<String> = []

  /// Everything below some folders, and the xibs below others; what the project excludes is no code
  /// of its own.
  init(folders: [String], nibFolders: [String] = [], exclusions: Exclusions) {
    for folder in folders.compactMap(FilePath.canonical) { enter(folder, exclusions) }
    for folder in nibFolders.compactMap(FilePath.canonical) {
      enter(folder, exclusions, onlyForXibs: true)
    }
  }

  private mutating func enter(
    _ folder: String, _ exclusions: Exclusions, onlyForXibs: Bool = false
  ) {
    guard seen.insert(folder).inserted else { return }
    let entries: [FolderEntry]
    do {
      entries = try FolderReader.entries(of: folder, where: Self.isWanted)
    } catch {
      // What cannot be read is no evidence; the files under check are reported on their own.
      return
    }
    for entry in entries {
      let path = folder + "/" + entry.name
      switch entry.kind {
      case .folder where Self.isPassedOver(entry.name):
        if FolderWalker.pruned.contains(entry.name), entry.name != ".git" {
          dependencies.append(path)
        }
      case .folder where !onlyForXibs && exclusions.containByItself(path):
        isComplete = false
        enter(path, exclusions, onlyForXibs: true)
      case .folder: enter(path, exclusions, onlyForXibs: onlyForXibs)
      case .file:
        count(entry.name)
        guard !onlyForXibs else { continue }
        add(entry.name, path, isExcluded: exclusions.containByItself(path))
      case .symbolicLink: continue
      }
    }
  }

  /// Whether a folder of this name holds no code of the app: what tests do, the app does not.
  static func isPassedOver(_ folder: String) -> Bool {
    FolderWalker.pruned.contains(folder) || folder.hasSuffix("Tests")
  }

  /// Adds those of some nibs that folders of dependencies hold.
  mutating func addNibs(named missing: Set<String>) {
    guard !missing.subtracting(names).isEmpty else { return }
    var found = ProjectFiles(folders: [], nibFolders: dependencies, exclusions: .none)
    // A package's own dependencies.
    var depth = 0
    while !found.dependencies.isEmpty, depth < 4 {
      let inner = ProjectFiles(
        folders: [], nibFolders: found.dependencies, exclusions: .none)
      found.xibCounts.merge(inner.xibCounts) { $0 + $1 }
      found.dependencies = inner.dependencies
      depth += 1
    }
    names.formUnion(missing.intersection(found.xibCounts.keys))
  }

  private mutating func count(_ name: String) {
    guard name.hasSuffix(".xib") else { return }
    xibCounts[String(name.dropLast(4)), default: 0] += 1
  }

  private mutating func add(_ name: String, _ path: String, isExcluded: Bool) {
    if let language = SourceLanguage(fileName: name) {
      if !isExcluded { sources.append((path, language)) }
    } else if name.hasSuffix("Info.plist") {
      if !isExcluded { propertyLists.append(path) }
    } else if let dot = name.lastIndex(of: ".") {
      // A device takes `Name~ipad.xib` for `Name`.
      names.insert(String(name[..<dot].prefix { $0 != "~" }))
    }
  }

  private static func isWanted(_ name: UnsafeRawBufferPointer) -> Bool {
    if FilePath.isInterfaceBuilder(name) { return true }
    return endings.contains { name.count > $0.count && name.suffix($0.count).elementsEqual($0) }
      || name.count >= list.count && name.suffix(list.count).elementsEqual(list)
  }

  private static let endings = [".swift", ".h", ".m", ".mm"].map { Array($0.utf8) }
  private static let list = Array("Info.plist".utf8)
}
