/// A language that apps are written in.
package enum SourceLanguage: Sendable {
  case swift, objectiveC

  /// The language of a file by its name; nil for files that hold no code adlint reads.
  package init?(fileName: some StringProtocol) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...] {
    case "swift": self = .swift
    case "h", "m", "mm": self = .objectiveC
    default: return nil
    }
  }
}
