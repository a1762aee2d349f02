import Linting
import NativeAds
import SourceModel
import TestSupport
import Testing

/// Runs of the library over the files of a temporary folder.
enum Run {
  static let book = Result { () throws(RuleBookError) in try RuleBook.builtIn() }

  /// An ad view without an attribution, and with a note: nothing is said about its media view.
  static let faulty = Xib.text(
    """
    <view id="ad" customClass="GADNativeAdView">
    <subviews><label text="Title" id="h"/></subviews>
    \(Xib.outlets("headlineView=h"))
    </view>
    """)

  static let clean = Xib.text("<view id=\"v\"/>")

  /// The findings as `path:line:column severity rule`, and the number of files passed over.
  static func lines(of report: Report) -> [String] {
    report.findings.map {
      "\($0.path):\($0.start.line):\($0.start.column) \($0.finding.severity) \($0.finding.rule)"
    }
  }

  static func report(
    in folder: String, _ arguments: [String] = [], configuration file: String? = nil,
    jobs: Int = 1, readingCode: Bool = false, whole: Bool = false
  ) throws -> Report {
    let book = try book.get()
    let configuration = try Configuration.load(file: file, workingDirectory: folder, book: book)
    let discovery = FileDiscovery(
      workingDirectory: folder, exclusions: configuration.exclusions,
      inclusions: configuration.inclusions)
    let code = ProjectCode(
      readingCode ? configuration.sources : .none, exclusions: configuration.exclusions,
      workingDirectory: folder)
    let linter = Linter(
      book: configuration.book, settings: configuration.settings, paths: configuration.paths,
      jobs: jobs, code: code)
    return linter.report(on: discovery.inputs(for: arguments), whole: whole)
  }

  /// The paths that the arguments stand for, and the reason where nothing can be read.
  static func inputs(
    in folder: String, _ arguments: [String] = [], exclusions: Exclusions = .none
  ) -> [String] {
    FileDiscovery(workingDirectory: folder, exclusions: exclusions).inputs(for: arguments)
      .map { input in
        guard case .failure(let failure) = input.source else { return input.path }
        return "\(input.path): \(failure.reason)"
      }
  }

  /// What `.adlint.yml` with the given text says.
  static func configuration(_ text: String) throws -> Configuration {
    try TemporaryFolder.use { folder throws in
      try folder.write(text, to: ".adlint.yml")
      return try Configuration.load(
        file: nil, workingDirectory: folder.path, book: try book.get(),
        reporters: ["text", "json"])
    }
  }
}
