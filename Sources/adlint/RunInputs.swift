internal import Linting
internal import SourceModel

/// The files that a run checks.
struct RunInputs: Sendable {
  /// In the order of their paths.
  let inputs: [LintInput]
  /// They are all that the configuration can speak of.
  let areWhole: Bool

  /// Finds the files, and says on standard error what in the configuration concerns none.
  init(
    _ options: LintOptions, _ configuration: Configuration, _ linter: Linter,
    _ surroundings: Surroundings, workingDirectory: String
  ) throws(ToolError) {
    let named = try options.inputs.named(
      besides: options.paths, surroundings: surroundings, workingDirectory: workingDirectory)
    let discovery = FileDiscovery(
      workingDirectory: workingDirectory,
      exclusions: options.checksExcluded ? .none : configuration.exclusions,
      inclusions: options.checksExcluded ? nil : configuration.inclusions)
    let files = discovery.find(named.paths, standardInputName: options.standardInputName)
    inputs = Self.adding(named.changes, to: files.inputs, options, linter, discovery)
    let folders = options.inputs.wholePaths(among: options.paths).map(discovery.place)
    areWhole = configuration.origin?.isWithin(folders) == true
    if inputs.isEmpty, options.needsFiles {
      throw ToolError("there is no Interface Builder file to check")
    }
    guard !options.isQuiet else { return }
    if areWhole { Self.warn(of: configuration) }
    if options.isVerbose, areWhole { Self.tell(ofIdleExclusionsIn: configuration) }
    if inputs.isEmpty, files.excludedArguments > 0 || configuration.inclusions != nil {
      let all = named.paths == nil ? "there is" : "was named"
      Output.complain("the configuration leaves out all that \(all); nothing was checked")
    }
  }

  /// The inputs with those that changes elsewhere bear on.
  private static func adding(
    _ changes: [ChangedFile], to inputs: [LintInput], _ options: LintOptions, _ linter: Linter,
    _ discovery: FileDiscovery
  ) -> [LintInput] {
    guard !changes.isEmpty else { return inputs }
    let known = Set(inputs.map(\.source))
    let others = discovery.inputs(for: options.paths).filter { !known.contains($0.source) }
    return (inputs + linter.inputs(others, concernedBy: changes)).sorted { $0.path < $1.path }
  }

  /// Names the patterns of the configuration that mean nothing.
  private static func warn(of configuration: Configuration) {
    guard let origin = configuration.origin else { return }
    warn(of: origin.idle(origin.patterns), in: origin)
  }

  /// The same for `excluded`, which may name what only some checkouts hold.
  private static func tell(ofIdleExclusionsIn configuration: Configuration) {
    guard let origin = configuration.origin else { return }
    warn(of: origin.idle(origin.exclusions), in: origin)
  }

  private static func warn(of patterns: [StatedPattern], in origin: ConfigurationOrigin) {
    for pattern in patterns {
      let place = CodePlace(path: origin.path, position: pattern.position)
      Output.complain("\(place.words): no file matches '\(pattern.text)'")
    }
  }
}
