// SPDX-License-Identifier: MIT

/// When what a store could not take is sent again: after pauses that grow from a second to half a minute.
struct SendingRetry {
  /// The time of a clock that never goes back.
  let now: () -> ContinuousClock.Instant
  /// How often it was in vain, in a row.
  private(set) var failureCount = 0
  /// When it is next; nil where nothing failed.
  private(set) var dueTime: ContinuousClock.Instant?
}

extension SendingRetry {
  init(now: @escaping () -> ContinuousClock.Instant) { self.now = now }

  /// Whether it is time.
  var isDue: Bool { dueTime.map { $0 <= now() } ?? false }

  /// It was in vain.
  mutating func fail() {
    failureCount += 1
    dueTime = now() + Self.pause(after: failureCount)
  }

  /// The store has answered.
  mutating func succeed() { (failureCount, dueTime) = (0, nil) }

  /// How long to wait after several failures in a row.
  static func pause(after failures: Int) -> Duration {
    .seconds(min(1 << min(max(failures - 1, 0), 5), 30))
  }
}
