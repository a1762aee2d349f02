/// What `--help` prints.
struct HelpText: Sendable {
  enum Form: String, CaseIterable, Sendable { case text, man, bash, zsh, fish }

  let text: String

  /// - Parameter command: nil for adlint as a whole.
  init(_ command: Command?) {
    text = command.map(Self.help(for:)) ?? Self.overview
  }

  private init(text: String) { self.text = text }

  /// `adlint help`
  init(_ arguments: ParsedArguments) throws(ToolError) {
    let form = arguments.value(of: "--reporter").flatMap(Form.init) ?? .text
    guard let name = arguments.operands.first else {
      self.init(text: Self.overview(as: form))
      return
    }
    guard form == .text else {
      throw ToolError("the form '\(form.rawValue)' is about all commands, not '\(name)'")
    }
    guard arguments.operands.count == 1 else {
      throw ToolError("'help' takes one command, not \(arguments.operands.count)")
    }
    guard let command = Command(rawValue: name) else {
      throw .unknown("command", name, among: Command.allCases.map(\.rawValue), listing: true)
    }
    self.init(command)
  }

  private static func overview(as form: Form) -> String {
    switch form {
    case .text: overview
    case .man: ManualPage().text
    case .bash: Completions.text(for: .bash)
    case .zsh: Completions.text(for: .zsh)
    case .fish: Completions.text(for: .fish)
    }
  }

  private static var overview: String {
    """
    adlint checks iOS native-ad layouts in Interface Builder files.

    Usage:
      adlint [lint] [OPTIONS] [PATH...]
    \(Command.allCases.filter { $0 != .lint }.map { "  " + usage($0) }.joined(separator: "\n"))

    Commands:
    \(TextWrap.definitions(Command.allCases.map { ($0.rawValue, $0.summary) }))

    Options:
    \(options([.version, .help]))

    'adlint COMMAND --help' describes a command and its options.

    \(exitStatus)

    """
  }

  private static func help(for command: Command) -> String {
    """
    Usage: \(usage(command))

    \(TextWrap.wrapped(command.description))

    Options:
    \(options(command.options))
    \(command == .lint ? "\n\(exitStatus)\n" : "")
    """
  }

  private static func usage(_ command: Command) -> String {
    "adlint \(command.rawValue) [OPTIONS] \(command.operands)".trimmingSuffix(" ")
  }

  private static func options(_ options: [OptionSpec]) -> String {
    TextWrap.definitions(options.map { ($0.synopsis, $0.help) })
  }

  private static var exitStatus: String {
    "Exit status:\n"
      + TextWrap.definitions(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    last == suffix ? String(dropLast()) : self
  }
}
