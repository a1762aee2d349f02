/// Completion for fish, with the help of each option.
enum FishCompletion {
  static var text: String {
    let commands = Command.allCases.map {
      "complete -c adlint -n __fish_use_subcommand -a \($0.rawValue) -d \(quoted($0.summary))"
    }
    let lines = commands + Command.allCases.flatMap(lines)
    return "# Completion of adlint for fish.\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ command: Command) -> [String] {
    let start = "complete -c adlint -n \(quoted(condition(command)))"
    let options = command.options.map { option in
      let short = option.shortName.map { " -s \($0.dropFirst())" } ?? ""
      let name = "\(start)\(short) -l \(option.name.dropFirst(2))"
      return name + value(option) + " -d \(quoted(option.help))"
    }
    switch Completions.operand(of: command) {
    case .files: return options
    case .none: return ["\(start) -f"] + options
    case .words(let words):
      return ["\(start) -f -a \(quoted(words.joined(separator: " ")))"] + options
    }
  }

  private static func condition(_ command: Command) -> String {
    guard command == .lint else { return "__fish_seen_subcommand_from \(command.rawValue)" }
    let others = Completions.names.filter { $0 != command.rawValue }
    return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
  }

  private static func value(_ option: OptionSpec) -> String {
    switch option.value {
    case .none: ""
    case .text: " -x"
    case .file: " -r"
    case .choice(_, _, let words, _): " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "'"
  }
}
