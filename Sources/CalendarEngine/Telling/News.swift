// SPDX-License-Identifier: MIT
import CivilTime

/// Everything an app can be told about, as it stands after a reduction.
struct News {
  /// The page that is settled on.
  var page: CalendarPage
  /// What is selected.
  var selection: Selection
  /// The zoom level that is shown, or coming into view.
  var level: ZoomLevel
  /// What the title names.
  var title: CalendarTitle
  /// The mode of an expandable calendar; nil for any other.
  var mode: ExpansionMode?
  /// The days in view, or nil while pages turn, because they are told only at rest.
  var visible: DayInterval?
  /// Whether nothing moves.
  var isAtRest: Bool
  /// The scrolls that are over.
  var scrollEnds: [ScrollEnd]
  /// When the next thing ends by itself, in microseconds, or nil.
  var wake: Int64?

  /// How a scroll to a day has ended.
  struct ScrollEnd {
    var id: Int32
    /// Whether the view is where it should be.
    var isCompleted: Bool
  }
}
