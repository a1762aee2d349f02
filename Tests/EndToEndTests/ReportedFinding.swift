import Foundation

/// A finding in the JSON report, without the numbers that an edit elsewhere changes.
struct ReportedFinding: Decodable, Hashable, Comparable, CustomStringConvertible {
  private let path: String
  private let severity: String
  private let rule: String
  private let object: Object?
  private let outlet: String?

  /// The object of a finding.
  private struct Object: Decodable, Hashable { let id: String }

  /// A report as far as it lists findings.
  private struct Report: Decodable {
    let findings: [ReportedFinding]
    let suppressed: [ReportedFinding]?
  }

  /// What makes it the same finding in the eyes of a baseline, and how bad it is.
  var description: String {
    ([path, severity, rule] + [object?.id, outlet].compactMap(\.self)).joined(separator: " ")
  }

  static func < (left: ReportedFinding, right: ReportedFinding) -> Bool {
    left.description < right.description
  }

  /// The findings of a JSON report in its order, those that are suppressed last.
  static func all(in json: String) throws -> [ReportedFinding] {
    let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
    return report.findings + (report.suppressed ?? [])
  }
}
