/// The result of a run over some files, ready for the reporters.
package struct Report: Sendable {
  /// One entry for each file that was checked or could not be, in the order of the paths.
  package let files: [FileReport]
  /// One entry for each source file that something is said of, in the order of the paths.
  package let codeFiles: [FileReport]
  /// Files that are no iOS or tvOS documents and were passed over.
  package let skippedFiles: Int

  package init(files: [FileReport], codeFiles: [FileReport] = [], skippedFiles: Int) {
    self.files = files
    self.codeFiles = codeFiles
    self.skippedFiles = skippedFiles
  }

  /// Everything that something is said of, in the order of the paths.
  package var allFiles: [FileReport] {
    codeFiles.isEmpty ? files : (files + codeFiles).sorted { $0.path < $1.path }
  }

  /// All findings in the order of path, position and rule.
  package var findings: [LocatedFinding] { allFiles.flatMap(\.findings) }

  /// What was not reported because code sees to it.
  package var refuted: [LocatedFinding] { allFiles.flatMap(\.refuted) }

  /// What was not reported because the author silenced it.
  package var suppressed: [LocatedFinding] { allFiles.flatMap(\.suppressed) }

  package func count(of severity: Severity) -> Int {
    allFiles.reduce(0) { $0 + $1.findings.count { $0.finding.severity == severity } }
  }

  /// The worst severity; nil when there is no finding.
  package var worst: Severity? { findings.lazy.map(\.finding.severity).max() }
}

/// What was found in one file.
package struct FileReport: Sendable {
  /// As reports show it.
  package let path: String
  /// In the order of position and rule.
  package let findings: [LocatedFinding]
  /// What was not reported because code sees to it, in the same order.
  package let refuted: [LocatedFinding]
  /// What was not reported because the author silenced it, in the same order.
  package let suppressed: [LocatedFinding]
  /// The file could not be read or is not well formed: it was not checked.
  package let isUnreadable: Bool
  /// The ad views in document order; empty where no report asks for them.
  package let pictures: [AdViewPicture]

  package init(
    path: String, findings: [LocatedFinding], refuted: [LocatedFinding] = [],
    suppressed: [LocatedFinding] = [], isUnreadable: Bool = false, pictures: [AdViewPicture] = []
  ) {
    self.path = path
    self.findings = findings
    self.refuted = refuted
    self.suppressed = suppressed
    self.isUnreadable = isUnreadable
    self.pictures = pictures
  }
}

/// A finding with its place as people count it.
package struct LocatedFinding: Sendable {
  package let path: String
  package let finding: Finding
  package let start: SourcePosition
  /// The place after the last character.
  package let end: SourcePosition
  /// The text of the line that the finding starts on.
  package let line: String
  /// What GitHub knows that line by; nil where no report asks for it.
  package let lineHash: String?
  /// The edits of the finding's fix, in its order.
  package let edits: [LocatedEdit]

  package init(
    path: String, finding: Finding, start: SourcePosition, end: SourcePosition, line: String,
    lineHash: String? = nil, edits: [LocatedEdit] = []
  ) {
    self.path = path
    self.finding = finding
    self.start = start
    self.end = end
    self.line = line
    self.lineHash = lineHash
    self.edits = edits
  }
}

/// An edit with its place as people count it.
package struct LocatedEdit: Sendable {
  package let start: SourcePosition
  /// The place after the last character.
  package let end: SourcePosition
  package let replacement: String

  package init(start: SourcePosition, end: SourcePosition, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}
