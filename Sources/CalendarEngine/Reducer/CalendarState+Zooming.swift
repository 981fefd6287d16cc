// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Shows the level as far out as the next one, if it can be reached.
  mutating func zoomOut(_ context: inout ReduceContext) {
    if !Edition.isPicker, let outer = options.level(outside: level) { zoom(to: outer, &context) }
  }

  /// Shows another level, on the page that the keyboard's day is on.
  mutating func zoom(to wanted: ZoomLevel, _ context: inout ReduceContext) {
    if Edition.isPicker { return }
    let level = options.clamp(wanted)
    guard level != self.level else { return }
    moving.zoom = motion(to: level, context)
    self.level = level
    moving.jump(to: page(of: focus.day, context.weekStart))
    extent = nil
    announce(.page(viewport.page))
    moveHostFocus(&context)
  }

  /// Zooms in on a month, year or decade, or picks it.
  mutating func open(_ period: CalendarPage, _ context: inout ReduceContext) {
    guard !Edition.isPicker, level != .days, period.scale == level.cellScale else { return }
    let isOutside = !viewport.page.contains(period.firstDay)
    if isOutside, options.outsideTap == .ignore || options.outsideDays == .hidden { return }
    guard period.days.intersection(options.bounds) != nil else {
      return announce(.unreachable(period))
    }
    focus.day = options.clamp(day(in: period))
    if level == options.picks {
      pick(period)
      let own = page(of: focus.day, context.weekStart)
      if own != viewport.page { turn(to: own, keepingFocus: true, &context) }
    } else {
      zoom(to: options.level(inside: level), &context)
    }
  }

  /// The day of a month, year or decade that stands where the keyboard's stands in its own: itself,
  /// if it is in there.
  private func day(in period: CalendarPage) -> EpochDay {
    let cells = self.period(of: focus.day).pages(until: period)
    return shifted(by: Int64(cells) * Int64(level.cellMonths))
  }

  /// The keyboard's day so many months later: the same day of the month, or the last one.
  func shifted(by months: Int64) -> EpochDay {
    let date = focus.day.civil
    let month = date.yearMonth.addingClamped(months: Int32(clamping: months))
    return month.day(clamping: focus.wantedDayOfMonth ?? Int32(date.day))
  }

  private mutating func pick(_ period: CalendarPage) {
    guard options.selection != .none, let picked = options.picked(.day(period.firstDay)) else {
      return
    }
    if picked == selection, options.unselects {
      selection = .none
      announce(.cleared)
    } else if picked != selection {
      selection = picked
      announce(.picked(period))
    }
  }
}

extension CalendarState {
  /// The way to another level: back where it came from, or from the beginning.
  private func motion(to level: ZoomLevel, _ context: ReduceContext) -> ZoomMotion? {
    guard !context.reducesMotion, options.view.canZoomInMotion else { return nil }
    let page = viewport.page
    if let zoom, zoom.leaving == level {
      return ZoomMotion(reversing: zoom, from: self.level, page: page, context.time)
    }
    return ZoomMotion(leaving: self.level, page: page, anchor: focus.day, context.time)
  }
}

extension CalendarOptions {
  /// The selection as the interval of a month, year or decade, or nil where it is none of one.
  func picked(_ selected: Selection) -> Selection? {
    guard let first = selected.first, let last = selected.last else { return Selection.none }
    guard selection != .none, selected.days.isContained(in: bounds) || selected.kind == .day,
      selected.days.runs.count == 1
    else { return nil }
    let period = CalendarPage(of: first, picks.cellScale, firstWeekday: .monday)
    guard period.contains(last) else { return nil }
    return period.days.intersection(bounds).map { .interval($0) }
  }
}
