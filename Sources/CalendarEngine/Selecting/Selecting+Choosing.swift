// SPDX-License-Identifier: MIT
import CivilTime

extension Selecting {
  /// Chooses a day, as a tap does.
  ///
  /// - Returns: Whether it can be chosen; if not, that is announced.
  mutating func choose(
    _ day: EpochDay, _ rules: DayRules, _ context: inout ReduceContext
  ) -> Bool {
    guard rules.canChoose(day) else {
      context.announce(.unavailable(day))
      return false
    }
    extent = nil
    let (options, isSelected) = (rules.options, selection.contains(day))
    switch options.selection {
    case .none, .time: break
    case .single where options.unselects && isSelected,
      .week where options.unselects && isSelected:
      replace(with: .none, announcing: .cleared, rules, &context)
    case .single, .singlePerPage:
      replace(with: .day(day), announcing: .selected(day), rules, &context)
    case .week: replace(with: options.week(of: day, context.weekStart), rules, &context)
    case .multiple: toggle(day, selected: !isSelected, rules, &context)
    case .interval:
      replace(with: options.interval.selection(selection, choosing: day), rules, &context)
    }
    return true
  }

  /// Takes back the start of an interval that has no end yet.
  mutating func dropStart(_ rules: DayRules, _ context: inout ReduceContext) {
    if isStarted(rules.options) { replace(with: .none, announcing: .cleared, rules, &context) }
  }

  /// Whether an interval has a start and no end yet.
  func isStarted(_ options: CalendarOptions) -> Bool {
    options.selection == .interval && selection.kind == .day
  }

  /// Selects something else and announces it, or announces why the rules for intervals forbid it.
  @inline(never)
  mutating func replace(
    with new: Selection, announcing content: Announcement.Content? = nil, _ rules: DayRules,
    _ context: inout ReduceContext
  ) {
    guard new != selection, !rules.options.isDisabled else { return }
    if let objection = rules.objection(to: new) { return context.announce(objection) }
    selection = new
    context.announce(content ?? rules.announcement(of: new))
  }

  /// Takes a day into the selected set, or out of it.
  mutating func toggle(
    _ day: EpochDay, selected: Bool, _ rules: DayRules, _ context: inout ReduceContext
  ) {
    var days = selection.days
    if selected { days.insert(day) } else { days.remove(day) }
    let content = Announcement.Content.toggled(day, isSelected: selected, count: days.count)
    replace(with: .days(days), announcing: content, rules, &context)
  }
}

extension Selecting {
  /// Notes which bar, if any, is pointed at, and which cell while the end of an interval is still to
  /// be chosen.
  mutating func point(at key: NodeKey?, _ options: CalendarOptions) {
    pointing.bar = key.flatMap { $0.role == .eventBar ? $0 : nil }
    pointing.end = nil
    guard isStarted(options), let start = selection.day, let key, let day = key.day else { return }
    if key.page.isOutside(day), options.outsideTap == .ignore { return }
    pointing.end = Pointing.End(start: start, day: day)
  }

  /// Forgets the cell that was pointed at, because another page has come into view.
  mutating func dropEnd() {
    pointing.end = nil
  }

  /// The interval that choosing the day under the pointer or the focus would select.
  ///
  /// Nil when there is no such day, or when the rules for intervals forbid the interval.
  func previewed(_ rules: DayRules) -> DayInterval? {
    guard let end = pointing.end, isStarted(rules.options), selection.day == end.start,
      rules.canChoose(end.day)
    else { return nil }
    let next = rules.options.interval.selection(selection, choosing: end.day)
    return rules.objection(to: next) == nil ? next.interval : nil
  }
}
