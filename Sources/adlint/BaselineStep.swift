internal import Linting
internal import Reporting
internal import SourceModel

/// Takes from a report what the project has accepted, or accepts what it finds.
struct BaselineStep: Sendable {
  private let options: LintOptions
  private let configuration: Configuration
  private let workingDirectory: String
  /// Nil where no baseline is read.
  let baseline: Baseline?

  /// Reads the baseline before anything is checked: a broken one is an error at once.
  init(
    _ options: LintOptions, _ configuration: Configuration, workingDirectory: String
  ) throws(ToolError) {
    self.options = options
    self.configuration = configuration
    self.workingDirectory = workingDirectory
    if let written = options.newBaseline {
      let discovery = FileDiscovery(workingDirectory: workingDirectory)
      if let read = options.baseline, discovery.place(of: read) != discovery.place(of: written) {
        throw ToolError("--write-baseline reads no other baseline; leave --baseline out")
      }
      baseline = nil
      return
    }
    let named = options.baseline.map { BaselinePlace($0, workingDirectory: workingDirectory) }
    baseline = try (named ?? configuration.baseline).flatMap { place throws(ToolError) in
      try Self.load(place)
    }
  }

  private static func load(
    _ place: BaselinePlace, isOptional: Bool = false
  ) throws(ToolError) -> Baseline? {
    do {
      return try Baseline.load(place, isOptional: isOptional)
    } catch {
      throw ToolError("\(error)")
    }
  }

  func outcome(of report: Report) throws(ToolError) -> Baseline.Outcome {
    guard let baseline = try written(report) ?? baseline else {
      return Baseline.Outcome(report: report)
    }
    return baseline.applied(to: report) { configuration.isOn($0, for: $1) }
  }

  /// The baseline that was asked for; nil where none was.
  private func written(_ report: Report) throws(ToolError) -> Baseline? {
    guard let file = options.newBaseline else { return nil }
    let place = BaselinePlace(file, workingDirectory: workingDirectory)
    let old = try Self.load(place, isOptional: true)
    let baseline = Baseline(of: report, at: place, keeping: old)
    try Output.write(baseline.text, toFile: place.file, named: "'\(file)'")
    if !options.isQuiet {
      let entries = Counted.words(baseline.counts.count, "entry", "entries")
      Output.inform("adlint: wrote \(entries) to '\(VisibleText.sentence(file))'")
    }
    return baseline
  }

  /// Says what the baseline accepts that is there no more.
  func complain(of stale: [Baseline.Key]) {
    guard let baseline, !stale.isEmpty, !options.isQuiet || options.isBaselineStrict else { return }
    let entries = Counted.words(stale.count, "entry", "entries")
    Output.complain(
      "\(entries) of the baseline '\(baseline.shownPath)' \(stale.count == 1 ? "is" : "are") stale; "
        + "--write-baseline renews it")
    guard options.isVerbose else { return }
    for key in stale {
      let about = [key.object, key.outlet].filter { !$0.isEmpty }.joined(separator: " ")
      Output.inform(
        VisibleText.sentence("\(key.path): stale (\(key.rule))\(about.isEmpty ? "" : ": \(about)")")
      )
    }
  }
}
