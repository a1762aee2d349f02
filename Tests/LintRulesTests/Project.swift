import FoundationEssentials

/// The files of the package that tests compare with what is built.
enum Project {
  static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder + "/" + path).sorted()
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(toFile: folder + "/" + path, atomically: true, encoding: .utf8)
  }

  /// Whether the tests may bring checked-in files up to date instead of failing.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["ADLINT_UPDATE"] == "1" }
}
