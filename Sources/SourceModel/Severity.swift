/// How bad a finding is; the cases stand in rising order.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case note
  case warning
  case error

  /// One level less: an error becomes a warning, a warning a note; a note stays one.
  package var lowered: Severity {
    switch self {
    case .error: .warning
    case .warning, .note: .note
    }
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
