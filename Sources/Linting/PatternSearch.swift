/// Looks for what a pattern of a configuration means on disk.
struct PatternSearch {
  /// Canonical; the pattern counts from here.
  let folder: String

  /// False only where it is certain that nothing has such a path. Folders of dependencies count
  /// where the pattern names them.
  func finds(_ pattern: GlobPattern) -> Bool { finds(pattern, below: []) }

  private func finds(_ pattern: GlobPattern, below parts: [Substring]) -> Bool {
    if parts.isEmpty, pattern.matches(parts) { return true }
    let entries: [FolderEntry]
    do {
      let path = FilePath.join(folder, parts.joined(separator: "/"))
      entries = try FolderReader.entries(of: path) { _ in true }
    } catch {
      // What cannot be listed may hold it.
      return true
    }
    return entries.contains { entry in
      let name = Substring(entry.name)
      let path = parts + [name]
      if pattern.matches(path) { return true }
      guard entry.kind == .folder, pattern.reaches(below: path) else { return false }
      if FolderWalker.pruned.contains(entry.name), !pattern.names(name) { return false }
      return finds(pattern, below: path)
    }
  }
}
