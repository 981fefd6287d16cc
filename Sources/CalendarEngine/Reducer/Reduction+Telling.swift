// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// Tells the app what has changed, and which scrolls have ended.
  mutating func tell() {
    state.telling.tell(news, &context)
  }

  private var news: News {
    let (moving, arrangement) = (state.moving, state.arrangement)
    let isAtRest = moving.isAtRest
    return News(
      page: moving.viewport.page, selection: state.selection, level: state.level,
      title: state.title,
      mode: state.options.view == .expandable ? moving.expansion.mode : nil,
      visible: isAtRest || !arrangement.movement.turnsPages ? visibleDays(arrangement) : nil,
      isAtRest: isAtRest, scrollEnds: scrollEnds, wake: wake)
  }

  /// The days in view, those of neighbouring months as well.
  func visibleDays(_ arrangement: Arrangement) -> DayInterval {
    let page = state.viewport.page
    return state.viewport.list.days ?? arrangement.days(on: page, context.weekStart) ?? page.days
  }

  /// When the next thing ends by itself: today, a question, or the message over the calendar.
  private var wake: Int64? {
    // A midnight that has passed is for the host to act on; it must not hide what ends next.
    let midnight = context.todayEnds.flatMap { $0 > context.time ? $0 : nil }
    // Only where the present minute is shown does it matter when it ends.
    let minute = state.options.view == .timeline ? context.now?.ends : nil
    let coming = Self.sooner(midnight, minute.flatMap { $0 > context.time ? $0 : nil })
    let asked = Self.sooner(state.facts.expiry, state.asking.expiry)
    return Self.sooner(coming, Self.sooner(asked, state.telling.notice?.ends))
  }

  private static func sooner(_ one: Int64?, _ other: Int64?) -> Int64? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
