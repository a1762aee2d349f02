package import SourceModel

/// The findings that a project has accepted for now: by path, rule, object and outlet, never by
/// line, which Xcode moves as it likes.
package struct Baseline: Sendable {
  /// What findings have in common that nobody can tell apart after an edit.
  package struct Key: Hashable, Comparable, Sendable {
    /// From the baseline's folder, with forward slashes.
    package let path: String
    package let rule: RuleID
    /// Empty where a finding is about the whole file.
    package let object: String
    /// Empty where none is concerned.
    package let outlet: String

    package static func < (left: Key, right: Key) -> Bool {
      (left.path, left.rule, left.object, left.outlet)
        < (right.path, right.rule, right.object, right.outlet)
    }
  }

  /// How many findings of a kind are accepted.
  package var counts: [Key: Int]
  let place: BaselinePlace

  package var shownPath: String { place.shown }

  /// A report without what the baseline accepts, and what is left of the baseline.
  package struct Outcome: Sendable {
    package let report: Report
    /// What was accepted and is there no more, in the order of the paths.
    package let stale: [Key]

    package init(report: Report, stale: [Key] = []) {
      self.report = report
      self.stale = stale
    }
  }

  /// Takes what is accepted out of a report. `isOn` says whether a rule was on for a path.
  package func applied(
    to report: Report, isOn: (RuleID, String) -> Bool
  ) -> Outcome {
    var left = counts
    let rest = Report(
      files: report.files.map { accept($0, &left) },
      codeFiles: report.codeFiles.map { accept($0, &left) }, skippedFiles: report.skippedFiles)
    return Outcome(
      report: rest, stale: stale(left.filter { $0.value > 0 }.map(\.key), in: report, isOn))
  }

  /// What a file has beyond what is accepted.
  func applied(to file: FileReport) -> FileReport {
    var left = counts
    return accept(file, &left)
  }

  /// Those whose file was checked or is gone.
  private func stale(
    _ keys: [Key], in report: Report, _ isOn: (RuleID, String) -> Bool
  ) -> [Key] {
    guard !keys.isEmpty else { return [] }
    var checked: [String: String] = [:]
    for file in report.files where !file.isUnreadable { checked[place.path(of: file)] = file.path }
    return keys.filter { key in
      guard let path = checked[key.path] else { return !place.exists(key.path) }
      return isOn(key.rule, path)
    }.sorted()
  }

  private func accept(_ file: FileReport, _ left: inout [Key: Int]) -> FileReport {
    guard !file.isUnreadable, !file.findings.isEmpty else { return file }
    let path = place.path(of: file)
    var kept: [LocatedFinding] = []
    var accepted = file.suppressed
    for located in file.findings {
      let key = Key(located.finding, path: path)
      if let count = left[key], count > 0 {
        left[key] = count - 1
        accepted.append(located.suppressed(by: .baseline))
      } else {
        kept.append(located)
      }
    }
    return FileReport(
      path: file.path, findings: kept, refuted: file.refuted,
      suppressed: accepted.sorted { $0.start < $1.start }, pictures: file.pictures)
  }
}

extension Baseline {
  /// What a report finds; of files that it did not check, what `old` accepts and is still there.
  package init(of report: Report, at place: BaselinePlace, keeping old: Baseline?) {
    self.place = place
    counts = [:]
    let checked = Set(report.files.filter { !$0.isUnreadable }.map { place.path(of: $0) })
    for (key, count) in old?.counts ?? [:]
    where !checked.contains(key.path) && place.exists(key.path) {
      counts[key] = count
    }
    for file in report.allFiles where !file.isUnreadable {
      let path = place.path(of: file)
      let found = Dictionary(grouping: file.findings) { Key($0.finding, path: path) }
      for (key, findings) in found { counts[key] = findings.count }
    }
  }
}

extension Baseline.Key {
  init(_ finding: Finding, path: String) {
    self.path = path
    rule = finding.rule
    object = finding.object?.id ?? ""
    outlet = finding.outlet ?? ""
  }
}

extension LocatedFinding {
  fileprivate func suppressed(by suppression: Suppression) -> LocatedFinding {
    LocatedFinding(
      path: path, finding: finding.suppressed(by: suppression), start: start, end: end,
      line: line, lineHash: lineHash, edits: edits)
  }
}
