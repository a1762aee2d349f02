internal import SourceModel

/// What ends a run early, in one line for the user.
struct ToolError: Error, Hashable, Sendable {
  let message: String
  let status: ExitStatus

  init(_ message: String, status: ExitStatus = .badInput) {
    self.message = message
    self.status = status
  }

  /// "unknown option '--repoter'; did you mean '--reporter'?" Where no name is near, `listing` asks
  /// for all of them.
  static func unknown(
    _ what: String, _ name: String, among known: [String], listing: Bool = false
  ) -> ToolError {
    let start = "unknown \(what) '\(name)'"
    if let nearest = NearestName.of(name, among: known) {
      return ToolError("\(start); did you mean '\(nearest)'?")
    }
    return ToolError(listing ? "\(start); choose from \(known.joined(separator: ", "))" : start)
  }
}
