// SPDX-License-Identifier: MIT

extension ZoneOffsets {
  /// The offsets of days in a zone that can only be asked for the offset at an instant, such as
  /// those that a browser knows.
  ///
  /// Asks at every second day from 26 hours before the days until 26 hours after them, which is
  /// five times for a week, and looks for each change to the second, 18 times more. Two changes
  /// that undo each other between two questions are not seen; since 1970 none were made within
  /// six days.
  public init(days: DayInterval, offsetAt: (Instant) -> UTCOffset) {
    let bounds = Self.wall(of: days)
    let end = (bounds.end + ZoneRules.reach) / 1_000_000
    var low = (bounds.start - ZoneRules.reach) / 1_000_000
    func offset(_ second: Int64) -> UTCOffset {
      offsetAt(Instant(clamping: second &* 1_000_000))
    }
    let first = offset(low)
    var before = first
    var changes: [(instant: Instant, offset: UTCOffset)] = []
    while low < end {
      let high = min(low + Self.step, end)
      let after = offset(high)
      while before != after {
        // The offset is `before` at `low` and `found` at `right`.
        var (right, found) = (high, after)
        while right - low > 1 {
          let middle = low + (right - low) / 2
          let asked = offset(middle)
          if asked == before { low = middle } else { (right, found) = (middle, asked) }
        }
        changes.append((Instant(clamping: right &* 1_000_000), found))
        (low, before) = (right, found)
      }
      low = high
    }
    self.init(days: days, first: first, changes: changes)
  }

  /// Seconds between two questions.
  private static let step: Int64 = 2 * 86_400
}
