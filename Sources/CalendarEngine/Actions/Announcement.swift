// SPDX-License-Identifier: MIT
import CivilTime

/// Something for a screen reader to say.
public struct Announcement: Hashable, Sendable {
  /// What is said.
  public enum Content: Hashable, Sendable {
    /// The page that has come into view.
    case page(CalendarPage)
    /// A chosen day that cannot be selected.
    case unavailable(EpochDay)
    /// The selected day.
    case selected(EpochDay)
    /// The selected month, year or decade.
    case picked(CalendarPage)
    /// A chosen month, year or decade that cannot be reached.
    case unreachable(CalendarPage)
    /// A day that was added to the selection or removed from it, and the number of selected days.
    case toggled(EpochDay, isSelected: Bool, count: Int32)
    /// The start of an interval whose end is still to be chosen.
    case started(EpochDay)
    /// The selected interval, and how many of its days cannot be chosen.
    case interval(DayInterval, unavailable: Int32)
    /// Nothing is selected any more.
    case cleared
    /// An interval can have at most so many days.
    case tooLong(Int32)
    /// An interval must have at least so many days.
    case tooShort(Int32)
    /// Why the app refuses something, in its own words.
    case refused([UInt8])
    /// Which rule forbids an edit; where several events are edited together, the title of the one that
    /// it keeps back.
    case barred(EditRule, of: [UInt8] = [])
    /// The calendar changes to a month or a week.
    case mode(ExpansionMode)
    /// Facts could not be loaded.
    case loadFailed
    /// The time that the keyboard is at, of a day; where that is divided, the number of its column,
    /// otherwise −1. Of what is there, the event of a number is not counted: the one that is moved.
    /// Of the number of the selected range of times it is said that it is selected.
    case time(EpochDay, MinuteRange, part: Int32 = -1, besides: Int32 = -1)
    /// The same of a day that the keyboard has just come to, and which is read with it.
    case hour(EpochDay, MinuteRange, part: Int32)
    /// The days that an event lasts, and of one in a column of a divided day the number of that,
    /// otherwise −1.
    case days(DayInterval, part: Int32 = -1)
    /// Where an event is of which keys have just taken hold, or of one of its ends: `time` or `days`.
    indirect case grabbed(Announcement.Content, Edit.Kind)
    /// Where an event is that has just been moved or stretched, `time` or `days`, and where it was;
    /// and by how many seconds the clocks are put forward in between, or while it takes place.
    indirect case moved(Announcement.Content, from: Announcement.Content, clocks: Int32)
    /// What was made of an event has been given up, and the event is where it was; or nil for what was
    /// new.
    indirect case cancelled(at: Announcement.Content?)
  }

  /// What is said.
  public var content: Content
  /// Distinguishes two announcements of the same content.
  public var serial: UInt32
}
