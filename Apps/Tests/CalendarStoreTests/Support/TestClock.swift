// SPDX-License-Identifier: MIT
import CivilTime

@testable import CalendarStore

/// A clock that a test sets, by days.
final class TestClock: Sendable {
  private let seconds: Locked<Int64>

  /// A clock that shows noon of a day, in UTC.
  init(_ text: String) {
    seconds = Locked(Int64(day(text).rawValue) * 86_400 + 43_200)
  }

  var now: Instant { Instant(clamping: seconds.withLock { $0 } * 1_000_000) }

  func advance(days: Int64) {
    seconds.withLock { $0 += days * 86_400 }
  }
}
