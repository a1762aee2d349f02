#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Reporting

/// The repository around a folder.
enum Repository {
  /// Nil outside a repository. The folder is an absolute path; `workspace` is what the service that
  /// runs adlint calls the root, or empty.
  static func checkout(around folder: String, workspace: String) -> Checkout? {
    // The service knows best: it may have left out `.git`, and a submodule has one of its own.
    if let checkout = Checkout(root: workspace, containing: folder) { return checkout }
    var root = folder[...]
    while !root.isEmpty {
      // A folder, or a file in a worktree and a submodule.
      if access("\(root)/.git", F_OK) == 0 {
        return Checkout(root: String(root), containing: folder)
      }
      root = root[..<(root.lastIndex(of: "/") ?? root.startIndex)]
    }
    return nil
  }
}
