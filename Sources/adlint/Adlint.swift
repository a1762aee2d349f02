#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The program: the process' own arguments and streams, and nothing else.
@main
enum Adlint {
  /// What `--version` prints and reports carry.
  static let version = "0.1.0"

  static func main() {
    // A reader that goes away, such as `head`, ends the output but is no failure.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Tool(surroundings: .ofProcess()).run(arguments).rawValue)
  }
}
