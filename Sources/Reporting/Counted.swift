/// Numbers in words of reports.
enum Counted {
  /// `1 file`, `2 files`
  static func words(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
