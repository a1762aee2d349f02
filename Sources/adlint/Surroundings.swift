#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a run depends on besides its arguments and files.
struct Surroundings: Sendable {
  /// An absolute path.
  var workingDirectory: String
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// The user asked programs not to colour their output, or the terminal cannot.
  var refusesColor = false
  var processors = 1
  var hostName = "localhost"

  static func ofProcess() -> Surroundings {
    Surroundings(
      workingDirectory: currentDirectory(),
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      refusesColor: !variable("NO_COLOR").isEmpty || variable("TERM") == "dumb",
      processors: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      hostName: currentHost())
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  private static func currentDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func currentHost() -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
