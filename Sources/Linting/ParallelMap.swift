internal import Dispatch
internal import Synchronization

/// Runs one piece of work per item on several threads.
enum ParallelMap {
  /// The results in the order of the items. A single item or job needs no thread.
  static func results<Item: Sendable, Output: Sendable>(
    of items: [Item], jobs: Int, _ work: @Sendable (Item) -> Output
  ) -> [Output] {
    let workers = min(jobs, items.count)
    guard workers > 1 else { return items.map(work) }
    let next = Atomic(0)
    let finished = Mutex<[(index: Int, output: Output)]>([])
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var own: [(index: Int, output: Output)] = []
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < items.count else { break }
        own.append((index, work(items[index])))
      }
      finished.withLock { [own] all in all += own }
    }
    return finished.withLock { $0 }.sorted { $0.index < $1.index }.map(\.output)
  }
}
