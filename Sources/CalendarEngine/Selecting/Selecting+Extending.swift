// SPDX-License-Identifier: MIT
import CivilTime

// With the keyboard, from the day that it was on.
extension Selecting {
  /// Begins to extend what is selected, from the day that the keyboard is on.
  mutating func beginExtending(from day: EpochDay, _ options: CalendarOptions) {
    if extent == nil {
      extent = SelectionExtent(anchor: anchor(at: day, options), before: selection)
    }
  }

  /// Extends the selection to a day that the keyboard has come to.
  ///
  /// On a day that cannot be chosen, the selection waits until the keyboard has moved past it.
  mutating func extend(to day: EpochDay, _ rules: DayRules, _ context: inout ReduceContext) {
    guard let extent else { return }
    guard rules.canChoose(day), rules.isEnabled(extent.anchor) else {
      return context.announce(.unavailable(day))
    }
    switch rules.options.selection {
    case .interval:
      replace(with: rules.options.interval.span(extent.anchor, day), rules, &context)
    case .multiple:
      let run = DayInterval(first: min(extent.anchor, day), last: max(extent.anchor, day))
      add(run, to: extent.before, reaching: day, rules, &context)
    case .none, .single, .singlePerPage, .week, .time: break
    }
  }

  /// Ends the extension; the keyboard goes on without selecting.
  mutating func endExtending() {
    extent = nil
  }

  /// Selects the days of a month that can be chosen, where any days can be selected.
  mutating func selectMonth(
    _ month: DayInterval, reaching day: EpochDay, _ rules: DayRules,
    _ context: inout ReduceContext
  ) {
    guard rules.options.selection == .multiple else { return }
    extent = nil
    add(month, to: selection, reaching: day, rules, &context)
  }

  /// The opposite end if a day is an end of the selected interval, otherwise the day itself.
  private func anchor(at day: EpochDay, _ options: CalendarOptions) -> EpochDay {
    guard options.selection == .interval, let first = selection.first, let last = selection.last
    else { return day }
    if day == last || first == last { return first }
    return day == first ? last : day
  }

  /// Adds the days of an interval that can be chosen to those selected before.
  private mutating func add(
    _ run: DayInterval?, to before: Selection, reaching day: EpochDay, _ rules: DayRules,
    _ context: inout ReduceContext
  ) {
    var days = before.days
    if let run = run?.intersection(rules.options.bounds) {
      days.insert(run, without: rules.disabledDays(in: run))
    }
    let content = Announcement.Content.toggled(day, isSelected: true, count: days.count)
    replace(with: .days(days), announcing: content, rules, &context)
  }
}

// With a finger or a mouse that drags across days.
extension Selecting {
  /// Begins to select by dragging; a drag from an end of the selected interval moves that end.
  ///
  /// - Returns: Whether it can begin on this day; if not, that is announced.
  mutating func beginPainting(
    _ day: EpochDay, _ rules: DayRules, _ context: inout ReduceContext
  ) -> Bool {
    guard rules.canChoose(day) else {
      context.announce(.unavailable(day))
      return false
    }
    // A start without an end is not extended: the drag begins a new interval on its own first day.
    let anchor = isStarted(rules.options) ? day : anchor(at: day, rules.options)
    extent = SelectionExtent(
      anchor: anchor, before: selection, removes: selection.contains(day))
    return true
  }

  /// Drags the selection to a day that is shown on a page; days that cannot be chosen are passed
  /// over.
  ///
  /// - Returns: Whether the drag has reached that day.
  mutating func paint(
    _ day: EpochDay, on page: CalendarPage, _ rules: DayRules, _ context: inout ReduceContext
  ) -> Bool {
    guard let extent, extent.reached != day, rules.isEnabled(day) else { return false }
    self.extent?.reached = day
    pressed = nil
    switch rules.options.selection {
    case .none, .time: break
    case .singlePerPage where page.isOutside(day):
      // A page selects only its own days; a drag that ends here turns to the day's own page.
      pressed = NodeKey(.dayCell, page: page, day: day)
    case .single, .singlePerPage: replace(with: .day(day), rules, &context)
    case .week: replace(with: rules.options.week(of: day, context.weekStart), rules, &context)
    case .multiple: toggle(day, selected: !extent.removes, rules, &context)
    case .interval: replace(with: rules.options.interval.span(extent.anchor, day), rules, &context)
    }
    return true
  }

  /// Ends a drag; a cancelled one leaves what was selected before.
  ///
  /// - Returns: The day that it ended on, or nil if it was cancelled or had not reached a day.
  mutating func endPainting(isCancelled: Bool) -> EpochDay? {
    guard let extent, let day = extent.reached else { return nil }
    letGo()
    guard isCancelled else { return day }
    selection = extent.before
    return nil
  }

  /// Forgets a drag: the hand has gone.
  mutating func letGo() {
    (extent, pressed) = (nil, nil)
  }
}

extension DaySet {
  /// Adds the days of an interval, except some of them.
  fileprivate mutating func insert(_ run: DayInterval, without closed: DaySet) {
    var next = run.start
    for hole in closed.runs {
      if let open = DayInterval(start: next, end: hole.start) { insert(open) }
      guard let behind = hole.last?.adding(days: 1) else { return }
      next = behind
    }
    if let last = run.last, let open = DayInterval(first: next, last: last) { insert(open) }
  }
}
