/// Completion for zsh, with the help of each option.
enum ZshCompletion {
  static var text: String {
    """
    #compdef adlint
    # Completion of adlint for zsh.
    _adlint() {
      local command=lint
      local -a commands=(
    \(Command.allCases.map { "    '\($0.rawValue):\(escaped($0.summary))'" }.joined(separator: "\n"))
      )
      case $words[2] in
        \(Completions.names.joined(separator: "|")))
          if ((CURRENT > 2)); then
            command=$words[2]
            shift words
            ((CURRENT--))
          fi
          ;;
      esac
      if ((CURRENT == 2)) && [[ $command == lint && $words[CURRENT] != -* ]]; then
        _describe -t commands command commands
      fi
      case $command in
    \(Command.allCases.map(arguments).joined(separator: "\n"))
      esac
    }
    _adlint "$@"

    """
  }

  private static func arguments(_ command: Command) -> String {
    let specs = command.options.map(spec) + operands(of: command)
    let lines = specs.map { "        '\($0)'" }.joined(separator: " \\\n")
    return "    \(command.rawValue))\n      _arguments -S \\\n\(lines)\n      ;;"
  }

  private static func spec(_ option: OptionSpec) -> String {
    let help = "[\(escaped(option.help))]"
    switch option.value {
    case .none: return option.name + help
    case .text(let name): return "\(option.name)=\(help):\(name):"
    case .file(let name): return "\(option.name)=\(help):\(name):_files"
    case .choice(let name, _, let words, let orFile):
      let repeats = orFile ? "*" : ""
      return "\(repeats)\(option.name)=\(help):\(name):(\(words.joined(separator: " ")))"
    }
  }

  private static func operands(of command: Command) -> [String] {
    switch Completions.operand(of: command) {
    case .none: []
    case .files: ["*:file:_files"]
    case .words(let words): ["*:word:(\(words.joined(separator: " ")))"]
    }
  }

  /// What may stand in a specification between single quotes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
