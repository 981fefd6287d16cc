// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What a host is to do: the one door out beside the scene.
///
/// Hosts report back with actions.
public enum CalendarEffect: Hashable, Sendable {
  /// Ask the data source for the facts of days; answer with `loaded` or `loadFailed`.
  case load(token: Int32, days: DayInterval, detail: LoadDetail)
  /// Say which dates these days have in another calendar; answer with `daysNamed`, at once.
  case nameDays(DayInterval)
  /// Tell the app which zoom level is shown.
  case levelChanged(ZoomLevel)
  /// Tell the app that another day, or none, has become today. Facts may depend on it: those in
  /// view are asked for again.
  case todayChanged(EpochDay?)
  /// Nobody waits for this answer any longer.
  case cancel(token: Int32)
  /// Tell the app what is selected now; `CalendarState.unavailableDays` has the days inside an
  /// interval that cannot be chosen.
  case selectionChanged(Selection)
  /// Ask the app; answer with `answered`, at once or later. A question without an answer counts as
  /// refused after 15 s.
  case ask(id: Int32, CalendarQuestion)
  /// Tell the app that what it wanted to be selected cannot be, and why.
  case selectionRefused(Selection, SelectionProblem)
  /// Tell the app what the title names.
  case titleChanged(CalendarTitle)
  /// Tell the app that the page is another one: as soon as that is settled, at the lift of the
  /// finger, and once more when it has come to rest. Never told of the first page.
  case pageChanged(CalendarPage, PagePhase)
  /// Tell the app how high the calendar is now, in points; once for each step of a movement.
  case sizeChanged(height: Double)
  /// Tell the app that a day's cell is about to be shown, once for each that comes into being; only
  /// where `CalendarOptions.tellsCells`.
  case cellShown(NodeKey)
  /// Tell the app that the view is where `scroll` wanted it, or that something came in between.
  case scrollEnded(id: Int32, isCompleted: Bool)
  /// Tell the app that an expandable calendar goes over to another mode.
  case modeChanged(ExpansionMode)
  /// Tell the app which days have come to be visible, the neighbouring months' among them.
  case visibleDaysChanged(DayInterval)
  /// Tell the app that an occurrence has been chosen.
  case itemChosen(Occurrence)
  /// Tell the app that the occurrences of a day that have no place are asked for.
  case moreChosen(EpochDay)
  /// Tell the app that facts could not be had.
  case loadFailed(DayInterval)
  /// Move the host's focus to a node.
  case focus(NodeKey)
  /// Call `send` at this time of the monotonic clock, in microseconds, or before.
  case wake(at: Int64)
  /// A native scroll view comes to rest this many pages from the current page, in a list of months
  /// this many points below its top.
  case snap(to: Double)
}

/// How far the change of a page has come.
public enum PagePhase: UInt8, Hashable, Sendable {
  /// It is settled which page it will be; the view still moves there.
  case turning = 0
  /// The view has come to rest.
  case settled = 1
}

extension CalendarEffect {
  /// The token and the days of a question about facts; nil for other effects.
  public var question: (token: Int32, days: DayInterval)? {
    switch self {
    case .load(let token, let days, _): return (token, days)
    default: return nil
    }
  }
}
