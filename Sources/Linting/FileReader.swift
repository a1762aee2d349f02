#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Reads whole files of a bounded size, and never waits for a pipe or a device.
package enum FileReader {
  /// The largest file that is read, in bytes.
  package static let limit = 64 << 20

  package static func bytes(ofFile path: String) throws(ReadFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw ReadFailure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw ReadFailure(code: errno) }
    try requireRegularFile(status.st_mode)
    guard Int(status.st_size) <= limit else { throw .isTooLarge }
    return try bytes(from: descriptor, expecting: Int(status.st_size))
  }

  /// The bytes of a file that may also be a pipe, for which it waits.
  package static func bytes(ofStream path: String) throws(ReadFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw ReadFailure(code: errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor)
  }

  /// Everything up to the end of an open file, such as standard input (0).
  package static func bytes(
    from descriptor: Int32, expecting size: Int = 65_536
  ) throws(ReadFailure) -> [UInt8] {
    // One byte more than expected, so that a single call reads the whole file.
    var bytes = try chunk(from: descriptor, capacity: size + 1)
    while bytes.count <= limit {
      let next = try chunk(from: descriptor, capacity: 65_536)
      if next.isEmpty { return bytes }
      bytes += next
    }
    throw .isTooLarge
  }

  private static func requireRegularFile(_ mode: mode_t) throws(ReadFailure) {
    switch mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    case S_IFIFO: throw ReadFailure(reason: "it is no regular file but a pipe")
    default: throw ReadFailure(reason: "it is no regular file but a device or socket")
    }
  }

  /// What one call of `read` gives; nothing at the end of the file.
  private static func chunk(
    from descriptor: Int32, capacity: Int
  ) throws(ReadFailure) -> [UInt8] {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      repeat {
        let result = read(descriptor, buffer.baseAddress, buffer.count)
        failure = result < 0 ? errno : nil
        count = max(0, result)
      } while shouldRetry(after: failure, descriptor)
    }
    if let failure { throw ReadFailure(code: failure) }
    return bytes
  }

  private static func shouldRetry(after failure: Int32?, _ descriptor: Int32) -> Bool {
    // Whoever shares standard input may have made it non-blocking.
    guard failure == EAGAIN else { return failure == EINTR }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}
