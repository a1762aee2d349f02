/// What the caller learns from the end of a run.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case clean = 0
  case findings = 1
  case badInput = 2
  case internalError = 3

  var meaning: String {
    switch self {
    case .clean: "no finding at or above the threshold"
    case .findings:
      "findings at or above the threshold, fixes that --diff shows, stale entries with --strict-baseline"
    case .badInput:
      "wrong usage or configuration, or an error about an unreadable or malformed file"
    case .internalError: "a fault of adlint itself"
    }
  }
}
