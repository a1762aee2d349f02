/// Files and folders that patterns of a configuration stand for.
package struct PathScope: Sendable {
  private let folder: String
  private let patterns: [GlobPattern]

  /// The patterns are relative to the folder, whose path must be canonical.
  package init(folder: String, patterns: [GlobPattern]) {
    self.folder = folder
    self.patterns = patterns
  }

  /// Whether a canonical path is meant, by itself or with a folder that holds it.
  func contains(_ path: String) -> Bool {
    guard let parts = parts(of: path) else { return false }
    return parts.indices.contains { end in matches(Array(parts[...end])) }
  }

  /// The same for a path whose folder is known not to be meant.
  func containsItself(_ path: String) -> Bool { parts(of: path).map(matches) ?? false }

  /// Whether a folder may hold something that is meant.
  func reaches(into folder: String) -> Bool {
    guard let path = FilePath.part(of: folder, below: self.folder).map(FilePath.parts) else {
      // Above the configuration's folder, or beside it.
      return FilePath.part(of: self.folder, below: folder) != nil
    }
    return contains(folder) || patterns.contains { $0.reaches(below: path) }
  }

  private func matches(_ parts: [Substring]) -> Bool {
    patterns.contains { $0.matches(parts) }
  }

  private func parts(of path: String) -> [Substring]? {
    guard !patterns.isEmpty else { return nil }
    return FilePath.part(of: path, below: folder).map(FilePath.parts)
  }
}
