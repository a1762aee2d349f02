#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A member of a folder.
struct FolderEntry: Sendable {
  enum Kind: Sendable { case folder, symbolicLink, file }

  let name: String
  let kind: Kind
}

/// Lists folders with one system call for many members, and none for each.
enum FolderReader {
  /// The folders and the files that `isWanted` accepts by the bytes of their names, sorted.
  static func entries(
    of folder: String, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) throws(ReadFailure) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw ReadFailure(code: errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafeBytes(of: &entry.pointee.d_name) { field in
        let name = UnsafeRawBufferPointer(rebasing: field.prefix { $0 != 0 })
        guard type == Int(DT_DIR) || type == Int(DT_UNKNOWN) || isWanted(name) else { return }
        let text = String(decoding: name, as: UTF8.self)
        guard text != ".", text != ".." else { return }
        let kind = kind(of: type) ?? statedKind(of: folder + "/" + text)
        guard kind == .folder || isWanted(name) else { return }
        entries.append(FolderEntry(name: text, kind: kind))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Nil where the file system does not say.
  private static func kind(of type: Int) -> FolderEntry.Kind? {
    switch type {
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .symbolicLink
    case Int(DT_UNKNOWN): nil
    default: .file
    }
  }

  private static func statedKind(of path: String) -> FolderEntry.Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .file }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .file
    }
  }
}
