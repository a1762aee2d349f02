/// Collects inputs, and walks folders for more.
struct FolderWalker {
  private(set) var inputs: [LintInput] = []
  private var seen: Set<String> = []
  private var failed: Set<String> = []
  /// Links that the walk came by.
  private var links: [(path: String, shown: String)] = []
  private let exclusions: Exclusions
  private let inclusions: PathScope?
  private let workingDirectory: String

  /// Folders of dependencies and build products, which are never entered.
  static let pruned: Set<String> = [
    ".build", ".git", ".symlinks", "Carthage", "DerivedData", "Pods", "SourcePackages",
    "node_modules",
  ]

  /// The working directory must be canonical.
  init(exclusions: Exclusions, inclusions: PathScope?, workingDirectory: String) {
    self.exclusions = exclusions
    self.inclusions = inclusions
    self.workingDirectory = workingDirectory
  }

  /// Adds a file that the user named, unless it is there already; false where it is left out.
  @discardableResult
  mutating func add(_ path: String, shown: String) -> Bool {
    guard let canonical = FilePath.canonical(path) else { return true }
    let place = FilePath.canonicalPlace(path) ?? canonical
    // An exclusion means the link itself as well as what it leads to.
    if exclusions.contain(canonical) || leavesOut(place) { return false }
    insert(canonical, shown: shown)
    return true
  }

  /// Whether a file is not wanted.
  func leavesOut(_ place: String) -> Bool {
    exclusions.contain(place) || inclusions.map { $0.contains(place) } == false
  }

  mutating func addStandardInput(shown: String, place: String?) {
    guard seen.insert("-").inserted else { return }
    inputs.append(LintInput(path: shown, source: .standardInput(place: place)))
  }

  mutating func fail(_ shown: String, _ failure: ReadFailure) {
    guard failed.insert(shown).inserted else { return }
    inputs.append(LintInput(path: shown, source: .failure(failure)))
  }

  /// Adds the Interface Builder files of a folder and those below it; false where it is left out.
  mutating func walk(_ folder: String, shown: String) -> Bool {
    guard let canonical = FilePath.canonical(folder) else { return true }
    if exclusions.contain(canonical) || !isReached(canonical) { return false }
    enter(canonical, shown: shown)
    // A file that lies there itself is known by its own name.
    for link in links { follow(link.path, shown: link.shown) }
    links = []
    return true
  }

  /// Whether a folder may hold a file that is wanted.
  private func isReached(_ folder: String) -> Bool {
    inclusions.map { $0.reaches(into: folder) } != false
  }

  private mutating func enter(_ folder: String, shown: String) {
    guard isReached(folder), seen.insert(folder).inserted else { return }
    // Files below the working directory have one name, whichever folder the walk began in.
    let shown = folder == workingDirectory ? "" : shown
    do {
      let entries = try FolderReader.entries(of: folder) { FilePath.isInterfaceBuilder($0) }
      for entry in entries {
        let path = FilePath.join(folder, entry.name)
        guard !exclusions.containByItself(path) else { continue }
        visit(entry, at: path, shown: FilePath.join(shown, entry.name))
      }
    } catch {
      fail(shown.isEmpty ? "." : shown, error)
    }
  }

  private mutating func visit(_ entry: FolderEntry, at path: String, shown: String) {
    let isFile = entry.kind != .folder || FilePath.isInterfaceBuilder(entry.name.utf8)
    if isFile, inclusions.map({ $0.contains(path) }) == false { return }
    switch entry.kind {
    case .file: insert(path, shown: shown)
    case .symbolicLink: links.append((path, shown))
    case .folder where FilePath.isInterfaceBuilder(entry.name.utf8): fail(shown, .isFolder)
    case .folder where Self.pruned.contains(entry.name): return
    case .folder: enter(path, shown: shown)
    }
  }

  /// Adds the file behind a link; a link to a folder could lead in a circle.
  private mutating func follow(_ link: String, shown: String) {
    do {
      if try FilePath.isFolder(link) { return }
      add(link, shown: shown)
    } catch {
      fail(shown, error)
    }
  }

  private mutating func insert(_ path: String, shown: String) {
    guard seen.insert(path).inserted else { return }
    inputs.append(LintInput(path: shown, source: .file(path)))
  }
}
