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
    let name = (option.isRepeatable ? "*" : "") + option.name
    let help = "[\(escaped(option.help))]"
    switch option.value {
    case .none: return name + help
    case .text(let value): return "\(name)=\(help):\(value):"
    case .file(let value, _): return "\(name)=\(help):\(value):_files"
    case .choice(let value, _, let words, _):
      return "\(name)=\(help):\(value):(\(words.joined(separator: " ")))"
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
