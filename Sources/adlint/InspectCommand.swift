internal import InterfaceBuilder
internal import LintRules
internal import Linting
internal import NativeAds
internal import SourceModel

/// `adlint inspect`
struct InspectCommand: Sendable {
  enum Form: String, CaseIterable, Sendable { case text, json }

  private let file: String
  private let form: Form
  private let configuration: String?
  /// That of the screen, in points; nil for that of the canvas.
  private let width: Double?
  private let workingDirectory: String
  private let readsSources: Bool
  private let processors: Int

  init(_ arguments: ParsedArguments, surroundings: Surroundings) throws(ToolError) {
    guard let file = arguments.operands.first, arguments.operands.count == 1 else {
      throw ToolError("'inspect' needs one file")
    }
    self.file = file
    form = arguments.value(of: "--reporter").flatMap(Form.init) ?? .text
    configuration = arguments.value(of: OptionSpec.config.name)
    width = try Self.width(arguments)
    workingDirectory = try surroundings.workingDirectory()
    readsSources = !arguments.has(OptionSpec.noSources.name)
    processors = surroundings.processors
  }

  private static func width(_ arguments: ParsedArguments) throws(ToolError) -> Double? {
    guard let text = arguments.value(of: OptionSpec.width.name) else { return nil }
    guard let width = ScreenWidths.width(text) else {
      throw ToolError("option '--width': \(ScreenWidths.expectation(text))")
    }
    return width
  }

  func text() throws(ToolError) -> String {
    let setup = try Setup(configuration: configuration, workingDirectory: workingDirectory)
    var settings = setup.configuration.settings
    if let width { settings.widths = [width] }
    let document = try document()
    let linted = LintedDocument(
      document, book: setup.book, settings: settings, evidence: evidence(document, setup))
    let inspection = Inspection(linted, width: width)
    return switch form {
    case .text: InspectionText(inspection).text
    case .json: try JSONText.of(inspection)
    }
  }

  /// What the code of the file's project says.
  private func evidence(_ document: Document, _ setup: Setup) -> CodeEvidence? {
    guard
      let code = ProjectCode(
        readsSources ? setup.configuration.sources : .none,
        exclusions: setup.configuration.exclusions, workingDirectory: workingDirectory),
      let input = FileDiscovery(workingDirectory: workingDirectory).inputs(for: [file]).first
    else { return nil }
    return code.evidence(
      for: input, document, book: setup.book, settings: setup.configuration.settings,
      jobs: processors)
  }

  private func document() throws(ToolError) -> Document {
    let shown = FileDiscovery(workingDirectory: workingDirectory).shownPath(file)
    do {
      switch try DocumentReader.read(path: shown, bytes: bytes()) {
      case .document(let document): return document
      case .archive:
        throw ToolError("\(shown): it has the format of Xcode before version 5")
      case .foreign:
        throw ToolError("\(shown): no Interface Builder document for iOS or tvOS")
      }
    } catch let error as DocumentError {
      let place = LineTable(error.file.text).position(at: error.offset)
      throw ToolError("\(shown):\(place.line):\(place.column): \(error.reason)")
    } catch let error as ToolError {
      throw error
    } catch {
      throw ToolError("\(error)", status: .internalError)
    }
  }

  private func bytes() throws(ToolError) -> [UInt8] {
    do {
      if file == "-" { return try FileReader.bytes(from: 0) }
      return try FileReader.bytes(
        ofFile: file.hasPrefix("/") ? file : workingDirectory + "/" + file)
    } catch {
      throw ToolError("cannot read '\(file)': \(error.reason)")
    }
  }
}
