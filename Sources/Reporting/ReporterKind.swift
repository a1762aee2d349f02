/// The reports that adlint can write.
package enum ReporterKind: String, CaseIterable, Sendable {
  /// For people, in a terminal.
  case text
  /// The lines that Xcode turns into issues.
  case xcode
  /// For scripts.
  case json
  /// For continuous integration.
  case junit
}
