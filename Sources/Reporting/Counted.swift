/// Numbers in words of reports.
package enum Counted {
  /// `1 file`, `2 files`
  package static func words(
    _ count: Int, _ noun: String, _ plural: String? = nil
  ) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
