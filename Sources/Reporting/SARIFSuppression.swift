internal import SourceModel

/// What silenced a finding, as SARIF describes it; without a status it is accepted.
struct SARIFSuppression: Encodable {
  let kind: Kind
  /// Absent where the author gave no reason.
  let justification: String?

  /// Whether it stands in the file that it is about.
  enum Kind: String, Encodable { case inSource, external }

  init(_ suppression: Suppression) {
    let reason = suppression.reason.map { VisibleText.sentence($0) }
    switch suppression.source {
    case .notes: (kind, justification) = (.inSource, reason)
    case .configuration: (kind, justification) = (.external, reason)
    case .baseline: (kind, justification) = (.external, reason ?? "It is in the baseline.")
    }
  }
}
