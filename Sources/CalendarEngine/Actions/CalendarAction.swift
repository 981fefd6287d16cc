// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What can happen to a calendar: the only way in.
///
/// Intents are imperative, reports are in the past tense. Payloads are by reference: what holds or
/// passes an action copies a pointer.
public indirect enum CalendarAction: Hashable, Sendable {
  /// Turns this many pages; positive numbers lead to later pages.
  case page(by: Int32)
  /// Turns to the page of a day and focuses the day.
  case show(EpochDay)
  /// Turns to the page of a day and focuses the day.
  ///
  /// The effect `scrollEnded` reports when it has come to rest there, or that something else has
  /// moved the view first.
  case scroll(to: ScrollTarget)
  /// Turns to today.
  case showToday
  /// Chooses a day on a page, as a tap does.
  case choose(EpochDay, on: CalendarPage)
  /// Chooses the occurrence whose bar this is.
  case chooseOccurrence(NodeKey)
  /// Asks for the occurrences of a day that have no place in its cell.
  case showMore(EpochDay)
  /// Moves the focus to a bar or button of its day, or back to the day.
  case focusOccurrence(NodeKey?)
  /// Chooses the focused day.
  case chooseFocused
  /// Selects on behalf of the app; turns no page, and says nothing to screen readers.
  ///
  /// A selection that `CalendarOptions` does not allow, or a day that cannot be chosen, changes
  /// nothing.
  ///
  /// With `reveals`, turns to the first selected day, unless that is on the page already or the
  /// focus is in the grid: somebody who is using the grid is not torn away.
  case select(Selection, notifies: Bool = true, reveals: Bool = false)
  /// Moves the focus.
  case moveFocus(FocusMove)
  /// Moves the focus among months, years and decades; does nothing among days.
  case moveAmongCells(CellMove)
  /// Shows the next level out: months instead of days, years instead of months.
  case zoomOut
  /// Shows a level, or the nearest one that can be reached.
  case zoom(to: ZoomLevel)
  /// Zooms in on a month, year or decade of the present level, or picks it.
  case open(CalendarPage)
  /// Moves the focus and extends the selection to it, if several days can be selected.
  case extendSelection(FocusMove)
  /// Selects the month in view, if any days can be selected.
  case selectMonth
  /// Cancels the start of an interval that has no end yet.
  case dropStart
  /// Begins to select by dragging, starting at a day.
  case beginPainting(EpochDay)
  /// Drags the selection to a day.
  case paint(EpochDay)
  /// Ends the drag; a cancelled one leaves the former selection.
  case endPainting(isCancelled: Bool)
  /// The host's focus has entered the grid, on a day or without one.
  case focusEntered(EpochDay?)
  /// The host's focus has come to a bar or button of a day by itself, which comes into view.
  ///
  /// Unlike after `focusOccurrence`, no effect `focus` follows: the host is there already.
  case occurrenceEntered(NodeKey)
  /// The host's focus has left the grid.
  case focusLeft
  /// Previews what choosing the day of a cell would select, while the end of an interval is to be
  /// chosen; nil ends the preview.
  case preview(NodeKey?)
  /// Shows a node as pressed; nil shows none.
  case press(NodeKey?)
  /// Takes hold of the pages, or of what scrolls; pages have so far to go to their neighbours.
  ///
  /// What scrolls along both axes is held along one of them, or without one along that of the first
  /// drag.
  case hold(PageExtents, along: PagingAxis? = nil)
  /// Moves what is held along its axis, in 1/64 points; positive leads to later days, or across it
  /// to later hours.
  case drag(by: Int32, across: Int32 = 0)
  /// Releases it with a velocity in points per second; pages turn from the threshold on, in pages.
  case release(velocity: Double, across: Double = 0, threshold: Double)
  /// Expands or folds an expandable calendar; does nothing in other views.
  case expand(ExpansionMove)
  /// Scrolls what scrolls freely by 1/64 points, like a wheel or like a pointer that selects at an
  /// edge; a timeline also across its axis, to later hours.
  case wheel(by: Int32, across: Int32 = 0, smoothly: Bool)
  /// Changes how much of a timeline is in view, or how much is said in it.
  case timeline(TimelineMove)
  /// Makes, moves or stretches an event of a timeline.
  case edit(EditMove)
  /// Scrolling without a hold has paused.
  case wheelPaused
  /// A native scroll view has moved.
  case scrolled(NativeScroll)
  /// Facts have arrived, with the occurrences that touch their days if those were wanted.
  case loaded(
    token: Int32, sequence: Int64?, facts: [DayFact], occurrences: [Occurrence] = [])
  /// The dates of consecutive days in another calendar, starting with this day.
  case daysNamed(EpochDay, [AlternateLabel])
  /// The other calendar, or its language, has changed.
  case alternatesChanged
  /// What clocks show on the days that were asked about: those of the viewer's zone, then those of the
  /// others beside it.
  case hoursTold([ZoneTimes])
  /// The zone, or one beside it, has changed.
  case clocksChanged
  /// Facts could not be loaded.
  case loadFailed(token: Int32)
  /// The facts of these days, or of all days, have changed.
  case invalidated(DayInterval?, sequence: Int64?)
  /// Loads again what failed.
  case retry
  /// Changes the app's options.
  case configure(CalendarOptions)
  /// The environment has changed; with `renames`, the title reads differently in it.
  case environmentChanged(renames: Bool = false)
  /// The app's answer to a question; one that is no longer open changes nothing.
  case answered(id: Int32, CalendarVerdict)
  /// Restores what an earlier instance showed. With `isTold` the app has heard all of that, and is
  /// told nothing of what is in view until it is shown again and something else comes into view.
  case restore(showing: EpochDay, selection: Selection, isTold: Bool = false)
}

/// Where the focus goes.
public enum FocusMove: Hashable, Sendable {
  /// So many days later.
  case days(Int32)
  /// So many weeks later, on the same weekday.
  case weeks(Int32)
  /// So many months later: on the same day of the month, or on the last one (31 January → 29
  /// February 2024).
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
