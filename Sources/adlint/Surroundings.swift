#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a run depends on besides its arguments and files.
struct Surroundings: Sendable {
  /// An absolute path; nil where the folder is gone.
  var currentDirectory: String?
  var outputIsTerminal = false
  var errorIsTerminal = false
  /// The user asked programs not to colour their output, or the terminal cannot.
  var refusesColor = false
  var processors = 1
  var hostName = "localhost"
  /// A variable of the environment; nil where it is not set.
  var variable: @Sendable (String) -> String? = { _ in nil }
  /// The file whose Markdown GitHub Actions shows for the step; empty elsewhere.
  var stepSummary = ""
  /// Where GitHub Actions or GitLab put the repository; empty elsewhere.
  var workspace = ""

  static func ofProcess() -> Surroundings {
    Surroundings(
      currentDirectory: nameOfCurrentDirectory(),
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      refusesColor: variable("NO_COLOR") ?? "" != "" || variable("TERM") == "dumb",
      processors: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))),
      hostName: currentHost(), variable: variable,
      stepSummary: variable("GITHUB_STEP_SUMMARY") ?? "",
      workspace: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].compactMap(variable)
        .first { !$0.isEmpty } ?? "")
  }

  /// The folder that relative paths count from.
  func workingDirectory() throws(ToolError) -> String {
    guard let currentDirectory else { throw ToolError("the working directory is gone") }
    return currentDirectory
  }

  @Sendable private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Nil where it was deleted or moved out of reach.
  private static func nameOfCurrentDirectory() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func currentHost() -> String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
