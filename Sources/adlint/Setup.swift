internal import Linting
internal import NativeAds
internal import Reporting

/// What adlint knows and what the project asks for.
struct Setup: Sendable {
  /// The SDKs that the project uses.
  let book: RuleBook
  let configuration: Configuration

  /// A given configuration file overrides the search for one.
  init(configuration: String?, workingDirectory: String) throws(ToolError) {
    let builtIn: RuleBook
    do {
      builtIn = try RuleBook.builtIn()
    } catch {
      throw ToolError("the built-in rules are broken: \(error)", status: .internalError)
    }
    do {
      self.configuration = try Configuration.load(
        file: configuration, workingDirectory: workingDirectory, book: builtIn,
        reporters: ReporterKind.allCases.map(\.rawValue))
    } catch {
      throw ToolError("\(error)")
    }
    book = self.configuration.book.using(self.configuration.settings.sdks)
  }
}
