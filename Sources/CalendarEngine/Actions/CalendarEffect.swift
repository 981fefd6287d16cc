// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a host has to do: the only way out besides the scene.
///
/// Hosts report back with actions. Payloads are by reference, as those of actions are.
public indirect enum CalendarEffect: Hashable, Sendable {
  /// Load the facts of some days from the data source; answer with `loaded` or `loadFailed`.
  case load(token: Int32, days: DayInterval, detail: LoadDetail)
  /// Provide the dates of these days in another calendar; answer with `daysNamed`, at once.
  case nameDays(DayInterval)
  /// Tell with `hoursTold` what the clocks of the viewer's zone show on these days, and those of further
  /// zones.
  case askHours(DayInterval)
  /// Tell the app which zoom level is shown.
  case levelChanged(ZoomLevel)
  /// Tell the app that another day, or none, is now today.
  ///
  /// Facts may depend on it, so those in view are loaded again.
  case todayChanged(EpochDay?)
  /// Nobody waits for this answer any longer.
  case cancel(token: Int32)
  /// Tell the app what is selected now.
  ///
  /// `CalendarState.unavailableDays` has the days inside an interval that cannot be chosen.
  case selectionChanged(Selection)
  /// Ask the app; answer with `answered`, at once or later.
  ///
  /// A question without an answer counts as refused after 15 s.
  case ask(id: Int32, CalendarQuestion)
  /// Tell the app that what it wanted to select cannot be selected, and why.
  case selectionRefused(Selection, SelectionProblem)
  /// Tell the app what the title names.
  case titleChanged(CalendarTitle)
  /// Tell the app that the page has changed: as soon as the new page is certain, when the finger
  /// lifts, and again when it has come to rest.
  ///
  /// The first page is not reported.
  case pageChanged(CalendarPage, PagePhase)
  /// Tell the app the new height of the calendar in points; once for each step of a movement.
  case sizeChanged(height: Double)
  /// Tell the app that a day's cell is about to be shown, once for each new cell; only with
  /// `CalendarOptions.tellsCells`.
  case cellShown(NodeKey)
  /// Tell the app that the view is where `scroll` wanted it, or was interrupted.
  case scrollEnded(id: Int32, isCompleted: Bool)
  /// Tell the app that an expandable calendar changes its mode.
  case modeChanged(ExpansionMode)
  /// Tell the app which days are now visible, including those of neighbouring months.
  case visibleDaysChanged(DayInterval)
  /// Tell the app that a day has been tapped, or chosen by key or by a screen reader, and where it stands
  /// on its page.
  ///
  /// It comes before whatever follows from it, and also where nothing does: where the day cannot be
  /// chosen, or the app says no.
  case dayTapped(EpochDay, MonthPosition)
  /// Tell the app that an occurrence has been chosen.
  case occurrenceChosen(Occurrence)
  /// Tell the app what a hand or a key has made of an event, which the view shows already; answer with
  /// `EditMove.settle`, at once or later.
  case edited(id: Int32, Edit)
  /// Tell the app that what a hand or a key held has been let go of without an edit: it was given up, a
  /// rule bars it there, or it is where it was. `after` is where it was last.
  case editCancelled(Edit)
  /// Tell the app the ids of the events that are selected now, in the order in which they were.
  case eventsSelected([[UInt8]])
  /// Let the hand that carries an event feel what it has just done.
  case dragStepped(DragStep)
  /// Tell the app that the remaining occurrences of a day have been asked for.
  case moreChosen(EpochDay)
  /// Tell the app that facts could not be loaded.
  case loadFailed(DayInterval)
  /// Move the host's focus to a node.
  case focus(NodeKey)
  /// Call `send` at this time of the monotonic clock, in microseconds, or earlier.
  case wake(at: Int64)
  /// Where a native scroll view comes to rest: this many pages from the current page or, in a list
  /// of months, this many points below its top.
  case snap(to: Double)
}

/// The phase of a page change.
public enum PagePhase: UInt8, Hashable, Sendable {
  /// The new page is certain, but the view is still moving.
  case turning = 0
  /// The view has come to rest.
  case settled = 1
}

extension CalendarEffect {
  /// Whether it is told before all others: a tap, of which the others are consequences, and what is about
  /// something that has not happened, a question or a refusal.
  var comesFirst: Bool {
    switch self {
    case .dayTapped, .ask, .selectionRefused: return true
    default: return false
    }
  }

  /// The token and the days of a request for facts; nil for other effects.
  public var request: (token: Int32, days: DayInterval)? {
    switch self {
    case .load(let token, let days, _): return (token, days)
    default: return nil
    }
  }
}
