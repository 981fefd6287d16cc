// SPDX-License-Identifier: MIT

/// The runs of kept days in a span of days, in as much detail as is needed to join two spans.
///
/// Spans joined from left to right form a monoid whose neutral element is the empty span.
struct RunSummary: Equatable {
  /// Days of the span.
  var length: Int32 = 0
  /// Consecutive kept days at its start.
  var prefix: Int32 = 0
  /// Consecutive kept days at its end.
  var suffix: Int32 = 0
  /// Days of the longest run.
  var best: Int32 = 0
  /// Where the last of the longest runs begins, counted from the start of the span.
  var bestStart: Int32 = 0
  /// Number of kept days.
  var kept: Int32 = 0

  /// A span of days of which either none or all are kept.
  init(length: Int32, allKept: Bool) {
    self.length = length
    guard allKept else { return }
    prefix = length
    suffix = length
    best = length
    kept = length
  }

  /// A span of up to 64 days, with bit 0 the first; bits from `count` on must be 0.
  init(bits: UInt64, count: Int32) {
    length = count
    guard bits != 0 else { return }
    prefix = Int32((~bits).trailingZeroBitCount)
    suffix = Int32((~(bits << UInt64(64 - count))).leadingZeroBitCount)
    kept = Int32(bits.nonzeroBitCount)
    // After n steps the set bits mark where runs of more than n days begin.
    var starts = bits
    repeat {
      best += 1
      bestStart = Int32(63 - starts.leadingZeroBitCount)
      starts &= starts >> 1
    } while starts != 0
  }
}

extension RunSummary {
  /// Appends the following span; takes constant time.
  mutating func append(_ next: RunSummary) {
    let joined = suffix + next.prefix
    if joined >= best {
      best = joined
      bestStart = length - suffix
    }
    if next.best >= best {
      best = next.best
      bestStart = length + next.bestStart
    }
    if prefix == length { prefix += next.prefix }
    suffix = next.suffix == next.length ? suffix + next.length : next.suffix
    length += next.length
    kept += next.kept
  }
}
