internal import LintRules
internal import SourceModel

/// What a configuration says of some files alone.
package struct PathSettings: Sendable {
  /// Severities for some files.
  struct Override: Sendable {
    let scope: PathScope
    let severities: [RuleID: Severity?]
  }

  /// An entry under `suppressions`.
  struct Entry: Sendable {
    let scope: PathScope
    let pattern: StatedPattern
    /// Nil for all rules.
    let rule: RuleID?
    /// The id of an object; nil for the whole file.
    let object: String?
    let suppression: Suppression
    /// Of the rule's name in the configuration.
    let range: Range<Int>
  }

  /// The configuration; nil where there is none.
  let file: SourceFile?
  /// The folder that reported paths count from.
  let workingDirectory: String
  /// The folder that patterns count from.
  let folder: String
  /// Later ones win.
  let overrides: [Override]
  let suppressions: [Entry]

  package static let none = PathSettings(
    file: nil, workingDirectory: "/", folder: "/", overrides: [], suppressions: [])

  /// The numbers of the suppressions that a file comes under.
  func suppressions(for path: String) -> [Int] {
    guard !suppressions.isEmpty else { return [] }
    let place = place(of: path)
    return suppressions.indices.filter { suppressions[$0].scope.contains(place) }
  }

  /// The severities of a file, where `usual` ones hold for all.
  func severities(for path: String, usual: [RuleID: Severity?]) -> [RuleID: Severity?] {
    overrides(for: path).reduce(usual) { severities, number in
      severities.merging(overrides[number].severities) { $1 }
    }
  }

  /// The numbers of the overrides that a file comes under.
  func overrides(for path: String) -> [Int] {
    guard !overrides.isEmpty else { return [] }
    let place = place(of: path)
    return overrides.indices.filter { overrides[$0].scope.contains(place) }
  }

  /// Whether a rule is on for all files or for some.
  func mayHaveOn(_ rule: RuleInfo, usual: RuleSelection) -> Bool {
    usual.isOn(rule)
      || overrides.contains { RuleSelection(severities: $0.severities).isOn(rule) }
  }

  /// Whether a rule is on for one file; nothing is known of a rule that is gone, so it
  /// counts as on.
  func isOn(_ rule: RuleID, for path: String, usual: [RuleID: Severity?]) -> Bool {
    guard let rule = RuleRegistry.rules.first(where: { $0.info.id == rule }) else { return true }
    return RuleSelection(severities: severities(for: path, usual: usual)).isOn(rule.info)
  }

  /// What is said of the suppressions that silenced nothing; nil where all did. Whether a pattern
  /// matches no file is told after a run over the whole project alone.
  func report(
    on uses: SuppressionUses, isWhole: Bool, usual: [RuleID: Severity?]
  ) -> FileReport? {
    guard let file else { return nil }
    let selection = RuleSelection(severities: severities(for: file.path, usual: usual))
    guard selection.isOn(UnusedSuppression.info) else { return nil }
    let findings =
      uses.unused.map { number in
        UnusedSuppression.finding(
          unused: suppressions[number].rule, at: suppressions[number].range)
      } + lost(uses, isWhole: isWhole)
    guard !findings.isEmpty else { return nil }
    let locator = FindingLocator(file: file, selection: selection, hashesLines: true)
    return FileReport(path: file.path, findings: locator.located(findings))
  }

  /// The findings about suppressions whose path names nothing.
  private func lost(_ uses: SuppressionUses, isWhole: Bool) -> [Finding] {
    let search = PatternSearch(folder: folder)
    return suppressions.indices.filter { number in
      let pattern = suppressions[number].pattern.pattern
      return !uses.met.contains(number) && (isWhole || pattern.isLiteral) && !search.finds(pattern)
    }.map { number in
      let entry = suppressions[number]
      return UnusedSuppression.finding(
        entry.rule, isFor: entry.pattern.text, isPattern: !entry.pattern.pattern.isLiteral,
        at: entry.pattern.range)
    }
  }

  /// Patterns mean the path that reports show, not what a link leads to.
  func place(of path: String) -> String {
    let path = FilePath.join(workingDirectory, path)
    return FilePath.canonicalPlace(path) ?? path
  }
}
