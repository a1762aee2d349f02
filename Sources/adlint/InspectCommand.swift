internal import InterfaceBuilder
internal import LintRules
internal import Linting
internal import SourceModel

/// `adlint inspect`
struct InspectCommand: Sendable {
  enum Form: String, CaseIterable, Sendable { case text, json }

  private let file: String
  private let form: Form
  private let configuration: String?
  private let workingDirectory: String

  init(_ arguments: ParsedArguments, surroundings: Surroundings) throws(ToolError) {
    guard let file = arguments.operands.first, arguments.operands.count == 1 else {
      throw ToolError("'inspect' needs one file")
    }
    self.file = file
    form = arguments.value(of: "--reporter").flatMap(Form.init) ?? .text
    configuration = arguments.value(of: OptionSpec.config.name)
    workingDirectory = surroundings.workingDirectory
  }

  func text() throws(ToolError) -> String {
    let setup = try Setup(configuration: configuration, workingDirectory: workingDirectory)
    let document = LintedDocument(
      try document(), book: setup.book, settings: setup.configuration.settings)
    let inspection = Inspection(document)
    return switch form {
    case .text: InspectionText(inspection).text
    case .json: try JSONText.of(inspection)
    }
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
