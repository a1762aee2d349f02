#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Questions about paths, all with forward slashes.
enum FilePath {
  /// Whether the name is that of an Interface Builder file, in any case of letters.
  static func isInterfaceBuilder(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    endings.contains { ending in
      name.count > ending.count && name.suffix(ending.count).elementsEqual(ending, by: isSame)
    }
  }

  private static let endings = [Array(".xib".utf8), Array(".storyboard".utf8)]

  private static func isSame(_ byte: UInt8, _ lowercase: UInt8) -> Bool {
    byte == lowercase || (byte &+ 0x20 == lowercase && byte >= UInt8(ascii: "A"))
  }

  static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The path without empty parts and `.`; empty for the working directory itself.
  static func tidy(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The part of a path that lies below a folder; nil where it does not, empty for the folder.
  static func part(of path: String, below folder: String) -> Substring? {
    if folder == "/" { return path.dropFirst() }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    if rest.isEmpty { return Substring(rest) }
    return rest.first == UInt8(ascii: "/") ? Substring(rest.dropFirst()) : nil
  }

  /// The names between the slashes.
  static func parts(_ path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The absolute path without symbolic links; nil where there is no such file.
  static func canonical(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The same with the last part left as it is, so that a symbolic link keeps its own name.
  static func canonicalPlace(_ path: String) -> String? {
    let tidy = tidy(path)
    guard let slash = tidy.lastIndex(of: "/"), !tidy.hasSuffix("/..") else {
      return canonical(path)
    }
    let folder = canonical(slash == tidy.startIndex ? "/" : String(tidy[..<slash]))
    return folder.map { join($0, String(tidy[tidy.index(after: slash)...])) }
  }

  /// Whether a folder is there, symbolic links followed.
  ///
  /// - Throws: why nothing can be said of the path.
  static func isFolder(_ path: String) throws(ReadFailure) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw ReadFailure(code: errno) }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
