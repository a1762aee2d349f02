#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Reporting

/// The Git repository around a folder.
enum Repository {
  /// Nil outside a repository. The folder is an absolute path.
  static func checkout(around folder: String) -> Checkout? {
    var root = folder[...]
    while !root.isEmpty {
      // A folder, or a file in a worktree and a submodule.
      if access("\(root)/.git", F_OK) == 0 {
        return Checkout(root: String(root), folder: String(folder.dropFirst(root.count + 1)))
      }
      root = root[..<(root.lastIndex(of: "/") ?? root.startIndex)]
    }
    return nil
  }
}
