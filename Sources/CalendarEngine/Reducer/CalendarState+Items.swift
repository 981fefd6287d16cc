// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

extension CalendarState {
  /// The occurrence of a bar, or nil for one that is gone.
  func item(of key: NodeKey) -> Occurrence? {
    if Edition.isPicker { return nil }
    let bar = BarName(key)
    let page = key.page.days
    for week in window.weeks where bar.isOf(week) {
      // The page and its first and last week.
      guard week.start > page.start.rawValue - 7, week.start < page.endRawValue + 7 else {
        continue
      }
      if let segment = week.segments.first(where: { $0.number == bar.number }) {
        return segment.occurrence
      }
    }
    return nil
  }

  mutating func focusItem(_ key: NodeKey?, _ context: inout ReduceContext) {
    guard key != focus.item else { return }
    focus.item = key
    guard let key else { return moveHostFocus(&context) }
    focus.isInside = true
    context.emit(.focus(key))
  }
}
