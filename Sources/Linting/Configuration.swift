package import NativeAds
package import SourceModel

/// What a project's `.adlint.yml` says.
package struct Configuration: Sendable {
  /// A report to write.
  package struct Reporter: Hashable, Sendable {
    package let name: String
    /// An absolute path; nil for standard output.
    package let file: String?
  }

  /// What the SDKs require: what adlint was built with and the project's own profiles.
  package var book: RuleBook
  package var settings = Settings()
  package var exclusions = Exclusions.none
  /// The files to check; nil for all.
  package var inclusions: PathScope?
  package var sources = SourceFolders.automatic
  package var paths = PathSettings.none
  /// Nil where none is stated.
  package var baseline: BaselinePlace?
  /// Nil where none is stated.
  package var threshold: FailureThreshold?
  package var reporters: [Reporter] = []
  /// What the file says, for people.
  package var origin: ConfigurationOrigin?

  package init(book: RuleBook) { self.book = book }

  package static let fileName = ".adlint.yml"

  /// The configuration of a run: the given file, else the nearest one in the working directory or
  /// above it, else an empty one. `reporters` are the names of those that there are.
  package static func load(
    file: String?, workingDirectory: String, book: RuleBook, reporters: [String] = []
  ) throws(ConfigurationError) -> Configuration {
    let home = FilePath.canonical(workingDirectory) ?? workingDirectory
    guard let path = file.map({ FilePath.join(home, $0) }) ?? nearest(to: home) else {
      return Configuration(book: book)
    }
    let shown = file ?? FileDiscovery(workingDirectory: home).shownPath(path)
    let reader = ConfigurationReader(
      path: path, shown: shown, workingDirectory: home, reporters: reporters)
    return try reader.configuration(book: book)
  }

  private static func nearest(to folder: String) -> String? {
    var parts = folder.split(separator: "/")
    while true {
      let path = FilePath.join("/" + parts.joined(separator: "/"), fileName)
      if FilePath.canonical(path) != nil { return path }
      guard parts.popLast() != nil else { return nil }
    }
  }

  /// Whether a rule is on for a file.
  package func isOn(_ rule: RuleID, for path: String) -> Bool {
    paths.isOn(rule, for: path, usual: settings.severities)
  }
}
