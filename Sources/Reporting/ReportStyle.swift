/// What a report shows besides the findings.
package struct ReportStyle: Sendable {
  /// Whether the text report carries terminal colours.
  let isColored: Bool
  /// The version of adlint.
  let version: String
  /// How long the run took.
  let seconds: Double
  /// When the run began: `YYYY-MM-DDThh:mm:ss`, in UTC.
  let timestamp: String
  /// The machine that the run took place on.
  let hostName: String
  /// Nil outside a repository.
  let checkout: Checkout?
  /// Whether reports that can say that a finding is suppressed list those that are.
  let listsSuppressed: Bool

  package init(
    isColored: Bool, version: String, seconds: Double, timestamp: String, hostName: String,
    checkout: Checkout? = nil, listsSuppressed: Bool = false
  ) {
    self.isColored = isColored
    self.version = version
    self.seconds = seconds
    self.timestamp = timestamp
    self.hostName = hostName
    self.checkout = checkout
    self.listsSuppressed = listsSuppressed
  }

  /// A path as services know it that look at the whole repository.
  func path(_ shown: String) -> String { checkout?.path(shown) ?? shown }
}
