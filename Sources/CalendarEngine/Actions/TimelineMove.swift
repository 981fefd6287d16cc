// SPDX-License-Identifier: MIT
import CivilTime

/// What can be done to a timeline beside scrolling it; in other views it does nothing.
public enum TimelineMove: Hashable, Sendable {
  /// Makes hours higher or lower by a factor; what is at a distance below the first hour in view, in
  /// 1/64 points, stays where it is.
  case magnify(Double, around: Int32)
  /// Spreads columns apart, or brings them together, by a factor: fewer or more of them are in view.
  case spread(Double)
  /// Ends what `spread` began.
  case endSpreading
  /// Shows all events of whole days, or as many as there is room for.
  case toggleLanes
  /// Moves the keyboard's time by so many minutes.
  case moveTime(by: Int32)
  /// Puts the keyboard's time at the beginning or the end of the working hours, or of the day.
  case goToTime(TimelineTime)
  /// Moves the keyboard by so many columns, of which a day that is divided has several.
  case moveColumn(by: Int32)
  /// Puts the keyboard into one of the columns of a divided day.
  case enterColumn(EpochDay, part: Int32)
}

/// A time of the day that has a key.
public enum TimelineTime: UInt8, Hashable, Sendable {
  /// Where the working hours begin.
  case workStart = 0
  /// Where they end.
  case workEnd
  /// The first hour that is shown.
  case dayStart
  /// The last one.
  case dayEnd
}
