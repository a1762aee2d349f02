internal import InterfaceBuilder
internal import LintRules
package import NativeAds
package import SourceModel

/// Checks files, several at a time. Each stands for itself, but for the code of its project.
package struct Linter: Sendable {
  let files: FileLinter
  let jobs: Int
  let code: ProjectCode?
  private let paths: PathSettings

  /// A linter that uses at most `jobs` threads, and reads the code that `code` finds.
  package init(
    book: RuleBook, settings: Settings, paths: PathSettings = .none, jobs: Int = 1,
    code: ProjectCode? = nil, extras: Set<ReportExtra> = []
  ) {
    files = FileLinter(book: book, settings: settings, paths: paths, extras: extras)
    self.paths = paths
    self.jobs = jobs
    self.code = code
  }

  /// What was read of some inputs and of the code around them.
  private struct Material {
    let readings: [FileLinter.Reading]
    var projects: [(project: ProjectCode.Project, evidence: CodeEvidence)] = []
    /// By the number of the input.
    var evidence: [Int: CodeEvidence] = [:]
  }

  /// The report on some inputs, in their order; `afterFile` is told of each that was checked. The
  /// inputs are all that the configuration speaks of where they are `whole`.
  package func report(
    on inputs: [LintInput], whole: Bool = false, afterFile: @Sendable () -> Void = {}
  ) -> Report {
    guard code != nil else {
      let results = ParallelMap.results(of: inputs, jobs: jobs) { input in
        defer { afterFile() }
        return files.checked(files.reading(of: input)).outcome
      }
      return report(results, code: [], whole)
    }
    let material = material(of: inputs)
    let results = ParallelMap.results(of: Array(inputs.indices), jobs: jobs) { number in
      defer { afterFile() }
      return files.checked(material.readings[number], material.evidence[number])
    }
    let outcomes = material.projects.flatMap { project, evidence in
      files.outcomes(
        of: LintedProject(
          documents: project.inputs.compactMap { results[$0].document }, evidence: evidence))
    }
    return report(results.map(\.outcome), code: outcomes, whole)
  }

  /// The files among some inputs that can be mended, and those that cannot although there is a fix.
  /// What is silenced, or accepted by a baseline, is left as it is.
  package func fixes(
    for inputs: [LintInput], _ safety: FixSafety, accepting baseline: Baseline? = nil
  ) -> [(path: String, result: Result<FixedFile, ReadFailure>)] {
    let material = material(of: inputs)
    let results = ParallelMap.results(of: Array(inputs.indices), jobs: jobs) { number in
      fix(inputs[number], safety, material.evidence[number], accepting: baseline)
    }
    return zip(inputs, results).compactMap { input, result in result.map { (input.path, $0) } }
  }

  private func fix(
    _ input: LintInput, _ safety: FixSafety, _ evidence: CodeEvidence?,
    accepting baseline: Baseline?
  ) -> Result<FixedFile, ReadFailure>? {
    do {
      return try files.fixed(input, safety) { reading in
        guard reading.isDocument,
          case .checked(let report, _) = files.checked(reading, evidence).outcome
        else { return nil }
        return baseline?.applied(to: report) ?? report
      }.map { .success($0) }
    } catch {
      return .failure(error)
    }
  }

  private func material(of inputs: [LintInput]) -> Material {
    let readings = ParallelMap.results(of: inputs, jobs: jobs) { files.reading(of: $0) }
    var material = Material(readings: readings)
    guard let code else { return material }
    material.projects = projects(of: inputs, readings, code)
    for (project, evidence) in material.projects {
      for number in project.inputs { material.evidence[number] = evidence }
    }
    return material
  }

  /// The projects that hold an object whose class code may tell of, with what it says.
  private func projects(
    of inputs: [LintInput], _ readings: [FileLinter.Reading], _ code: ProjectCode
  ) -> [(project: ProjectCode.Project, evidence: CodeEvidence)] {
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
    _ outcomes: [FileLinter.Outcome], code: [FileLinter.Outcome], _ isWhole: Bool
  ) -> Report {
    var uses = SuppressionUses()
    let reports = Self.reports(of: outcomes, &uses)
    let codeReports = Self.reports(of: code, &uses).filter(\.saysAnything)
    let configuration = paths.report(
      on: uses, isWhole: isWhole, usual: files.settings.severities)
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
