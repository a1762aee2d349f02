/// The paths that a configuration leaves out.
package struct Exclusions: Sendable {
  private let scope: PathScope

  /// The patterns are relative to the folder, whose path must be canonical.
  package init(folder: String, patterns: [GlobPattern]) {
    scope = PathScope(folder: folder, patterns: patterns)
  }

  package static let none = Exclusions(folder: "/", patterns: [])

  /// Whether a canonical path is excluded, by itself or with a folder that holds it.
  func contain(_ path: String) -> Bool { scope.contains(path) }

  /// The same for a path whose folder is known not to be excluded.
  func containByItself(_ path: String) -> Bool { scope.containsItself(path) }
}
