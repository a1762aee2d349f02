internal import Linting
internal import Reporting

/// An option as parsing, help, the manual and completions know it.
struct OptionSpec: Sendable {
  /// What stands after the option's name.
  enum Value: Sendable {
    /// Nothing.
    case none
    case text(placeholder: String)
    /// `-` is no file, unless it stands for standard input.
    case file(placeholder: String, orStandardInput: Bool = false)
    /// One of some words; `orFile` lets `=FILE` follow it.
    case choice(placeholder: String, what: String, words: [String], orFile: Bool)
  }

  /// With its dashes.
  let name: String
  /// A second name of one letter, with its dash.
  let shortName: String?
  let value: Value
  private let text: String
  /// Every one counts, not only the last.
  let isRepeatable: Bool

  init(
    _ name: String, _ value: Value = .none, _ help: String, short: String? = nil,
    repeats: Bool = false
  ) {
    self.name = name
    shortName = short
    self.value = value
    text = help
    isRepeatable = repeats
  }

  var help: String { isRepeatable ? text + " May be repeated." : text }

  /// The option with its value, as help shows it: `--jobs N`.
  var synopsis: String {
    switch value {
    case .none: (shortName.map { $0 + ", " } ?? "") + name
    case .text(let placeholder), .file(let placeholder, _): "\(name) \(placeholder)"
    case .choice(let placeholder, _, _, let orFile):
      "\(name) \(placeholder)" + (orFile ? "[=FILE]" : "")
    }
  }

  /// The words that the option accepts; empty where it accepts any text.
  var words: [String] {
    if case .choice(_, _, let words, _) = value { words } else { [] }
  }

  /// Refuses a word that is none of the choices, and `-` where it can be meant by nobody.
  func check(_ text: String) throws(ToolError) {
    if case .file(_, orStandardInput: false) = value, text == "-" {
      throw ToolError("option '\(name)' needs a file, not '-'")
    }
    guard case .choice(_, let what, let words, let orFile) = value else { return }
    let word = orFile ? String(text.prefix { $0 != "=" }) : text
    guard words.contains(word) else {
      throw .unknown(what, word, among: words, listing: true)
    }
  }
}

extension OptionSpec {
  static let help = OptionSpec("--help", "Print this help.", short: "-h")
  static let version = OptionSpec("--version", "Print the version of adlint.")

  static let config = OptionSpec(
    "--config", .file(placeholder: "FILE"),
    "Use this configuration, not the nearest .adlint.yml upwards from the working directory.")

  static let width = OptionSpec(
    "--width", .text(placeholder: "N"),
    "Lay the ad views out as at run time where the screen is N points wide; by default as wide as "
      + "on the canvas.")

  static let noSources = OptionSpec(
    "--no-sources",
    "Read Interface Builder files alone, not the Swift and Objective-C code beside them.")

  static let lint = [
    OptionSpec(
      "--reporter",
      .choice(
        placeholder: "NAME", what: "reporter", words: ReporterKind.allCases.map(\.rawValue),
        orFile: true),
      "Write this report: \(reporters); with =FILE into a file. Without it: text on a terminal, else "
        + "xcode.", repeats: true),
    OptionSpec(
      "--report-suppressed",
      "List what notes, the configuration or the baseline silence in the reports sarif and json, as "
        + "suppressed."),
    config,
    OptionSpec(
      "--files-from", .file(placeholder: "FILE", orStandardInput: true),
      "Check the files that this file names, one a line or each ended by NUL, too; - is standard "
        + "input.", repeats: true),
    OptionSpec(
      "--changed-since", .text(placeholder: "REF"),
      "Check the files that differ from where the branch left this git revision, new ones, and those "
        + "that changed code or translations bear on; below the paths."),
    OptionSpec(
      "--xcode-inputs",
      "Check the Input Files and Input File Lists of the Xcode build phase that runs adlint."),
    OptionSpec("--no-exclude", "Check what the configuration excludes or does not include, too."),
    OptionSpec("--error-on-no-files", "Exit with 2 when there is no file to check."),
    OptionSpec(
      "--fail-on",
      .choice(
        placeholder: "LEVEL", what: "level", words: FailureThreshold.allCases.map(\.rawValue),
        orFile: false),
      "Exit with 1 from this severity on: error (the default), warning, note or never."),
    OptionSpec("--strict", "The same as --fail-on warning; the later of the two counts."),
    OptionSpec(
      "--baseline", .file(placeholder: "FILE"),
      "Report only what this baseline does not accept; instead of the configuration's."),
    OptionSpec(
      "--write-baseline", .file(placeholder: "FILE"),
      "Accept all that is found: write it to this baseline and exit with 0. What the file accepts in "
        + "files that were not checked is kept."),
    OptionSpec("--strict-baseline", "Exit with 1 when the baseline accepts what is there no more."),
    OptionSpec(
      "--fix",
      "Mend what can be mended without changing what the author may have meant, except what is "
        + "silenced or in the baseline; report the rest."),
    OptionSpec("--unsafe-fixes", "Mend all that can be mended."),
    OptionSpec(
      "--diff",
      "Write nothing; print what --fix, or --unsafe-fixes, would change as a unified diff, "
        + "and exit with 1 where it would change something, unless --fail-on is never."),
    OptionSpec("--quiet", "Print no summary."),
    OptionSpec("--statistics", "Print on standard error how often each rule reports."),
    OptionSpec(
      "--verbose",
      "Name on standard error what was not reported and why: the app's code sees to it, a "
        + "suppression silences it, or the baseline accepts it."),
    noSources,
    OptionSpec(
      "--color",
      .choice(
        placeholder: "WHEN", what: "choice", words: ColorChoice.allCases.map(\.rawValue),
        orFile: false),
      "Colour the text report: auto (on a terminal, unless NO_COLOR is set), always or never."),
    OptionSpec(
      "--jobs", .text(placeholder: "N"), "Check up to N files at a time; by default one per core."),
    OptionSpec(
      "--stdin-filename", .text(placeholder: "NAME"), "The path of what - reads, for the reports."),
  ]

  /// `text, xcode or json`
  private static var reporters: String {
    let names = ReporterKind.allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The `--reporter` of a command that prints one thing.
  static func format(_ words: [String]) -> OptionSpec {
    OptionSpec(
      "--reporter", .choice(placeholder: "NAME", what: "reporter", words: words, orFile: false),
      "The form to print: \(words.joined(separator: ", ")); text by default.")
  }

  private init(_ name: String, _ help: String, short: String? = nil) {
    self.init(name, .none, help, short: short)
  }
}
