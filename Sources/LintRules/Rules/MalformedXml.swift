package import InterfaceBuilder
package import SourceModel

/// `malformed_xml`
package struct MalformedXml: Rule {
  package static let info = RuleInfo(
    id: "malformed_xml", topic: .file, severity: .error,
    summary: "The file is not well-formed XML",
    rationale: """
      Xcode cannot open or compile such a file, and nothing in it could be checked. The usual \
      causes are a merge that left its markers, a file that was cut off, and an edit by hand.
      """,
    help: """
      Open the file with Open As ▸ Source Code and repair the place. After a failed merge, keep \
      one side and delete the lines of markers, or take the whole file from one branch again.
      """,
    sources: ["https://www.w3.org/TR/xml/#sec-well-formed"])

  package init() {}

  /// None: a document that can be asked for findings is well formed.
  package func findings(in document: LintedDocument) -> [Finding] { [] }

  /// The finding about a text that the parser refused.
  package static func finding(_ error: DocumentError) -> Finding {
    Finding(
      rule: info.id, severity: info.severity, range: error.offset..<error.offset,
      message: "The file cannot be read as XML. \(error.reason)", help: info.help,
      url: info.sources.first ?? info.page)
  }
}
