internal import SourceModel

/// A file as JUnit sees it: a suite with a test for each finding.
struct JUnitSuite: Sendable {
  let name: String
  /// Nil in the report on no file at all.
  let file: String?
  let cases: [JUnitCase]

  /// Stands for a run without files, since a report without tests fails a Jenkins build.
  static let withoutFiles = JUnitSuite(
    name: "adlint", file: nil,
    cases: [JUnitCase(name: "no files to check", className: "adlint", line: nil, outcome: .passed)])

  private init(name: String, file: String?, cases: [JUnitCase]) {
    self.name = name
    self.file = file
    self.cases = cases
  }

  init(of report: FileReport, names: inout UniqueNames) {
    var cases: [JUnitCase] = []
    for located in report.findings {
      cases.append(JUnitCase(of: located, isUnreadable: report.isUnreadable, names: &names))
    }
    if cases.isEmpty { cases = [JUnitCase(ofFileWithoutFindings: report, names: &names)] }
    self.init(name: report.path, file: report.path, cases: cases)
  }

  var failures: Int {
    cases.count { if case .failed = $0.outcome { true } else { false } }
  }

  var errors: Int {
    cases.count { if case .broken = $0.outcome { true } else { false } }
  }
}

/// A test of the JUnit report.
struct JUnitCase: Sendable {
  enum Outcome: Sendable {
    case passed
    case noted(String)
    case failed(Reason)
    /// The file could not be checked.
    case broken(Reason)
  }

  /// Why a test did not pass.
  struct Reason: Sendable {
    let message: String
    let type: String
    let text: String
  }

  let name: String
  let className: String
  let line: Int?
  let outcome: Outcome
}

extension JUnitCase {
  init(of located: LocatedFinding, isUnreadable: Bool, names: inout UniqueNames) {
    let finding = located.finding
    let place = "\(located.start.line):\(located.start.column)"
    let id = finding.object?.id ?? ""
    let object = id.isEmpty ? "" : ": \(id)"
    let statement =
      "\(located.path):\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    let text = [statement, finding.help, finding.url].filter { !$0.isEmpty }
      .joined(separator: "\n")
    let reason = Reason(message: finding.message, type: finding.severity.rawValue, text: text)
    name = names.unique("\(finding.rule)\(object) at \(place)")
    className = "adlint.\(finding.rule)"
    line = located.start.line
    outcome =
      switch finding.severity {
      case .note: .noted(text)
      case .warning, .error: isUnreadable ? .broken(reason) : .failed(reason)
      }
  }

  init(ofFileWithoutFindings report: FileReport, names: inout UniqueNames) {
    let message = "The file could not be read"
    name = names.unique((report.isUnreadable ? "unreadable: " : "no findings: ") + report.path)
    className = "adlint"
    line = nil
    outcome =
      report.isUnreadable
      ? .broken(Reason(message: message, type: "error", text: "\(report.path): \(message)"))
      : .passed
  }
}

/// Keeps names apart: GitLab shows only the first of several tests with the same name.
struct UniqueNames: Sendable {
  private var used: Set<String> = []

  /// The name itself, else with the first free number behind it.
  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 1
    while !used.insert(candidate).inserted {
      number += 1
      candidate = "\(name) (\(number))"
    }
    return candidate
  }
}
