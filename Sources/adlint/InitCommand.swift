internal import Linting
internal import NativeAds

/// `adlint init`
struct InitCommand: Sendable {
  private let workingDirectory: String

  init(_ arguments: ParsedArguments, surroundings: Surroundings) throws(ToolError) {
    if let extra = arguments.operands.first { throw ToolError("'init' takes no '\(extra)'") }
    workingDirectory = try surroundings.workingDirectory()
  }

  /// Writes the file and says so.
  func run() throws(ToolError) -> String {
    let name = Configuration.fileName
    guard !FileDiscovery(workingDirectory: workingDirectory).exists(name) else {
      throw ToolError("there is a configuration already: '\(name)'")
    }
    let book: RuleBook
    do {
      book = try RuleBook.builtIn()
    } catch {
      throw ToolError("the built-in rules are broken: \(error)", status: .internalError)
    }
    let survey = ProjectSurvey(of: workingDirectory, book: book)
    try Output.write(
      ConfigurationTemplate.text(survey), toFile: workingDirectory + "/" + name,
      named: "'\(name)'")
    return "wrote \(name)\n"
  }
}
