/// Where the working directory lies in the repository, since services know files by their paths
/// from its root.
package struct Checkout: Hashable, Sendable {
  /// The repository's root as an absolute path.
  private let root: String
  /// The working directory's path from there; empty for the root itself.
  private let folder: String

  package init(root: String, folder: String) {
    self.root = root
    self.folder = folder
  }

  /// A path of a report as it counts from the root; an absolute one from elsewhere stays as it is.
  package func path(_ shown: String) -> String {
    guard shown.utf8.first == UInt8(ascii: "/") else {
      return folder.isEmpty ? shown : "\(folder)/\(shown)"
    }
    let start = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    return shown.hasPrefix(start) ? String(shown.dropFirst(start.count)) : shown
  }
}
