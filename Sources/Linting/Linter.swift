internal import InterfaceBuilder
internal import LintRules
package import NativeAds
package import SourceModel

/// Checks files, several at a time. Each stands for itself, but for the code of its project.
package struct Linter: Sendable {
  private let files: FileLinter
  private let jobs: Int
  private let code: ProjectCode?
  private let paths: PathSettings

  /// A linter that uses at most `jobs` threads, and reads the code that `code` finds.
  package init(
    book: RuleBook, settings: Settings, paths: PathSettings = .none, jobs: Int = 1,
    code: ProjectCode? = nil
  ) {
    files = FileLinter(book: book, settings: settings, paths: paths)
    self.paths = paths
    self.jobs = jobs
    self.code = code
  }

  /// The report on some inputs, in their order; `afterFile` is told of each that was checked.
  package func report(
    on inputs: [LintInput], afterFile: @Sendable () -> Void = {}
  ) -> Report {
    guard let code else {
      let results = ParallelMap.results(of: inputs, jobs: jobs) { input in
        defer { afterFile() }
        return files.checked(files.reading(of: input)).outcome
      }
      return report(results, code: [])
    }
    let readings = ParallelMap.results(of: inputs, jobs: jobs) { files.reading(of: $0) }
    let projects = projects(of: inputs, readings, code)
    let evidence = Dictionary(
      uniqueKeysWithValues: projects.flatMap { project, evidence in
        project.inputs.map { ($0, evidence) }
      })
    let results = ParallelMap.results(of: Array(readings.indices), jobs: jobs) { number in
      defer { afterFile() }
      return files.checked(readings[number], evidence[number])
    }
    let outcomes = projects.flatMap { project, evidence in
      files.outcomes(
        of: LintedProject(
          documents: project.inputs.compactMap { results[$0].document }, evidence: evidence))
    }
    return report(results.map(\.outcome), code: outcomes)
  }

  /// The projects that hold an object whose class code may tell of, with what it says.
  private func projects(
    of inputs: [LintInput], _ readings: [FileLinter.Reading], _ code: ProjectCode
  ) -> [(ProjectCode.Project, CodeEvidence)] {
    let documents = readings.indices.filter { readings[$0].isDocument }
    let projects = code.projects(of: documents.map { ($0, inputs[$0]) })
    return projects.filter { project in
      project.inputs.contains { readings[$0].hasCustomClasses }
    }.map { project in
      let documents = ParallelMap.results(of: project.inputs, jobs: jobs) { number in
        files.adViews(readings[number])
      }
      let evidence = code.evidence(
        in: project, about: documents.compactMap { $0 }, book: files.book, jobs: jobs)
      return (project, evidence)
    }
  }

  private func report(
    _ outcomes: [FileLinter.Outcome], code: [FileLinter.Outcome]
  ) -> Report {
    var uses = SuppressionUses()
    let reports = Self.reports(of: outcomes, &uses)
    let codeReports = Self.reports(of: code, &uses).filter(\.saysAnything)
    let configuration = paths.report(on: uses, usual: files.settings.severities)
    return Report(
      files: reports,
      codeFiles: (codeReports + [configuration].compactMap { $0 }).sorted { $0.path < $1.path },
      skippedFiles: outcomes.count - reports.count)
  }

  private static func reports(
    of outcomes: [FileLinter.Outcome], _ uses: inout SuppressionUses
  ) -> [FileReport] {
    var reports: [FileReport] = []
    for case .checked(let report, let found) in outcomes {
      reports.append(report)
      uses.add(found)
    }
    return reports
  }
}

extension FileReport {
  fileprivate var saysAnything: Bool {
    !findings.isEmpty || !refuted.isEmpty || !suppressed.isEmpty
  }
}
