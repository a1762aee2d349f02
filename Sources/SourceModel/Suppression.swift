/// What keeps a finding out of the reports although it stands.
package struct Suppression: Hashable, Sendable {
  package enum Source: Sendable { case notes, configuration, baseline }

  package let source: Source
  /// Why, in the author's words.
  package let reason: String?
  /// Where it is written; nil for a baseline.
  package let place: CodePlace?

  package init(source: Source, reason: String? = nil, place: CodePlace? = nil) {
    self.source = source
    self.reason = reason
    self.place = place
  }

  package static let baseline = Suppression(source: .baseline)
}
