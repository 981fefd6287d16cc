// SPDX-License-Identifier: MIT
import CivilTime

/// What an app can be told of, as it is after a reduction.
struct News {
  /// The page that is settled on.
  var page: CalendarPage
  /// What is selected.
  var selection: Selection
  /// The zoom level that is shown, or on its way.
  var level: ZoomLevel
  /// What the title names.
  var title: CalendarTitle
  /// The mode of an expandable calendar; nil of any other.
  var mode: ExpansionMode?
  /// The days in view, or nil while they are not to be told because pages move.
  var visible: DayInterval?
  /// Whether nothing moves.
  var isAtRest: Bool
  /// The scrolls that are over.
  var scrollEnds: [ScrollEnd]
  /// When something ends by itself, in microseconds; nil where nothing does.
  var wake: Int64?

  /// How a scroll to a day has ended.
  struct ScrollEnd {
    var id: Int32
    /// Whether the view is where it should be.
    var isCompleted: Bool
  }
}
