// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// How the present view moves, with everything needed to measure it.
  var movement: Movement {
    let arrangement = state.arrangement
    switch arrangement.movement {
    case .paged: return .paged(pages(arrangement))
    case .list:
      let list = MonthList(state, context.metrics, weekStart: context.weekStart)
      return .list(
        ListMovement(
          list: .months(list), snaps: state.options.list.snapsToMonths,
          bounds: state.options.bounds))
    case .agenda:
      return .list(
        ListMovement(list: .months(agenda), snaps: false, bounds: state.options.bounds))
    case .timeline: return .timeline(timeline)
    }
  }

  /// A timeline with everything needed to measure it.
  var timeline: TimelineMovement {
    let measures = TimelineMeasures(state, context.metrics, weekStart: context.weekStart)
    return TimelineMovement(
      days: ListMovement(
        list: .days(measures.dayTrack), snaps: state.options.timeline.snap != .none,
        bounds: state.options.bounds),
      hours: measures.hourTrack, now: context.now)
  }

  /// Goes where a scroll view of the host has gone.
  mutating func scroll(_ report: NativeScroll) { follow(movement.follow(report, &state.moving)) }
}
