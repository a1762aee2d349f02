internal import Linting
internal import Reporting
internal import SourceModel

/// `adlint config`
struct ConfigCommand: Sendable {
  enum Form: String, CaseIterable, Sendable { case text, json }

  private let file: String?
  private let form: Form
  private let configuration: String?
  private let workingDirectory: String

  init(_ arguments: ParsedArguments, surroundings: Surroundings) throws(ToolError) {
    guard arguments.operands.count < 2 else {
      throw ToolError("'config' takes one file, not \(arguments.operands.count)")
    }
    file = arguments.operands.first
    form = arguments.value(of: "--reporter").flatMap(Form.init) ?? .text
    configuration = arguments.value(of: OptionSpec.config.name)
    workingDirectory = try surroundings.workingDirectory()
  }

  func text() throws(ToolError) -> String {
    let setup = try Setup(configuration: configuration, workingDirectory: workingDirectory)
    let discovery = FileDiscovery(workingDirectory: workingDirectory)
    if let file, !discovery.exists(file) {
      throw ToolError("cannot tell what holds for '\(file)': no such file or folder")
    }
    if let file, discovery.isFolder(file) { throw ToolError("'\(file)' is a folder; name a file") }
    let shown = file.map(discovery.shownPath)
    let page = Page(setup.configuration, file: shown)
    return switch form {
    case .text: page.text
    case .json: try JSONText.of(page)
    }
  }

  /// What is printed.
  private struct Page: Encodable {
    struct Setting: Encodable {
      let key: String
      let value: String
      let from: String?
    }

    struct Rule: Encodable {
      let rule: String
      let severity: String
      let from: String?
    }

    let configuration: String?
    let file: String?
    let isChecked: Bool?
    /// Why a file is not checked.
    let reason: String?
    let settings: [Setting]
    let rules: [Rule]

    init(_ configuration: Configuration, file: String?) {
      let effective = EffectiveConfiguration(configuration, file: file)
      self.configuration = configuration.origin?.path
      self.file = file
      isChecked = file.map { _ in effective.omission == nil }
      reason = effective.omission.map { omission in
        switch omission {
        case .excluded(let place): "excluded" + (place.map { " (\($0.words))" } ?? "")
        case .notIncluded: "not among what is included"
        case .passedOver(let folder): "checked only when it is named: '\(folder)' is not entered"
        case .otherName: "checked only when it is named: it is no .xib or .storyboard"
        }
      }
      settings = effective.values.map {
        Setting(key: $0.key.rawValue, value: $0.text, from: $0.place?.words)
      }
      rules = effective.rules.map {
        Rule(
          rule: $0.rule.rawValue, severity: $0.severity?.rawValue ?? "off",
          from: $0.place?.words)
      }
    }

    var text: String {
      var lines = ["configuration: \(configuration ?? "none")"]
      if let file { lines.append("\(file): \(reason ?? "checked")") }
      let keys = settings.map { [$0.key, $0.value, $0.from ?? "default"] }
      var parts = [lines.joined(separator: "\n"), Self.table(["KEY", "VALUE", "FROM"], keys)]
      if !rules.isEmpty {
        let rows = rules.map { [$0.rule, $0.severity, $0.from ?? ""] }
        parts.append(Self.table(["RULE", "SEVERITY", "FROM"], rows))
      }
      return parts.joined(separator: "\n\n") + "\n"
    }

    private static func table(_ head: [String], _ rows: [[String]]) -> String {
      TextWrap.table(([head] + rows).map { $0.map(VisibleText.sentence) })
    }
  }
}
