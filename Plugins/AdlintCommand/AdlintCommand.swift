import Foundation
import PackagePlugin

/// `swift package adlint`: checks the package, or what the arguments name.
@main
struct AdlintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "adlint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM talks to a plugin over its standard input, which it closes.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
  }

  /// adlint found something, or could not run.
  struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "adlint ended with exit status \(status)" }
  }
}
