internal import SourceModel

/// What silenced a finding in the JSON report; what it lacks is written as null.
struct JSONSuppression: Encodable {
  private let suppression: Suppression

  init(_ suppression: Suppression) { self.suppression = suppression }

  private enum CodingKeys: CodingKey { case source, reason, place }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(suppression.reason, forKey: .reason)
    try container.encode(suppression.place.map { JSONCodePlace($0) }, forKey: .place)
  }

  private var source: String {
    switch suppression.source {
    case .notes: "notes"
    case .configuration: "configuration"
    case .baseline: "baseline"
    }
  }
}
