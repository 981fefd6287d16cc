// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Notes which cell is pointed at while the end of an interval is to be chosen.
  mutating func preview(_ key: NodeKey?) {
    if Edition.isPicker { return }
    end = nil
    guard isStarted, let start = selection.day, let key, let day = key.day else { return }
    if isOutside(day, on: key.page), options.outsideTap == .ignore { return }
    end = EndInView(start: start, day: day)
  }

  /// Notes that the keyboard is on its day.
  mutating func previewFocus() {
    if Edition.isPicker || level != .days { return }
    preview(NodeKey(.dayCell, page: focusedPage, day: focus.day))
  }

  /// The days that choosing the day which is pointed at would select; nil where that would be no
  /// interval, or none that is short or long enough, and where nothing is pointed at.
  public var previewedDays: DayInterval? {
    guard !Edition.isPicker, let end, isStarted, selection.day == end.start, isEnabled(end.day)
    else { return nil }
    let next = options.interval.selection(selection, choosing: end.day)
    return objection(to: next) == nil ? next.interval : nil
  }
}
