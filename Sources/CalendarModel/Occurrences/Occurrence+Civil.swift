// SPDX-License-Identifier: MIT
import CivilTime

extension Occurrence {
  /// A minute of a day, as the clocks show it.
  public typealias WallMinute = (day: EpochDay, minute: Int32)

  /// An occurrence of hours in no zone, from one minute on the clocks until another, without a title.
  ///
  /// It touches no day at whose first moment it ends. An end that is before the start is one on the
  /// same day: where clocks are set back over midnight, the duration says how long it is.
  public init(id: [UInt8], start: WallMinute, end: WallMinute) {
    let closes = end.minute == 0 && end.day > start.day
    let last = closes ? end.day.addingClamped(days: -1) : max(start.day, end.day)
    self.init(id: id, days: DayInterval(first: start.day, last: last) ?? .all)
    let minute = closes ? 1440 : end.day < start.day ? 0 : end.minute
    hours = Hours(start: start.minute, end: minute)
  }
}
