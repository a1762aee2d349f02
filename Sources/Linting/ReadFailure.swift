#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Why a file could not be read, as the rest of a sentence about it.
package struct ReadFailure: Error, Hashable, Sendable {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  /// - Parameter code: a value of `errno`.
  init(code: Int32) {
    reason =
      switch code {
      case ENOENT, ENOTDIR: "no such file or folder"
      case EACCES: "no permission to read it"
      case EPERM:
        "the system does not permit reading it; in an Xcode build phase, list it under Input Files "
          + "or set ENABLE_USER_SCRIPT_SANDBOXING to No"
      case ELOOP: "its symbolic links lead in a circle"
      case ENAMETOOLONG: "its path is too long"
      case ENXIO: "it is no regular file but a device or socket"
      default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
      }
  }

  static let isFolder = ReadFailure(reason: "it is a folder")
  static let isTooLarge = ReadFailure(reason: "it is larger than 64 MiB")
}
