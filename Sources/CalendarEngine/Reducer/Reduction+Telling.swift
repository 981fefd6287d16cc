// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// Tells the app what has changed.
  mutating func tell() {
    let scrollEnds = endScrolls()
    state.telling.tell(news(scrollEnds), &context)
  }

  private func news(_ scrollEnds: [News.ScrollEnd]) -> News {
    let (moving, arrangement) = (state.moving, state.arrangement)
    let isAtRest = moving.isAtRest
    return News(
      page: moving.viewport.page, selection: state.selection, level: state.level,
      title: state.title,
      mode: state.options.view == .expandable ? moving.expansion.mode : nil,
      visible: isAtRest || !arrangement.movement.turnsPages ? visibleDays(arrangement) : nil,
      isAtRest: isAtRest, scrollEnds: scrollEnds, wake: wake)
  }

  private func visibleDays(_ arrangement: Arrangement) -> DayInterval {
    let page = state.viewport.page
    return state.viewport.list.days ?? arrangement.days(on: page, context.weekStart) ?? page.days
  }

  /// When something ends by itself: today, what is asked, what stands over the calendar for a while.
  private var wake: Int64? {
    // A midnight that has passed is the host's to act on, and hides nothing that comes.
    var wake = context.todayEnds.flatMap { $0 > context.time ? $0 : nil }
    if Edition.isPicker { return wake }
    for ends in [state.facts.expiry, state.telling.notice?.ends, state.asking.expiry] {
      if let ends { wake = min(wake ?? ends, ends) }
    }
    return wake
  }
}
