package import NativeAds
package import SourceModel

/// Checks files. Each stands for itself, so several are checked at a time.
package struct Linter: Sendable {
  private let files: FileLinter
  private let jobs: Int

  /// A linter that uses at most `jobs` threads.
  package init(book: RuleBook, settings: Settings, jobs: Int = 1) {
    files = FileLinter(book: book, settings: settings)
    self.jobs = jobs
  }

  /// The report on some inputs, in their order.
  package func report(on inputs: [LintInput]) -> Report {
    let outcomes = ParallelMap.results(of: inputs, jobs: jobs) { files.outcome(of: $0) }
    var reports: [FileReport] = []
    for case .checked(let report) in outcomes { reports.append(report) }
    return Report(files: reports, skippedFiles: outcomes.count - reports.count)
  }
}
