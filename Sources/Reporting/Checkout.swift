/// Where the working directory lies in the repository, since services know files by their paths
/// from its root.
package struct Checkout: Hashable, Sendable {
  /// The repository's root as an absolute path.
  private let root: String
  /// The working directory's path from there; empty for the root itself.
  private let folder: String

  /// Nil where the folder is neither the root nor below it. Both are absolute paths.
  package init?(root: String, containing folder: String) {
    let root = root.utf8.last == UInt8(ascii: "/") ? String(root.dropLast()) : root
    guard !root.isEmpty, folder == root || folder.hasPrefix(root + "/") else { return nil }
    self.root = root
    self.folder = String(folder.dropFirst(root.count + 1))
  }

  /// A path of a report as it counts from the root; an absolute one from elsewhere stays as it is.
  package func path(_ shown: String) -> String {
    guard shown.utf8.first == UInt8(ascii: "/") else {
      return folder.isEmpty ? shown : "\(folder)/\(shown)"
    }
    return shown.hasPrefix(root + "/") ? String(shown.dropFirst(root.count + 1)) : shown
  }
}
