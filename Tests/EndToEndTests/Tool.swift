import Foundation
import TestSupport
import Testing

/// The real executable.
struct Tool: Sendable {
  /// What a run left behind.
  struct Outcome: Hashable, Sendable {
    let status: Int32
    let output: String
    let error: String
  }

  /// The executable, which the build puts beside the tests.
  static let path: String? = {
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(filePath: argument).deletingLastPathComponent()
      while folder.path.count > 1 {
        let candidate = folder.appending(path: "adlint").path
        if isExecutable(candidate) { return candidate }
        folder = folder.deletingLastPathComponent()
      }
    }
    return nil
  }()

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  /// Runs the executable, or another program, in a folder. Streams are files, so that none can fill up and block.
  static func run(
    _ arguments: [String], in folder: String, input: Data = Data(), program: String? = path,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try TemporaryFolder.use { streams throws in
      try streams.write(Array(input), to: "in")
      for name in ["out", "err"] { try streams.write("", to: name) }
      let process = Process()
      process.executableURL = URL(filePath: try #require(program))
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder)
      process.environment = environment
      process.standardInput = FileHandle(forReadingAtPath: streams.absolute("in"))
      process.standardOutput = FileHandle(forWritingAtPath: streams.absolute("out"))
      process.standardError = FileHandle(forWritingAtPath: streams.absolute("err"))
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: try streams.read("out"),
        error: try streams.read("err"))
    }
  }
}
