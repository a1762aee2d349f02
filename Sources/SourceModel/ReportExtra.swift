/// What a report holds only where a reporter asks for it, since it takes time.
package enum ReportExtra: Hashable, Sendable {
  /// What GitHub knows the lines of the findings by.
  case lineHashes
  /// What the ad views look like.
  case pictures
}
