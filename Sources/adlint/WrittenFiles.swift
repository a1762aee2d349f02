internal import Linting

/// The files that a run writes, none of which may take the place of another or of what it reads.
struct WrittenFiles: Sendable {
  private let discovery: FileDiscovery
  /// What each place holds.
  private var uses: [String: String] = [:]

  init(workingDirectory: String) {
    discovery = FileDiscovery(workingDirectory: workingDirectory)
  }

  /// A file that is read, or written on purpose although it was read.
  mutating func keep(_ file: String?, as use: String) {
    if let file { uses[discovery.place(of: file)] = use }
  }

  mutating func write(_ file: String, as use: String) throws(ToolError) {
    let place = discovery.place(of: file)
    // Devices take what comes.
    guard !place.hasPrefix("/dev/") else { return }
    if let other = uses.updateValue(use, forKey: place) {
      throw ToolError("\(use) cannot be written to '\(file)', which is \(other)")
    }
  }
}
