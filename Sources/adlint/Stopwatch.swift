#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The time a run began and how long it has taken.
struct Stopwatch: Sendable {
  private let start = Self.monotonicSeconds()

  /// `YYYY-MM-DDThh:mm:ss` in UTC.
  let timestamp: String

  init() {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    let date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday].map(Self.padded)
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(Self.padded)
    timestamp = date.joined(separator: "-") + "T" + clock.joined(separator: ":")
  }

  var seconds: Double { Self.monotonicSeconds() - start }

  private static func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}
