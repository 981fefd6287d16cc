// SPDX-License-Identifier: MIT
import CivilTime

extension CalendarState {
  /// Moves the keyboard and selects from the anchor to it.
  mutating func extendSelection(_ move: FocusMove, _ context: inout ReduceContext) {
    let extent = self.extent ?? SelectionExtent(anchor: anchor(at: focus.day), before: selection)
    moveFocus(move, &context)
    self.extent = extent
    // The keyboard passes over days that cannot be chosen; the selection waits for it behind them.
    guard isEnabled(focus.day), isEnabled(extent.anchor) else {
      return announce(.unavailable(focus.day))
    }
    select(from: extent, through: focus.day)
  }

  /// The other end where a day is one of a selected interval's ends, else the day itself.
  private func anchor(at day: EpochDay) -> EpochDay {
    guard options.selection == .interval, let first = selection.first, let last = selection.last
    else { return day }
    if day == last || first == last { return first }
    return day == first ? last : day
  }

  private mutating func select(from extent: SelectionExtent, through day: EpochDay) {
    switch options.selection {
    case .interval: replace(with: options.interval.span(extent.anchor, day))
    case .multiple:
      var days = extent.before.days
      let run = DayInterval(first: min(extent.anchor, day), last: max(extent.anchor, day))
      insert(run, into: &days)
      replace(with: .days(days), announcing: .toggled(day, isSelected: true, count: days.count))
    case .none, .single, .singlePerPage, .week: break
    }
  }

  /// Selects the days of the month in view that can be chosen.
  mutating func selectMonth() {
    guard options.selection == .multiple else { return }
    var days = selection.days
    insert(focusedPage.days, into: &days)
    extent = nil
    replace(
      with: .days(days), announcing: .toggled(focus.day, isSelected: true, count: days.count))
  }

  /// Adds the days of an interval that can be chosen.
  private func insert(_ run: DayInterval?, into days: inout DaySet) {
    guard let run = run?.intersection(options.bounds) else { return }
    var next = run.start
    for closed in disabledDays(in: run).runs {
      if let open = DayInterval(start: next, end: closed.start) { days.insert(open) }
      guard let behind = closed.last?.adding(days: 1) else { return }
      next = behind
    }
    if let last = run.last, let open = DayInterval(first: next, last: last) { days.insert(open) }
  }
}

extension CalendarState {
  /// Begins to select by dragging; an end of a selected interval is taken hold of itself.
  mutating func beginPainting(_ day: EpochDay, _ context: inout ReduceContext) {
    guard isEnabled(day) else { return announce(.unavailable(day)) }
    var extent = SelectionExtent(anchor: anchor(at: day), before: selection)
    // The start of an interval without an end is dragged itself; any other day begins a new one.
    if isStarted { extent.anchor = day }
    extent.removes = selection.contains(day)
    self.extent = extent
    focus.wantedDayOfMonth = nil
    paint(day, context.weekStart)
  }

  /// Drags the selection to a day; days that cannot be chosen are passed over.
  mutating func paint(_ day: EpochDay, _ weekStart: Weekday) {
    guard let extent, extent.reached != day, isEnabled(day) else { return }
    self.extent?.reached = day
    pressed = nil
    if homePage(of: day).contains(day) { focus.day = day }
    switch options.selection {
    case .none: break
    case .singlePerPage where isOutside(day, on: homePage(of: day)):
      // A page selects among its own days; the drag may end here and turn to the other one.
      pressed = NodeKey(.dayCell, page: viewport.page, day: day)
    case .single, .singlePerPage: replace(with: .day(day))
    case .week: replace(with: options.week(of: day, weekStart))
    case .multiple: set([day], selected: !extent.removes)
    case .interval: replace(with: options.interval.span(extent.anchor, day))
    }
  }

  /// Ends a drag; on a neighbouring month's day it turns there where the page has a day of its own.
  mutating func endPainting(isCancelled: Bool, _ context: inout ReduceContext) {
    guard let extent, let day = extent.reached else { return }
    self.extent = nil
    pressed = nil
    if isCancelled {
      selection = extent.before
    } else if options.selection == .singlePerPage, isOutside(day, on: homePage(of: day)) {
      choose(day, on: viewport.page, &context)
    }
  }
}
