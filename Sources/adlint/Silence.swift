internal import Reporting
internal import SourceModel

/// What `--verbose` says of a finding that is not reported.
struct Silence: Sendable {
  let line: String

  init(_ located: LocatedFinding) {
    let finding = located.finding
    line = VisibleText.sentence(
      "\(located.path):\(located.start.line): not reported (\(finding.rule)): "
        + "\(finding.message); \(Self.reason(finding))")
  }

  private static func reason(_ finding: Finding) -> String {
    if let place = finding.refutation { return "\(place.words) sees to it" }
    guard let suppression = finding.suppression else { return "" }
    let reason = suppression.reason.map { ": \($0)" } ?? ""
    let place = suppression.place.map { " (\($0.words))" } ?? ""
    return switch suppression.source {
    case .notes: "silenced by an object's notes\(place)\(reason)"
    case .configuration: "silenced by the configuration\(place)\(reason)"
    case .baseline: "it is in the baseline"
    }
  }
}
