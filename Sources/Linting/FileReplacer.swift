#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Replaces files so that a reader sees the old text or the new one, never a part.
enum FileReplacer {
  /// Replaces a file's bytes and keeps its permissions.
  static func replace(_ path: String, with bytes: [UInt8]) throws(ReadFailure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw ReadFailure(code: errno) }
    let temporary = path + ".adlint-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    let failure = write(bytes, to: descriptor, mode: status.st_mode & 0o7777)
    close(descriptor)
    if let code = failure ?? (rename(temporary, path) == 0 ? nil : errno) {
      unlink(temporary)
      throw Self.failure(code)
    }
  }

  private static func failure(_ code: Int32) -> ReadFailure {
    [EACCES, EPERM, EROFS].contains(code)
      ? ReadFailure(reason: "no permission to write it") : ReadFailure(code: code)
  }

  /// The error number where something failed.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, mode: mode_t) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      let written = bytes[offset...].withUnsafeBytes { rest in
        #if canImport(Darwin)
          Darwin.write(descriptor, rest.baseAddress, rest.count)
        #else
          Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if written >= 0 { offset += written } else if errno != EINTR { return errno }
    }
    return fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0 ? nil : errno
  }
}
