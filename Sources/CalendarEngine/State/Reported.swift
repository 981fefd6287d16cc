// SPDX-License-Identifier: MIT
import CivilTime

/// What the app has been told, so that it is told each change once.
struct Reported: Hashable, Sendable {
  var today: EpochDay?
  var visible: DayInterval?
  var title: CalendarTitle?
  var page: CalendarPage?
  /// Whether the page has changed since it last came to rest.
  var isTurning = false
  var selection: Selection = .none
  /// The mode of an expandable calendar; nil of any other.
  var mode: ExpansionMode?
  @WholeEdition var level: ZoomLevel = .days
  var wake: Int64?
}
