// SPDX-License-Identifier: MIT
import CivilTime

extension Reduction {
  /// Shows another level, on the page that the keyboard's day is on.
  mutating func zoom(to wanted: ZoomLevel) {
    let level = state.options.clamp(wanted)
    guard level != state.level else { return }
    state.moving.zoom(to: level, motion(to: level))
    state.moving.jump(to: page(of: state.focus.day))
    state.selecting.endExtending()
    context.announce(.page(state.viewport.page))
    moveHostFocus()
  }

  /// Zooms in on a month, year or decade, or picks it.
  mutating func open(_ period: CalendarPage) {
    let (level, options) = (state.level, state.options)
    guard level != .days, period.scale == level.cellScale else { return }
    let isOutside = !state.viewport.page.contains(period.firstDay)
    if isOutside, options.outsideTap == .ignore || options.outsideDays == .hidden { return }
    guard period.days.overlaps(options.bounds) else {
      return context.announce(.unreachable(period))
    }
    state.focus.carry(to: options.clamp(state.focus.day(in: period, level)))
    guard level == options.picks else { return zoom(to: options.level(inside: level)) }
    state.selecting.pick(period, options, &context)
    let own = page(of: state.focus.day)
    if own != state.viewport.page { turn(to: own, keepingFocus: true) }
  }

  /// The motion to another level: the present one reversed if it came from there, or a new one.
  private func motion(to level: ZoomLevel) -> ZoomMotion? {
    guard !context.reducesMotion, state.options.view.canZoomInMotion,
      state.viewport.beside.count == 1
    else { return nil }
    let page = state.viewport.page
    if let zoom = state.zoom, zoom.leaving == level {
      return ZoomMotion(reversing: zoom, from: state.level, page: page, context.time)
    }
    return ZoomMotion(
      leaving: state.level, page: page, anchor: state.focus.day, context.time)
  }
}
