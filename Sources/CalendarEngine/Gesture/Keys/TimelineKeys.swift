// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The keys of a timeline.
///
/// On a day the keyboard has a time: arrows move it by lines and days. F2, and Enter where something
/// happens, lead to the events of the day, from one to the next with the arrows; Escape leads back.
enum TimelineKeys {
  /// The action of a key, or nil for one that is left to the host.
  static func action(
    for sample: KeySample, isRightToLeft: Bool, _ state: CalendarState
  ) -> CalendarAction? {
    if sample.modifiers.contains(.alt) { return nil }
    if let event = state.focus.occurrence {
      return onEvent(event, sample, isRightToLeft, state)
    }
    return onDay(sample, isRightToLeft, state)
  }

  private static func onDay(
    _ sample: KeySample, _ isRightToLeft: Bool, _ state: CalendarState
  ) -> CalendarAction? {
    let (shift, control) = (
      sample.modifiers.contains(.shift), sample.modifiers.contains(.control)
    )
    let options = state.options.timeline
    let step = control ? 60 : options.slotMinutes
    switch sample.key {
    case .pageUp: return shift ? .moveFocus(.months(-1)) : page(-1, state)
    case .pageDown: return shift ? .moveFocus(.months(1)) : page(1, state)
    case _ where shift: return nil
    case .up: return .timeline(.moveTime(by: -step))
    case .down: return .timeline(.moveTime(by: step))
    case .left: return control ? nil : .timeline(.moveColumn(by: isRightToLeft ? 1 : -1))
    case .right: return control ? nil : .timeline(.moveColumn(by: isRightToLeft ? -1 : 1))
    case .home: return .timeline(.goToTime(control ? .dayStart : .workStart))
    case .end: return .timeline(.goToTime(control ? .dayEnd : .workEnd))
    case .enter where !control: return entry(state)
    case .space where !control && state.choosesTime: return entry(state)
    case .f2: return events(on: state.focus.day, state).first.map { .focusOccurrence($0) }
    case .letterT: return state.options.singleKeys && !control ? .showToday : nil
    default: return nil
    }
  }

  /// So many days later; days that are not shown are passed over.
  private static func days(_ count: Int32, _ state: CalendarState) -> CalendarAction {
    let columns = DayColumns(hiding: state.options.timeline.hiddenWeekdays)
    let day = state.focus.day
    let target = columns.day(at: columns.column(of: day) + count)
    return .moveFocus(.days(day.days(until: target)))
  }

  private static func page(_ step: Int32, _ state: CalendarState) -> CalendarAction {
    let hours = state.moving.hours
    let count = min(hours.days ?? state.options.timeline.days, hours.roomyDays ?? .max)
    // Whole weeks keep the weekday, whatever days of them are shown.
    if count % 7 == 0 { return .moveFocus(.days(step * count)) }
    return days(step * count, state)
  }

  /// The first event at the keyboard's time; where none is, a new one, if that can be made.
  private static func entry(_ state: CalendarState) -> CalendarAction? {
    if state.choosesTime { return timeEntry(state) }
    guard let minute = state.focus.minute, let packed = state.facts.timed(state.focus.day) else {
      return events(on: state.focus.day, state).first.map { .focusOccurrence($0) }
        ?? (state.editsEvents ? .edit(.createAtFocus) : nil)
    }
    let (slot, part) = (state.options.timeline.slotMinutes, state.focusPart)
    let event = packed.events.first {
      $0.part == part && $0.segment.start < minute + slot
        && max($0.segment.end, $0.segment.start + 1) > minute
    }
    if let event {
      return .focusOccurrence(NodeKey(.timedEvent, number: event.number, day: packed.day))
    }
    return state.editsEvents ? .edit(.createAtFocus) : nil
  }

  /// The selected range of times where the keyboard is in it, or else another one.
  private static func timeEntry(_ state: CalendarState) -> CalendarAction {
    let day = state.focus.day
    guard let minute = state.focus.minute, let time = state.chosenTime?.minutes(on: day),
      time.start <= minute, minute < time.end
    else { return .edit(.createAtFocus) }
    return .focusOccurrence(NodeKey(.timedEvent, number: EventNumbers.time, day: day))
  }

  private static func onEvent(
    _ event: NodeKey, _ sample: KeySample, _ isRightToLeft: Bool, _ state: CalendarState
  ) -> CalendarAction? {
    // Other pages are those of the day, and the keyboard is on that then.
    if sample.key == .pageUp || sample.key == .pageDown {
      return onDay(sample, isRightToLeft, state)
    }
    guard sample.modifiers.isEmpty else { return nil }
    switch sample.key {
    case .enter, .space: return PointerGesture.action(for: event)
    case .escape, .f2: return .focusOccurrence(nil)
    case .up: return neighbour(of: event, -1, state)
    case .down: return neighbour(of: event, 1, state)
    case .home: return events(on: state.focus.day, state).first.map { .focusOccurrence($0) }
    case .end: return events(on: state.focus.day, state).last.map { .focusOccurrence($0) }
    case .left: return onNextDay(of: event, isRightToLeft ? 1 : -1, state)
    case .right: return onNextDay(of: event, isRightToLeft ? -1 : 1, state)
    default: return nil
    }
  }

  private static func neighbour(
    of event: NodeKey, _ step: Int, _ state: CalendarState
  ) -> CalendarAction? {
    let events = events(on: state.focus.day, state)
    guard let index = events.firstIndex(of: event) else { return .focusOccurrence(nil) }
    return .focusOccurrence(events[min(max(index + step, 0), events.count - 1)])
  }

  /// The event nearest in time in the next column that has any, among those in view and around it.
  private static func onNextDay(
    of event: NodeKey, _ step: Int32, _ state: CalendarState
  ) -> CalendarAction? {
    let former = state.facts.event(of: event)
    let start = former?.segment.start ?? state.focus.minute ?? 0
    let columns = DayColumns(hiding: state.options.timeline.hiddenWeekdays)
    var (day, part) = (state.focus.day, former?.part ?? 0)
    for _ in 0..<TimelineOptions.mostDays {
      part += step
      while part >= 0, part < state.parts(of: day) {
        if let found = nearest(start, on: day, part, state) { return found }
        part += step
      }
      day = columns.day(at: columns.column(of: day) + step)
      guard state.options.bounds.contains(day), isReachable(day, state) else { return nil }
      part = step > 0 ? -1 : state.parts(of: day)
    }
    return nil
  }

  private static func nearest(
    _ minute: Int32, on day: EpochDay, _ part: Int32, _ state: CalendarState
  ) -> CalendarAction? {
    let nearest = state.facts.timed(day)?.events.filter { $0.part == part }.min {
      abs($0.segment.start - minute) < abs($1.segment.start - minute)
    }
    return nearest.map {
      .focusOccurrence(NodeKey(.timedEvent, number: $0.number, day: day))
    }
  }

  /// Whether keys may go to a day: where pages are locked, they stay in view.
  private static func isReachable(_ day: EpochDay, _ state: CalendarState) -> Bool {
    !state.options.locksPages || state.viewport.list.days?.contains(day) != false
  }

  /// The events of a day: first those of whole days, then the others by time, with a
  /// column or without one, and the numbers that stand for these.
  static func events(on day: EpochDay, _ state: CalendarState) -> [NodeKey] {
    let days = DayInterval(first: day, last: day) ?? day.civil.yearMonth.days
    let bars = state.facts.bars(touching: days).map {
      NodeKey(.eventBar, number: $0.number, day: $0.days.start)
    }
    let time = state.selection.time.map { $0.days.contains(day) } ?? false
    let own = time ? [NodeKey(.timedEvent, number: EventNumbers.time, day: day)] : []
    guard let packed = state.facts.timed(day) else { return bars + own }
    let timed = packed.events.map { NodeKey(.timedEvent, number: $0.number, day: day) }
    let hidden = packed.hidden.indices.map {
      NodeKey(.moreButton, number: Int32($0), day: day)
    }
    return bars + own + timed + hidden
  }
}
