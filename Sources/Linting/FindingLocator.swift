internal import SourceModel

/// Gives the findings of a file their configured severities, their positions and their order.
struct FindingLocator {
  let file: SourceFile
  let selection: RuleSelection
  let hashesLines: Bool

  func located(_ findings: [Finding]) -> [LocatedFinding] {
    let kept = findings.compactMap(configured)
    guard !kept.isEmpty else { return [] }
    let lines = LineTable(file.text)
    let hashes = hashesLines ? LineHashes(file.text) : nil
    // Findings on one line share its text: a file of one line may have thousands.
    var texts: [Int: String] = [:]
    return kept.map { located($0, lines, hashes, &texts) }.sorted { key($0) < key($1) }
  }

  /// Nil where the configuration switches the rule off.
  private func configured(_ finding: Finding) -> Finding? {
    guard let configured = selection.severities[finding.rule] else { return finding }
    return configured.map { finding.at($0) }
  }

  private func located(
    _ finding: Finding, _ lines: LineTable, _ hashes: LineHashes?, _ texts: inout [Int: String]
  ) -> LocatedFinding {
    let start = lines.position(at: finding.range.lowerBound)
    let text = texts[start.line] ?? lines.text(ofLine: start.line)
    texts[start.line] = text
    return LocatedFinding(
      path: file.path, finding: finding, start: start,
      end: lines.position(at: finding.range.upperBound), line: text,
      lineHash: hashes?[start.line], edits: finding.fix.map { edits(of: $0, lines) } ?? [])
  }

  private func edits(of fix: Fix, _ lines: LineTable) -> [LocatedEdit] {
    fix.edits.map { edit in
      LocatedEdit(
        start: lines.position(at: edit.range.lowerBound),
        end: lines.position(at: edit.range.upperBound), replacement: edit.replacement)
    }
  }

  private func key(
    _ found: LocatedFinding
  ) -> (SourcePosition, RuleID, String, SourcePosition, String) {
    let finding = found.finding
    return (found.start, finding.rule, finding.object?.id ?? "", found.end, finding.message)
  }
}
