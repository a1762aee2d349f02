package import NativeAds
package import SourceModel
internal import YAMLDocument

/// What a project's `.adlint.yml` says.
package struct Configuration: Sendable {
  package let settings: Settings
  package let exclusions: Exclusions
  package let sources: SourceFolders
  package let paths: PathSettings
  /// Nil where none is stated.
  package let baseline: BaselinePlace?

  package init(
    settings: Settings = Settings(), exclusions: Exclusions = .none,
    sources: SourceFolders = .automatic, paths: PathSettings = .none,
    baseline: BaselinePlace? = nil
  ) {
    self.settings = settings
    self.exclusions = exclusions
    self.sources = sources
    self.paths = paths
    self.baseline = baseline
  }

  package static let fileName = ".adlint.yml"

  /// The configuration of a run: the given file, else the nearest one in the working directory or
  /// above it, else an empty one.
  package static func load(
    file: String?, workingDirectory: String, book: RuleBook
  ) throws(ConfigurationError) -> Configuration {
    let home = FilePath.canonical(workingDirectory) ?? workingDirectory
    guard let path = file.map({ FilePath.join(home, $0) }) ?? nearest(to: home) else {
      return Configuration()
    }
    let shown = file ?? FileDiscovery(workingDirectory: home).shownPath(path)
    return try read(path, shown: shown, workingDirectory: home, book: book)
  }

  private static func nearest(to folder: String) -> String? {
    var parts = folder.split(separator: "/")
    while true {
      let path = FilePath.join("/" + parts.joined(separator: "/"), fileName)
      if FilePath.canonical(path) != nil { return path }
      guard parts.popLast() != nil else { return nil }
    }
  }

  private static func read(
    _ path: String, shown: String, workingDirectory: String, book: RuleBook
  ) throws(ConfigurationError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(ofFile: path)
    } catch {
      throw ConfigurationError(path: shown, failure: error)
    }
    do {
      guard let root = try YAMLValue.parse(bytes) else { return Configuration() }
      let decoder = try ConfigurationDecoder(root, book: book)
      let folder = FilePath.folder(of: FilePath.canonicalPlace(path) ?? path)
      return Configuration(
        settings: try decoder.settings(),
        exclusions: Exclusions(folder: folder, patterns: try decoder.excluded()),
        sources: try decoder.sources(below: folder),
        paths: try decoder.paths(
          PathSettingsDecoder(
            file: SourceFile(path: shown, text: bytes), folder: folder,
            workingDirectory: workingDirectory)),
        baseline: try decoder.baseline(in: folder, workingDirectory: workingDirectory))
    } catch {
      throw ConfigurationError(error, path: shown)
    }
  }

  /// Whether a rule is on for a file.
  package func isOn(_ rule: RuleID, for path: String) -> Bool {
    paths.isOn(rule, for: path, usual: settings.severities)
  }
}
