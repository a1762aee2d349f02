internal import Linting
internal import Reporting
internal import SourceModel

/// When the text report is coloured.
enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

/// The options of `adlint lint`.
struct LintOptions: Sendable {
  /// A report to write.
  struct Output: Hashable, Sendable {
    let kind: ReporterKind
    /// Nil for standard output.
    let file: String?
  }

  let paths: [String]
  /// Empty where the user chose none.
  let outputs: [Output]
  /// Reports that can tell list what is silenced, too.
  let listsSuppressed: Bool
  let configuration: String?
  let baseline: String?
  /// The baseline to write instead of reading one.
  let newBaseline: String?
  /// Stale entries fail the run.
  let isBaselineStrict: Bool
  /// Nil where the user stated none.
  let threshold: FailureThreshold?
  /// Where files are named besides the operands.
  let inputs: InputOptions
  /// The configuration's excluded and included do not count.
  let checksExcluded: Bool
  /// A run without a file to check is an error.
  let needsFiles: Bool
  let showsStatistics: Bool
  /// Nil where nothing is to be mended.
  let fixes: FixSafety?
  /// The fixes are shown, not made.
  let showsDiff: Bool
  let isQuiet: Bool
  let isVerbose: Bool
  let readsSources: Bool
  let color: ColorChoice
  /// Nil for one per core.
  let jobs: Int?
  let standardInputName: String?
  /// `lint` was not written, so the first path may be a mistyped command.
  let isImplicit: Bool

  init(_ arguments: ParsedArguments) throws(ToolError) {
    paths = arguments.operands
    // A script's unset variable must not check the whole working directory.
    guard !paths.contains("") else { throw ToolError("a path is empty") }
    outputs = try Self.outputs(arguments)
    listsSuppressed = arguments.has("--report-suppressed")
    configuration = arguments.value(of: OptionSpec.config.name)
    baseline = arguments.value(of: "--baseline")
    newBaseline = arguments.value(of: "--write-baseline")
    isBaselineStrict = arguments.has("--strict-baseline")
    threshold = Self.threshold(arguments)
    inputs = try InputOptions(arguments)
    checksExcluded = arguments.has("--no-exclude")
    needsFiles = arguments.has("--error-on-no-files")
    showsStatistics = arguments.has("--statistics")
    showsDiff = arguments.has("--diff")
    fixes =
      arguments.has("--unsafe-fixes")
      ? .all
      : arguments.has("--fix") || arguments.has("--diff") ? .safe : nil
    try OptionConflicts.refuse(arguments)
    if showsDiff, outputs.contains(where: { $0.file == nil }) {
      throw ToolError("--diff prints to standard output; write --reporter NAME=FILE")
    }
    isQuiet = arguments.has("--quiet")
    isVerbose = arguments.has("--verbose")
    readsSources = !arguments.has("--no-sources")
    color = arguments.value(of: "--color").flatMap(ColorChoice.init) ?? .auto
    jobs = try Self.jobs(arguments)
    standardInputName = arguments.value(of: "--stdin-filename")
    isImplicit = arguments.isImplicit
  }

  private static func outputs(_ arguments: ParsedArguments) throws(ToolError) -> [Output] {
    var outputs: [Output] = []
    for option in arguments.options where option.name == "--reporter" {
      let parts = option.value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let kind = ReporterKind(rawValue: String(parts[0])) else { continue }
      let file = parts.count > 1 ? String(parts[1]) : nil
      guard file != "" else { throw ToolError("'\(option.value)' names no file") }
      outputs.append(Output(kind: kind, file: file == "-" ? nil : file))
    }
    guard outputs.count(where: { $0.file == nil }) <= 1 else {
      throw ToolError("only one report can go to standard output; write --reporter NAME=FILE")
    }
    return outputs
  }

  private static func threshold(_ arguments: ParsedArguments) -> FailureThreshold? {
    let last = arguments.options.last { $0.name == "--fail-on" || $0.name == "--strict" }
    guard let last else { return nil }
    return FailureThreshold(rawValue: last.value) ?? .warning
  }

  private static func jobs(_ arguments: ParsedArguments) throws(ToolError) -> Int? {
    guard let text = arguments.value(of: "--jobs") else { return nil }
    guard let jobs = Int(text), jobs > 0 else {
      throw ToolError("option '--jobs' needs a number above 0, not '\(text)'")
    }
    return jobs
  }
}
