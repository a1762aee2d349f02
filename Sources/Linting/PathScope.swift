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

  private func matches(_ parts: [Substring]) -> Bool {
    patterns.contains { $0.matches(parts) }
  }

  private func parts(of path: String) -> [Substring]? {
    guard !patterns.isEmpty else { return nil }
    return FilePath.part(of: path, below: folder)?.split(separator: "/")
  }
}
