package import SourceModel

/// From which severity on a run fails.
package enum FailureThreshold: String, CaseIterable, Sendable {
  case error, warning, note, never

  package func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
