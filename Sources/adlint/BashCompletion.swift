/// Completion for bash: where it has nothing to offer, bash completes names of files.
enum BashCompletion {
  static var text: String {
    """
    # Completion of adlint for bash.
    _adlint() {
      local current=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]} command=lint words=
      if [[ $current == = ]]; then
        current=
      elif [[ $last == = ]]; then
        last=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      if ((COMP_CWORD > 1)); then
        case ${COMP_WORDS[1]} in
          \(Completions.names.joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case $command:$last in
    \(lines(Command.allCases.flatMap(values)))
        *)
          case $command:$current in
    \(lines(Command.allCases.map(options), indent: 8))
    \(lines(Command.allCases.flatMap(operands), indent: 8))
          esac
          ((COMP_CWORD == 1)) && [[ $current != -* ]] && words='\(words(Completions.names))'
          ;;
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
    }
    complete -o bashdefault -o default -F _adlint adlint

    """
  }

  private static func lines(_ lines: [String], indent: Int = 4) -> String {
    lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func values(_ command: Command) -> [String] {
    command.options.compactMap { option in
      if case .none = option.value { return nil }
      return "\(command.rawValue):\(option.name)) words='\(words(option.words))' ;;"
    }
  }

  private static func options(_ command: Command) -> String {
    "\(command.rawValue):-*) words='\(words(command.options.map(\.name)))' ;;"
  }

  private static func operands(_ command: Command) -> [String] {
    guard case .words(let names) = Completions.operand(of: command) else { return [] }
    return ["\(command.rawValue):*) words='\(words(names))' ;;"]
  }
}
