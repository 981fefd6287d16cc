// SPDX-License-Identifier: MIT
import CivilTime

/// The keys of an agenda, a feed of days (WAI-ARIA Authoring Practices, feed).
///
/// Page Up and Page Down, and the arrows, lead from one listed day to the next; Enter and F2 lead to
/// the events of the day, the arrows on through those of all days, Escape back.
enum AgendaKeys {
  /// The action of a key, or nil for one that is left to the host.
  static func action(for sample: KeySample, _ state: CalendarState) -> CalendarAction? {
    guard !sample.modifiers.contains(.alt) else { return nil }
    let book = state.facts.agenda
    if let event = state.focus.occurrence { return onEvent(event, sample, book, state) }
    let (shift, control) = (
      sample.modifiers.contains(.shift), sample.modifiers.contains(.control)
    )
    let day = state.focus.day
    switch sample.key {
    case .pageUp where shift: return .moveFocus(.months(-1))
    case .pageDown where shift: return .moveFocus(.months(1))
    case _ where shift || control: return nil
    case .pageUp, .up: return go(to: book.day(from: day, by: -1), state)
    case .pageDown, .down: return go(to: book.day(from: day, by: 1), state)
    case .home: return go(to: book.day(nearest: day.civil.yearMonth.firstDay), state)
    case .end: return go(to: book.day(nearest: day.civil.yearMonth.lastDay), state)
    case .enter, .f2: return book.keys(on: day).first.map { .focusOccurrence($0) }
    case .space: return state.options.selection == .none ? nil : .chooseFocused
    case .letterT: return state.options.singleKeys ? .showToday : nil
    default: return nil
    }
  }

  private static func go(to day: EpochDay, _ state: CalendarState) -> CalendarAction? {
    let days = state.focus.day.days(until: day)
    return days == 0 ? nil : .moveFocus(.days(days))
  }

  private static func onEvent(
    _ event: NodeKey, _ sample: KeySample, _ book: AgendaBook, _ state: CalendarState
  ) -> CalendarAction? {
    guard sample.modifiers.isEmpty, let day = event.day else { return nil }
    let events = book.keys(on: day)
    switch sample.key {
    case .enter, .space: return PointerGesture.action(for: event)
    case .escape, .f2: return .focusOccurrence(nil)
    case .up: return (book.event(from: event, by: -1) ?? events.first).map { .focusOccurrence($0) }
    case .down: return (book.event(from: event, by: 1) ?? events.last).map { .focusOccurrence($0) }
    case .home: return events.first.map { .focusOccurrence($0) }
    case .end: return events.last.map { .focusOccurrence($0) }
    case .pageUp: return go(to: book.day(from: day, by: -1), state)
    case .pageDown: return go(to: book.day(from: day, by: 1), state)
    default: return nil
    }
  }
}

// The neighbours of days and events, among what is listed.
extension AgendaBook {
  /// The events of a day.
  func keys(on day: EpochDay) -> [NodeKey] {
    events(of: day).map { NodeKey(.timedEvent, number: $0.number, day: day) }
  }

  /// The next listed day, or with a step of −1 the one before; where none is known yet, the nearest
  /// day of the next month.
  func day(from day: EpochDay, by step: Int32) -> EpochDay {
    let index = day.civil.yearMonth.index
    guard let month = months.month(index) else { return day }
    let place = month.place(from: step < 0 ? day : day.addingClamped(days: 1)) + (step < 0 ? -1 : 0)
    if month.days.indices.contains(place) { return month.days[place].day }
    let next = YearMonth(clampingIndex: Int64(index) + Int64(step))
    let listed = months.month(next.index)?.days
    return step < 0 ? listed?.last?.day ?? next.lastDay : listed?.first?.day ?? next.firstDay
  }

  /// The listed day nearest to another one in its month: from it on, or before it.
  func day(nearest day: EpochDay) -> EpochDay {
    guard let month = months.month(day.civil.yearMonth.index) else { return day }
    return month.days[min(month.place(from: day), month.days.count - 1)].day
  }

  /// The next event, or with a step of −1 the one before, of all that are listed; nil at their end.
  func event(from event: NodeKey, by step: Int32) -> NodeKey? {
    guard var day = event.day else { return nil }
    var keys = keys(on: day)
    if let index = keys.firstIndex(of: event), keys.indices.contains(index + Int(step)) {
      return keys[index + Int(step)]
    }
    while true {
      let next = self.day(from: day, by: step)
      guard next != day, months.month(next.civil.yearMonth.index)?.place(of: next) != nil else {
        return nil
      }
      day = next
      keys = self.keys(on: day)
      if let found = step < 0 ? keys.last : keys.first { return found }
    }
  }
}
