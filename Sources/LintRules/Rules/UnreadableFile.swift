package import InterfaceBuilder
package import SourceModel

/// `unreadable_file`
package struct UnreadableFile: Rule {
  package static let info = RuleInfo(
    id: "unreadable_file", topic: .file, severity: .error,
    summary: "The file could not be read and was not checked",
    rationale: """
      A file that is passed over in silence looks like one that is right. It is missing, is no \
      regular file, may not be read, is larger than 64 MiB or is nested deeper than the XML parser \
      accepts.
      """,
    help: """
      Correct the path or the permissions, or leave the file out with excluded in .adlint.yml. In \
      an Xcode build phase, list it under Input Files or set ENABLE_USER_SCRIPT_SANDBOXING to No.
      """,
    sources: [
      "https://developer.apple.com/documentation/xcode/build-settings-reference",
      "https://gnome.pages.gitlab.gnome.org/libxml2/devhelp/libxml2-parserInternals.html",
    ])

  package init() {}

  /// None: a file that cannot be read never becomes a document.
  package func findings(in document: LintedDocument) -> [Finding] { [] }

  /// The finding about a file of which nothing could be read, for a reason that is the rest of a
  /// sentence about the file.
  package static func finding(reason: String) -> Finding {
    finding(at: 0, "The file was not checked: \(reason)")
  }

  /// The finding about a text that exceeds the parser's limits.
  package static func finding(_ error: DocumentError) -> Finding {
    finding(
      at: error.offset,
      "The file was not checked: it exceeds what the XML parser accepts (\(plain(error.reason)))")
  }

  private static func finding(at offset: Int, _ message: String) -> Finding {
    Finding(
      rule: info.id, severity: info.severity, range: offset..<offset, message: message,
      help: info.help, url: info.sources.first ?? info.page)
  }

  /// libxml2's words without its advice to programmers and without its "internal error: ", which
  /// Xcode would take for the start of another message.
  private static func plain(_ reason: String) -> String {
    var words = reason.split(separator: " ")
    if let advice = words.firstIndex(of: "use") { words.removeSubrange(advice...) }
    if words.starts(with: ["internal", "error:"]) { words.removeFirst(2) }
    return words.joined(separator: " ")
  }
}
