// SPDX-License-Identifier: MIT
import CivilTime

extension Occurrence {
  /// A start on the first and an end on the last day, as the clocks show them.
  ///
  /// The end may be before the start on one day: where clocks are set back, 02:30 until 02:15 takes
  /// 45 minutes.
  public struct Hours: Hashable, Sendable {
    /// Minutes since midnight of the first day, 0...1439.
    public let start: Int32
    /// Minutes since midnight of the last day, 0...1440.
    public let end: Int32
    /// How far the clocks are ahead of UTC at the start; nil where it is the same time of day in
    /// every zone.
    public let startOffset: UTCOffset?
    /// How far the clocks are ahead of UTC at the end; nil where `startOffset` is.
    public let endOffset: UTCOffset?
    /// The seconds that really pass, 0 or more; nil where no zone is given, and the clocks count.
    public let duration: Int32?

    /// Hours in no zone; minutes outside a day are clamped.
    public init(start: Int32, end: Int32) {
      self.start = min(max(start, 0), 1439)
      self.end = min(max(end, 0), 1440)
      (startOffset, endOffset, duration) = (nil, nil, nil)
    }

    /// Hours in a zone, with the seconds between start and end; a negative number of them is 0.
    ///
    /// Minutes outside a day are clamped.
    public init(
      start: Int32, end: Int32, startOffset: UTCOffset, endOffset: UTCOffset, duration: Int32
    ) {
      self.start = min(max(start, 0), 1439)
      self.end = min(max(end, 0), 1440)
      (self.startOffset, self.endOffset) = (startOffset, endOffset)
      self.duration = max(duration, 0)
    }
  }
}

extension Occurrence {
  /// Whether it stands among the hours of its days, and not above them.
  ///
  /// Whole days do not, nor does what takes 24 hours or more on the clocks.
  public var isTimed: Bool { timedHours != nil }

  /// Whether its end is another moment than its start; clocks that are set back can show one time twice.
  package var takesTime: Bool {
    guard let hours, days.count == 1 else { return true }
    return hours.start != hours.end || (hours.duration ?? 0) > 0
  }

  /// The hours of what is timed.
  var timedHours: Hours? {
    guard let hours, !days.isEmpty, Self.minutes(of: days.count, hours) < 1440 else { return nil }
    return hours
  }

  /// The minutes on the clocks from the start on the first until the end on the last of some days.
  ///
  /// Exact up to a day; negative where the clocks are set back meanwhile.
  static func minutes(of days: Int32, _ hours: Hours) -> Int32 {
    (min(days, 3) - 1) * 1440 + hours.end - hours.start
  }
}
