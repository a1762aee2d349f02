internal import SourceModel

/// A fix as SARIF describes it.
struct SARIFFix: Encodable {
  let description: SARIFText
  let artifactChanges: [Change]

  /// The changes of one file.
  struct Change: Encodable {
    let artifactLocation: SARIFResult.Artifact
    let replacements: [Replacement]
  }

  /// A region and what takes its place.
  struct Replacement: Encodable {
    let deletedRegion: SARIFResult.Region
    let insertedContent: SARIFText
  }

  init(_ fix: Fix, _ edits: [LocatedEdit], uri: String) {
    description = SARIFText(text: fix.title)
    let replacements = edits.map { edit in
      Replacement(
        deletedRegion: SARIFResult.Region(
          startLine: edit.start.line, startColumn: edit.start.column, endLine: edit.end.line,
          endColumn: edit.end.column),
        insertedContent: SARIFText(text: edit.replacement))
    }
    artifactChanges = [
      Change(artifactLocation: SARIFResult.Artifact(uri: uri), replacements: replacements)
    ]
  }
}
