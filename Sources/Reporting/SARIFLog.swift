internal import SourceModel

/// The whole of a SARIF file.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }

  /// What one program found.
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [SARIFResult]

    private enum CodingKeys: CodingKey { case tool, columnKind, results }
  }

  /// The program.
  struct Tool: Encodable { let driver: Driver }

  /// The program itself, with the rules that its results name.
  struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [SARIFRule]
  }
}

/// A text, with its form in Markdown where it has one.
struct SARIFText: Encodable {
  let text: String
  var markdown: String?
}

/// The three levels of SARIF.
enum SARIFLevel: String, Encodable {
  case note, warning, error

  init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}
