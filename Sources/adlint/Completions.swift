internal import LintRules
internal import SourceModel

/// What shells offer after the words of a command line.
enum Completions {
  /// The shells that adlint knows.
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }

  static let names = Command.allCases.map(\.rawValue)

  /// What the operands of a command are.
  enum Operand: Sendable {
    case none, files
    case words([String])
  }

  static func operand(of command: Command) -> Operand {
    switch command {
    case .lint, .inspect, .config: .files
    case .explain: .words(RuleRegistry.rules.map { $0.info.id.rawValue })
    case .help: .words(names)
    case .rules, .initialize: .none
    }
  }
}
