internal import Synchronization

/// Tells a person at a terminal how far a long run has come.
final class Progress: Sendable {
  private let total: Int
  private let isShown: Bool
  private let done = Atomic(0)
  /// Shorter runs are over before one can read it.
  private static let least = 200

  init(of total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > Self.least
  }

  func advance() {
    guard isShown else { return }
    let count = done.wrappingAdd(1, ordering: .relaxed).newValue
    if count % max(1, total / 100) == 0 { Output.show("\rchecking \(count) of \(total) files") }
  }

  /// Leaves an empty line.
  func end() {
    if isShown { Output.show("\r\u{1B}[K") }
  }
}
