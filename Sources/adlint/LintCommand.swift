internal import Linting
internal import NativeAds
internal import Reporting
internal import SourceModel

/// `adlint lint`
struct LintCommand: Sendable {
  private let options: LintOptions
  private let surroundings: Surroundings
  private let workingDirectory: String
  private let stopwatch = Stopwatch()

  init(_ options: LintOptions, surroundings: Surroundings) throws(ToolError) {
    self.options = options
    self.surroundings = surroundings
    workingDirectory = try surroundings.workingDirectory()
  }

  func run() throws(ToolError) -> ExitStatus {
    try refuseMistypedCommand()
    let setup = try Setup(
      configuration: options.configuration, workingDirectory: workingDirectory)
    let baseline = try BaselineStep(
      options, setup.configuration, workingDirectory: workingDirectory)
    let outputs = outputs(setup.configuration)
    let linter = linter(setup, for: outputs)
    let found = try RunInputs(
      options, setup.configuration, linter, surroundings, workingDirectory: workingDirectory)
    let inputs = found.inputs
    try refuseOverwriting(setup.configuration, inputs, outputs)
    let mended = options.fixes.map {
      FixRun(linter, inputs, $0, accepting: baseline.baseline, isDry: options.showsDiff)
    }
    let outcome = try baseline.outcome(of: report(on: found, linter))
    if options.showsDiff, let mended {
      let status = try show(mended, outcome, to: outputs, setup.configuration)
      baseline.complain(of: outcome.stale)
      return status
    }
    let failures = (mended?.failures ?? []) + write(outcome.report, to: outputs)
    for failure in failures { Output.complain(failure.message) }
    if let summary = mended?.summary, !options.isQuiet { Output.inform(summary) }
    if options.isVerbose { explainSilence(outcome.report) }
    baseline.complain(of: outcome.stale)
    summarise(outcome.report, outputs)
    return failures.isEmpty ? status(of: outcome, setup.configuration) : .badInput
  }

  /// Prints the differences that fixes would make, and writes the reports that go to files.
  private func show(
    _ run: FixRun, _ outcome: Baseline.Outcome, to outputs: [LintOptions.Output],
    _ configuration: Configuration
  ) throws(ToolError) -> ExitStatus {
    try Output.write(run.diff)
    let report = outcome.report
    let failures = run.failures + write(report, to: outputs.filter { $0.file != nil })
    for failure in failures { Output.complain(failure.message) }
    let unreadable = report.files.filter(\.isUnreadable).flatMap(\.findings)
    for located in unreadable { Output.complain("\(located.path): \(located.finding.message)") }
    if options.isVerbose { explainSilence(report) }
    if options.showsStatistics { Output.inform(RuleStatistics(report).text) }
    guard failures.isEmpty, !report.isUnreadable else { return .badInput }
    if options.isBaselineStrict, !outcome.stale.isEmpty { return .findings }
    return run.fixes == 0 || threshold(configuration) == .never ? .clean : .findings
  }

  /// A report or baseline must not take the place of another file of the run.
  private func refuseOverwriting(
    _ configuration: Configuration, _ inputs: [LintInput], _ outputs: [LintOptions.Output]
  ) throws(ToolError) {
    var files = WrittenFiles(workingDirectory: workingDirectory)
    for case .file(let path) in inputs.map(\.source) { files.keep(path, as: "a file to check") }
    files.keep(configuration.origin?.path, as: "the configuration")
    if let file = options.newBaseline {
      try files.write(file, as: "the baseline")
    } else {
      files.keep(options.baseline ?? configuration.baseline?.file, as: "the baseline")
    }
    for output in outputs {
      if let file = output.file { try files.write(file, as: "the \(output.kind) report") }
    }
  }

  private func linter(_ setup: Setup, for outputs: [LintOptions.Output]) -> Linter {
    let configuration = setup.configuration
    return Linter(
      book: setup.book, settings: configuration.settings, paths: configuration.paths,
      jobs: options.jobs ?? surroundings.processors,
      code: ProjectCode(
        options.readsSources ? configuration.sources : .none,
        exclusions: configuration.exclusions, workingDirectory: workingDirectory),
      extras: outputs.reduce(into: []) { $0.formUnion($1.kind.extras) })
  }

  private func report(on found: RunInputs, _ linter: Linter) -> Report {
    let progress = Progress(
      of: found.inputs.count, isShown: surroundings.errorIsTerminal && !options.isQuiet)
    defer { progress.end() }
    return linter.report(on: found.inputs, whole: found.areWhole) { progress.advance() }
  }

  /// A first word that is no path but nearly a command.
  private func refuseMistypedCommand() throws(ToolError) {
    guard options.isImplicit, let word = options.paths.first, word != "-",
      !FileDiscovery(workingDirectory: workingDirectory).exists(word)
    else { return }
    guard Command(rawValue: word) == nil else {
      throw ToolError("the command '\(word)' has to stand before its options")
    }
    guard NearestName.of(word, among: Command.allCases.map(\.rawValue)) != nil
    else { return }
    throw .unknown("command", word, among: Command.allCases.map(\.rawValue))
  }
}

// MARK: - Output

extension LintCommand {
  private func outputs(_ configuration: Configuration) -> [LintOptions.Output] {
    guard options.outputs.isEmpty else { return options.outputs }
    let stated = configuration.reporters.compactMap { reporter in
      ReporterKind(rawValue: reporter.name)
        .map { LintOptions.Output(kind: $0, file: reporter.file) }
    }
    guard stated.isEmpty else { return stated }
    let kind: ReporterKind = surroundings.outputIsTerminal ? .text : .xcode
    return [LintOptions.Output(kind: kind, file: nil)]
  }

  /// Writes every report, whatever becomes of the others.
  private func write(_ report: Report, to outputs: [LintOptions.Output]) -> [ToolError] {
    var failures: [ToolError] = []
    for output in outputs {
      do {
        try write(Reporters.render(report, as: output.kind, style: style(of: output)), to: output)
      } catch {
        failures.append(error)
      }
    }
    do { try writeStepSummary(report, outputs) } catch { failures.append(error) }
    return failures
  }

  /// Beside annotations, which are limited in number, GitHub shows a page for each step.
  private func writeStepSummary(
    _ report: Report, _ outputs: [LintOptions.Output]
  ) throws(ToolError) {
    guard let output = outputs.first(where: { $0.kind == .github }),
      !surroundings.stepSummary.isEmpty
    else { return }
    try Output.append(
      Reporters.render(report, as: .markdown, style: style(of: output)) + "\n",
      toFile: surroundings.stepSummary, named: "the step summary")
  }

  private func write(_ text: String, to output: LintOptions.Output) throws(ToolError) {
    guard let file = output.file else { return try Output.write(text) }
    let path = file.hasPrefix("/") ? file : workingDirectory + "/" + file
    try Output.write(text, toFile: path, named: "'\(file)'")
  }

  private func style(of output: LintOptions.Output) -> ReportStyle {
    ReportStyle(
      isColored: isColored(output), version: Adlint.version, seconds: stopwatch.seconds,
      timestamp: stopwatch.timestamp, hostName: surroundings.hostName,
      checkout: output.kind.namesFilesFromRoot
        ? Repository.checkout(around: workingDirectory, workspace: surroundings.workspace) : nil,
      listsSuppressed: options.listsSuppressed)
  }

  private func isColored(_ output: LintOptions.Output) -> Bool {
    switch options.color {
    case .always: true
    case .never: false
    case .auto:
      output.file == nil && surroundings.outputIsTerminal && !surroundings.refusesColor
    }
  }

  /// What was not reported, and why.
  private func explainSilence(_ report: Report) {
    for located in report.refuted + report.suppressed { Output.inform(Silence(located).line) }
  }

  /// One line for people: nothing for scripts, and nothing where there is nothing to say.
  private func summarise(_ report: Report, _ outputs: [LintOptions.Output]) {
    if options.showsStatistics { Output.inform(RuleStatistics(report).text) }
    let isForPeople = outputs.contains(LintOptions.Output(kind: .text, file: nil))
    let hasNews = report.worst != nil || surroundings.errorIsTerminal
    guard isForPeople, hasNews, !options.isQuiet else { return }
    Output.inform(RunSummary(report).line)
  }

  private func status(
    of outcome: Baseline.Outcome, _ configuration: Configuration
  ) -> ExitStatus {
    if options.newBaseline != nil { return .clean }
    let report = outcome.report
    if report.isUnreadable { return .badInput }
    if options.isBaselineStrict, !outcome.stale.isEmpty { return .findings }
    return report.worst.map(threshold(configuration).isReached) == true ? .findings : .clean
  }

  private func threshold(_ configuration: Configuration) -> FailureThreshold {
    options.threshold ?? configuration.threshold ?? .error
  }
}

extension Report {
  /// Whether a file could not be read. Whoever lowered the severity of that does not want to stop
  /// for it.
  fileprivate var isUnreadable: Bool {
    files.contains { file in
      file.isUnreadable && file.findings.contains { $0.finding.severity == .error }
    }
  }
}
