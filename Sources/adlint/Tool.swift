/// Runs one command line.
struct Tool: Sendable {
  let surroundings: Surroundings

  func run(_ words: [String]) -> ExitStatus {
    do {
      return try perform(ParsedArguments(words))
    } catch {
      Output.complain(error.message)
      return error.status
    }
  }

  private func perform(_ arguments: ParsedArguments) throws(ToolError) -> ExitStatus {
    let text: String
    switch arguments.request {
    case .version: text = "adlint \(Adlint.version)\n"
    case .help(let command): text = HelpText(command).text
    case .run(.help): text = try HelpText(arguments).text
    case .run(.rules): text = try RuleListing(arguments).text
    case .run(.explain): text = try RuleExplanation(arguments).text
    case .run(.inspect): text = try InspectCommand(arguments, surroundings: surroundings).text()
    case .run(.config): text = try ConfigCommand(arguments, surroundings: surroundings).text()
    case .run(.initialize):
      text = try InitCommand(arguments, surroundings: surroundings).run()
    case .run(.lint):
      return try LintCommand(LintOptions(arguments), surroundings: surroundings).run()
    }
    try Output.write(text)
    return .clean
  }
}
