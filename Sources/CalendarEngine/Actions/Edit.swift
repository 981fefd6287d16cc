// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a hand or a key makes of an event.
///
/// The view shows it at once, all but deletions; the app stores it, or refuses it and everything is as
/// before.
public struct Edit: Hashable, Sendable {
  /// What is done.
  ///
  /// The raw values are part of the web host's protocol.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A new event.
    case create = 0
    /// Another time for as long as before.
    case move
    /// Another start; the end stays.
    case resizeStart
    /// Another end; the start stays, unless it was moved as well before it was let go of.
    case resizeEnd
    /// A new event like one that there is, which stays as it was.
    case copy
    /// No event any more; it is shown until the app has answered.
    case delete
  }

  /// What is done.
  public internal(set) var kind: Kind
  /// The event as it was, or that is copied.
  ///
  /// A new one is as it was begun, without an id; one that was deleted comes back under the id it had.
  public let before: Occurrence
  /// The event as it is to be.
  public internal(set) var after: Occurrence
  /// Which occurrences of a recurring event it is meant for.
  public var scope = Scope.one

  /// Whether it is made of an occurrence that there is.
  func moves(_ occurrence: Occurrence) -> Bool { !isNew && before.id == occurrence.id }

  /// Whether it makes an event that there was not.
  public var isNew: Bool { kind == .create || kind == .copy }

  /// The minutes of the day of its start at which what a hand moves is; none among whole days.
  var edges: [Int32] {
    guard after.isTimed, let hours = after.hours else { return [] }
    let end = hours.end + 1440 * (Int32(clamping: after.days.count) - 1)
    switch kind {
    case .create: return [hours.start, end]
    case .move, .copy, .resizeStart, .delete: return [hours.start]
    case .resizeEnd: return [end]
    }
  }

  /// Whether it leads to anything else than there was.
  var changesAnything: Bool { kind == .create || after != before }
}

/// What an edit breaks that the app does not even hear of.
public enum EditRule: UInt8, Hashable, Sendable {
  /// `TimelineOptions.editWithin`: not among the working hours.
  case outsideWork = 0
  /// The same: not at a time that is open.
  case outsideOpen
  /// `TimelineOptions.overlapLimit`: as many events as there may be are there already.
  case taken
  /// `Occurrence.isLocked`.
  case locked
}

/// A time on the clocks as the view shows it: in the column of a day, or above it among whole days.
///
/// A column that goes on after midnight has minutes of 1440 and more.
public struct ClockPlace: Hashable, Sendable {
  /// The day of the column.
  public var day: EpochDay
  /// Minutes since its midnight; above the hours the first one in view.
  public var minute: Int32
  /// Whether it is above the hours, where events of whole days are.
  public var isWholeDay: Bool
  /// The column of a day that is divided into groups, from 0; −1 where a day is one column.
  public var part: Int32 = -1

  /// A time in a column.
  public init(day: EpochDay, minute: Int32) {
    (self.day, self.minute, isWholeDay) = (day, minute, false)
  }

  /// A whole day.
  public init(wholeDay day: EpochDay) {
    (self.day, minute, isWholeDay) = (day, 0, true)
  }
}

/// What can be done by hand to the events of a timeline, and to the bars of months and weeks; without
/// `TimelineOptions.isEditable` nothing.
public enum EditMove: Hashable, Sendable {
  /// Takes hold of the event of a node at a time: of all of it, or of one of its ends.
  case lift(NodeKey, Edit.Kind, at: ClockPlace)
  /// Begins a new event at a time.
  case begin(at: ClockPlace)
  /// Begins to carry a new event about, from a time on: of an hour, or of a whole day.
  case carry(from: ClockPlace)
  /// Takes hold of an event by its id, or of one of its ends: arrows and a tap on a time move it then.
  /// With `delete` nothing is held, and the app is asked whether the event may go.
  case take([UInt8], Edit.Kind)
  /// The same for the event of a node.
  case grab(NodeKey)
  /// Takes hold of a new event of an hour at the keyboard's time: arrows move it, with Shift its end.
  case draw
  /// Puts a hand on what is held without one, or on one of its ends.
  case regrip(Edit.Kind, at: ClockPlace)
  /// Moves what is held to a time.
  case drag(to: ClockPlace)
  /// Moves what is held, or its end alone, by days and by steps of `snapMinutes`, of which whole days
  /// have none; where days are divided, by their columns.
  case nudge(days: Int32, steps: Int32, ofEnd: Bool = false)
  /// Moves what is held to a time, and lets go of it there.
  case place(at: ClockPlace)
  /// The same by a tap on what is held: that is let go of where it is, unless an end of it waits for a time.
  case put(at: ClockPlace)
  /// Takes a hand off the event that it has not moved: that is held without one then.
  case rest
  /// Lets go of what is held where it is; the keyboard may follow it.
  case drop(isFollowed: Bool)
  /// Gives up what is held: everything is as before.
  case cancel
  /// Moves the event of a node, or one of its ends, in the same way.
  case shift(NodeKey, Edit.Kind, days: Int32, steps: Int32)
  /// Makes an event of an hour at a time, or selects a range of times there.
  case choose(at: ClockPlace)
  /// Selects a range of times about which the app has been asked.
  case time(TimeRange)
  /// Makes an event at the keyboard's time, or selects a range of times there.
  case createAtFocus
  /// Puts the keyboard on the slot at a time: what is made or pasted by keys is there then.
  case point(at: ClockPlace)
  /// The same by a finger, which sees it there; or makes an event at the time that it sees already.
  case tap(at: ClockPlace)
  /// Makes a copy of what a hand moves, or moves the event itself again.
  case copies(Bool)
  /// Makes events like some that were copied before. The earliest comes where the keyboard is: at its
  /// time, or else at its own time on the keyboard's day; the others keep their distance from it. Whole
  /// days stay whole.
  case insert([Occurrence])
  /// Selects the event of a node as well, or no longer: what is selected is moved and copied together.
  case toggle(NodeKey)
  /// Selects the events with these ids, and no others.
  case select([[UInt8]])
  /// The app wants an edit that it was told of and has not answered to be at another time, or in another
  /// group: only these count. It is shown so at once. A deletion stays one: its event, which is there
  /// until the app answers, is at that time meanwhile, and where it was if the deletion is refused.
  case adjust(id: Int32, to: Occurrence)
  /// The app's answer to an edit that it was told of; one that it has answered changes nothing.
  case settle(id: Int32, CalendarVerdict)
}
