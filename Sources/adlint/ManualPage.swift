/// The manual page, in roff.
struct ManualPage: Sendable {
  let text: String

  init() {
    let parts = [
      ".TH ADLINT 1 \"\" \"adlint \(Adlint.version)\" \"User Commands\"",
      Self.section("NAME", "adlint \\- check native\\-ad layouts in Interface Builder files"),
      Self.section("SYNOPSIS", Command.allCases.map(Self.synopsis).joined(separator: "\n.br\n")),
      Self.section(
        "DESCRIPTION",
        Self.plain(
          "Reads the .xib and .storyboard files of an iOS app, finds the native-ad views in them and "
            + "says, with line and column, what breaks the rules of the ad SDK.")),
      Self.section("COMMANDS", Command.allCases.map(Self.command).joined(separator: "\n")),
      Self.section(
        "EXIT STATUS",
        Self.list(ExitStatus.allCases.map { ("\($0.rawValue)", Self.plain($0.meaning)) })),
      Self.section("ENVIRONMENT", Self.list(Self.environment)),
      Self.section("FILES", Self.list(Self.files)),
    ]
    text = parts.joined(separator: "\n") + "\n"
  }

  private static let environment = [
    ("NO_COLOR", "If set and not empty, the text report has no colour."),
    (
      "SCRIPT_INPUT_FILE_COUNT, SCRIPT_INPUT_FILE_LIST_COUNT",
      "What Xcode hands to a build phase, with \\-\\-xcode\\-inputs."
    ),
  ]

  private static let files = [
    (
      ".adlint.yml",
      "The configuration: the nearest one from the working directory upwards. "
        + "\\fBadlint init\\fR writes one with every key in comments."
    )
  ]

  private static func section(_ name: String, _ body: String) -> String { ".SH \(name)\n\(body)" }

  private static func synopsis(_ command: Command) -> String {
    let name = command == .lint ? "[\\fBlint\\fR]" : "\\fB\(command.rawValue)\\fR"
    let words = ["\\fBadlint\\fR", name, "[\\fIOPTIONS\\fR]", plain(command.operands)]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func command(_ command: Command) -> String {
    let options = command.options.map { (plain($0.synopsis), plain($0.help)) }
    return ".SS \(command.rawValue)\n\(plain(command.description))\n\(list(options))"
  }

  private static func list(_ pairs: [(name: String, text: String)]) -> String {
    pairs.map { ".TP\n\\fB\($0.name)\\fR\n\(line($0.text))" }.joined(separator: "\n")
  }

  /// Text that roff prints as it stands.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return line(result)
  }

  /// A full stop at the start of a line would be a request.
  private static func line(_ text: String) -> String {
    text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
