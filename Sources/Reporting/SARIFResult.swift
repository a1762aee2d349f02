internal import SourceModel

/// A finding as SARIF describes it.
struct SARIFResult: Encodable {
  let ruleId: String
  let ruleIndex: Int?
  let level: SARIFLevel
  let message: SARIFText
  let locations: [Location]
  let partialFingerprints: Fingerprints?
  /// Absent where there is none.
  let fixes: [SARIFFix]?
  /// Absent where nothing silenced it.
  let suppressions: [SARIFSuppression]?

  /// Where the finding stands.
  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
  }

  /// A region of a file.
  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  /// A file, by its path from the repository's root.
  struct Artifact: Encodable { let uri: String }

  /// A part of a text; the end is the place after the last character.
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  /// What keeps an alert the same when lines move.
  struct Fingerprints: Encodable { let primaryLocationLineHash: String }

  init(_ located: LocatedFinding, path: String, ruleIndex: Int?) {
    ruleId = located.finding.rule.rawValue
    self.ruleIndex = ruleIndex
    level = SARIFLevel(located.finding.severity)
    message = SARIFText(text: VisibleText.sentence(located.finding.message))
    locations = [
      Location(
        physicalLocation: PhysicalLocation(
          artifactLocation: Artifact(uri: PercentEncoding.uri(ofPath: path)),
          region: Region(
            startLine: located.start.line, startColumn: located.start.column,
            endLine: located.end.line, endColumn: located.end.column)))
    ]
    fixes = located.finding.fix.map { fix in
      [SARIFFix(fix, located.edits, uri: PercentEncoding.uri(ofPath: path))]
    }
    suppressions = located.finding.suppression.map { [SARIFSuppression($0)] }
    partialFingerprints = located.lineHash.map { Fingerprints(primaryLocationLineHash: $0) }
  }
}
