internal import SourceModel

/// Where a baseline lies, from which the paths in it count.
package struct BaselinePlace: Sendable {
  /// The file.
  package let file: String
  /// As the user named it.
  package let shown: String
  private let folder: String
  private let workingDirectory: String

  /// A path that is relative to the working directory, or absolute.
  package init(_ path: String, shown: String? = nil, workingDirectory: String) {
    let home = FilePath.canonical(workingDirectory) ?? workingDirectory
    file = FilePath.join(home, path)
    self.shown = shown ?? path
    self.workingDirectory = home
    folder = FilePath.folder(of: FilePath.canonicalPlace(file) ?? file)
  }

  /// The path of a reported file as the baseline keeps it.
  func path(of report: FileReport) -> String {
    let path = FilePath.join(workingDirectory, report.path)
    return FilePath.relative(FilePath.canonicalPlace(path) ?? path, to: folder).normalized
  }

  /// Whether there still is such a file.
  func exists(_ path: String) -> Bool { FilePath.canonical(FilePath.join(folder, path)) != nil }
}

extension FilePath {
  /// The path of the folder that holds a file, both absolute.
  static func folder(of path: String) -> String {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.isEmpty ? "/" : String(folder)
  }

  /// A path as seen from a folder, both absolute and tidy.
  static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: base.count - common)
    return (up + parts[common...]).joined(separator: "/")
  }
}
