#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Reporting

/// Writes whole texts with as few system calls as possible.
enum Output {
  /// Writes to standard output. That nobody reads on is no failure.
  static func write(_ text: String) throws(ToolError) {
    try write(text, to: STDOUT_FILENO, named: "standard output")
  }

  /// Writes a line with the program's name to standard error. The message may name what a file
  /// says.
  static func complain(_ message: String) {
    inform("adlint: \(VisibleText.sentence(message))")
  }

  /// Writes a line to standard error. Where that is closed there is nobody to tell.
  static func inform(_ message: String) {
    do { try write(message + "\n", to: STDERR_FILENO, named: "standard error") } catch {}
  }

  /// Writes to standard error as it is.
  static func show(_ text: String) {
    do { try write(text, to: STDERR_FILENO, named: "standard error") } catch {}
  }

  /// Creates a file, or replaces what it held.
  static func write(_ text: String, toFile path: String, named name: String) throws(ToolError) {
    try write(text, toFile: path, named: name, O_TRUNC)
  }

  /// Adds to the end of a file, which need not be there.
  static func append(_ text: String, toFile path: String, named name: String) throws(ToolError) {
    try write(text, toFile: path, named: name, O_APPEND)
  }

  private static func write(
    _ text: String, toFile path: String, named name: String, _ mode: Int32
  ) throws(ToolError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, 0o644)
    guard descriptor >= 0 else { throw failed(name, errno) }
    defer { close(descriptor) }
    try write(text, to: descriptor, named: name)
  }

  private static func write(
    _ text: String, to descriptor: Int32, named name: String
  ) throws(ToolError) {
    var text = text
    let failure = text.withUTF8 { bytes -> Int32? in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let written = Darwin.write(descriptor, part.baseAddress, part.count)
        #else
          let written = Glibc.write(descriptor, part.baseAddress, part.count)
        #endif
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
    if let failure, failure != EPIPE { throw failed(name, failure) }
  }

  private static func failed(_ name: String, _ code: Int32) -> ToolError {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return ToolError("cannot write \(name): \(reason)")
  }
}
