// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What can happen to a calendar: the one door in.
///
/// Intents are imperative, reports are in the past tense.
public enum CalendarAction: Hashable, Sendable {
  /// Turns this many pages; later pages for positive numbers.
  case page(by: Int32)
  /// Turns to the page of a day and puts the keyboard there.
  case show(EpochDay)
  /// Turns to the page of a day and puts the keyboard there; the effect `scrollEnded` tells when it
  /// has come to rest there, or that something else has moved the view before.
  case scroll(to: ScrollTarget)
  /// Turns to today.
  case showToday
  /// Chooses a day on a page, as a tap does.
  case choose(EpochDay, on: CalendarPage)
  /// Chooses the occurrence whose bar this is.
  case chooseItem(NodeKey)
  /// Asks for the occurrences of a day that have no place.
  case showMore(EpochDay)
  /// Moves the keyboard to a bar or button of its day, or back to the day.
  case focusItem(NodeKey?)
  /// Chooses the day that has the keyboard.
  case chooseFocused
  /// Selects for the app; turns no page, and says nothing to screen readers. A selection that
  /// `CalendarOptions` does not admit, or a day that cannot be chosen, changes nothing.
  ///
  /// With `reveals` it turns to the first selected day unless that is on the page or the keyboard
  /// is in the grid: whoever is at work there is not torn away.
  case select(Selection, notifies: Bool = true, reveals: Bool = false)
  /// Moves the keyboard.
  case moveFocus(FocusMove)
  /// Moves the keyboard among months, years and decades; among days it does nothing.
  case moveAmongCells(CellMove)
  /// Shows the next level out: months for days, years for months.
  case zoomOut
  /// Shows a level, or the nearest one that can be reached.
  case zoom(to: ZoomLevel)
  /// Zooms in on a month, year or decade that the level in force shows, or picks it.
  case open(CalendarPage)
  /// Moves the keyboard and selects from where it was, where several days can be selected.
  case extendSelection(FocusMove)
  /// Selects the month in view, where any days can be selected.
  case selectMonth
  /// Takes the start of an interval back that has no end yet.
  case dropStart
  /// Begins to select by dragging, from a day on.
  case beginPainting(EpochDay)
  /// Drags the selection to a day.
  case paint(EpochDay)
  /// The drag is over; a cancelled one leaves what was selected before.
  case endPainting(isCancelled: Bool)
  /// The host's focus has come into the grid, on a day or without one.
  case focusEntered(EpochDay?)
  /// The host's focus has left the grid.
  case focusLeft
  /// Shows what choosing the day of a cell would select, where the end of an interval is to be chosen; nil
  /// shows no more of it.
  case preview(NodeKey?)
  /// Shows a node as pressed, or none.
  case press(NodeKey?)
  /// Takes hold of the pages.
  case hold
  /// Moves the pages under the hand, in pages, or a list of months in points; positive brings
  /// later ones.
  case drag(by: Double)
  /// Lets the pages go with a velocity in pages a second, or a list of months in points.
  case release(velocity: Double, threshold: Double)
  /// Expands or folds an expandable calendar; nothing in other views.
  case expand(ExpansionMove)
  /// Scrolls a list of months by points, as a wheel does, or a pointer that selects at an edge.
  case wheel(by: Double, smoothly: Bool)
  /// What scrolls a list of months without taking hold of it has paused.
  case wheelPaused
  /// A native scroll view has moved.
  case scrolled(NativeScroll)
  /// Facts have come, and the occurrences that touch their days where they were asked for.
  case loaded(
    token: Int32, sequence: Int64?, facts: [DayFact], occurrences: [Occurrence] = [])
  /// The dates that consecutive days have in another calendar, from a first day on.
  case daysNamed(EpochDay, [AlternateLabel])
  /// The other calendar is another one, or is written in another language.
  case alternatesChanged
  /// Facts cannot be had.
  case loadFailed(token: Int32)
  /// Facts have changed, of these days or of all.
  case invalidated(DayInterval?, sequence: Int64?)
  /// Asks again for what failed.
  case retry
  /// Changes what the app asks of the calendar.
  indirect case configure(CalendarOptions)
  /// The environment has changed.
  case environmentChanged
  /// The app's answer to a question; one that is not open any more changes nothing.
  case answered(id: Int32, CalendarVerdict)
  /// Puts back what an earlier instance showed.
  case restore(showing: EpochDay, selection: Selection)
}

/// Where the keyboard goes.
public enum FocusMove: Hashable, Sendable {
  /// So many days on.
  case days(Int32)
  /// So many weeks on, same weekday.
  case weeks(Int32)
  /// So many months on: the same day of the month, or the last one (31 January → 29 February 2024).
  case months(Int32)
  /// The first day of the week.
  case weekStart
  /// The last day of the week.
  case weekEnd
  /// The first selectable day of the month.
  case monthStart
  /// The last selectable day of the month.
  case monthEnd
}
