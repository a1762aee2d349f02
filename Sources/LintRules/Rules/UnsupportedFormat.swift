package import SourceModel

/// `unsupported_format`
package struct UnsupportedFormat: Rule {
  package static let info = RuleInfo(
    id: "unsupported_format", topic: .file, severity: .note,
    summary: "The file is in the archive format of Xcode before version 5 and was not checked",
    rationale: """
      Before version 5, Xcode saved an archive of its own objects instead of a description of the \
      views. adlint does not read it, so whatever is wrong in the file stays unseen.
      """,
    help: "Open the file in a current Xcode and save it; Xcode then writes the new format.",
    sources: ["https://developer.apple.com/documentation/xcode-release-notes"])

  package init() {}

  /// None: an archive never becomes a document.
  package func findings(in document: LintedDocument) -> [Finding] { [] }

  /// The finding about an archive, at the name of its root element.
  package static func finding(at root: Range<Int>) -> Finding {
    Finding(
      rule: info.id, severity: info.severity, range: root,
      message: "The file has the format of Xcode before version 5 and was not checked; open and "
        + "save it in a current Xcode",
      help: info.help, url: info.sources.first ?? info.page)
  }
}
