#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif
internal import Linting

/// Runs another program to its end.
enum Subprocess {
  /// What a program left behind.
  struct Result: Sendable {
    let status: Int32
    let output: [UInt8]
    let error: [UInt8]
  }

  /// Looks the first word up in PATH. Standard input is empty.
  static func run(_ words: [String]) throws(ToolError) -> Result {
    let program = words.first ?? ""
    let output = try pipe()
    let error = try pipe()
    let child = spawn(words, output: output, error: error)
    close(output.write)
    close(error.write)
    defer {
      close(output.read)
      close(error.read)
    }
    guard let child else { throw ToolError("'\(program)' cannot be run") }
    do {
      // A program that complains at length before it prints would block; git does not.
      let printed = try FileReader.bytes(from: output.read)
      let complaint = try FileReader.bytes(from: error.read)
      return Result(status: wait(for: child), output: printed, error: complaint)
    } catch {
      throw ToolError("cannot read what '\(program)' prints: \(error.reason)")
    }
  }

  private static func pipe() throws(ToolError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #else
      let result = Glibc.pipe(&ends)
    #endif
    guard result == 0 else { throw ToolError("cannot open a pipe: error \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Nil where the program cannot be started.
  private static func spawn(
    _ words: [String], output: (read: Int32, write: Int32), error: (read: Int32, write: Int32)
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, error.write, 2)
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    return posix_spawnp(&child, words.first ?? "", &actions, nil, &arguments, environ) == 0
      ? child : nil
  }

  private static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}
