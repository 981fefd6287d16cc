// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// What an agenda lists: months, in them the days on which something happens, and on those the events.
///
/// Months are listed when something new is known of them and not when they are drawn.
struct AgendaBook: Hashable, Sendable {
  /// What the lists depend on beside the events.
  struct Rule: Hashable, Sendable {
    /// Whether days without events are listed as well.
    var showsEmptyDays: Bool
    /// Today, which is always listed.
    var today: EpochDay?
    /// The days that can be reached.
    var bounds: DayInterval
    /// The rows that a day takes at least, for its date.
    var leastRows: Int32
    /// Whether the host knows of any events.
    var loads: Bool
  }

  /// An event, or its part on a day.
  struct Event: Hashable, Sendable {
    let occurrence: Occurrence
    /// Tells it from others of the day, and stays the same when others change; 24 bits.
    let number: Int32
  }

  private var rule: Rule?
  /// The months that are listed.
  private(set) var months = AgendaMonths()
  /// For each of them, and each of its listed days, the events.
  private var events: [[[Event]]] = []

  /// Nothing is listed.
  init() {}
}

extension AgendaBook {
  /// Whether an agenda is shown.
  var isOpen: Bool { !events.isEmpty }

  /// The events of a day; none where it is not listed.
  func events(of day: EpochDay) -> [Event] {
    guard let month = months.place(of: day.civil.yearMonth.index),
      let place = months.all[month].place(of: day)
    else { return [] }
    return events[month][place]
  }

  /// The event of a node, or nil for one that is gone.
  func event(of key: NodeKey) -> Event? {
    key.day.flatMap { day in events(of: day).first { $0.number == key.number } }
  }

  /// Whether these months are listed, by a rule.
  func lists(_ wanted: ClosedRange<Int32>, _ rule: Rule) -> Bool {
    self.rule == rule && months.all.first?.index == wanted.lowerBound
      && months.all.last?.index == wanted.upperBound
  }

  /// Lists months, and forgets the others.
  mutating func list(_ wanted: ClosedRange<Int32>, _ rule: Rule, _ window: FactWindow) {
    var (listed, found) = (AgendaMonths(), [[[Event]]]())
    for index in wanted {
      if self.rule == rule, let known = months.place(of: index) {
        listed.all.append(months.all[known])
        found.append(events[known])
      } else {
        let (month, own) = Self.list(index, rule, window)
        listed.all.append(month)
        found.append(own)
      }
    }
    (self.rule, months, events) = (rule, listed, found)
  }

  /// Has the months listed anew if something new is known of days in them.
  ///
  /// Until then, what was listed is kept, so that nothing is left out meanwhile.
  mutating func forget(_ changed: DayInterval) {
    let isTouched = months.all.contains {
      YearMonth(clampingIndex: Int64($0.index)).days.overlaps(changed)
    }
    if isTouched { rule = nil }
  }
}

extension AgendaBook {
  /// Lists a month.
  private static func list(
    _ index: Int32, _ rule: Rule, _ window: FactWindow
  ) -> (AgendaMonth, [[Event]]) {
    let month = YearMonth(clampingIndex: Int64(index))
    let days = month.days.intersection(rule.bounds) ?? month.days
    let found = events(on: days, window)
    let isLoading = rule.loads && window.missing(in: days, .occurrences) != nil
    let rows = found.enumerated().map { place, events -> Int32 in
      let isToday = rule.today == days.start.addingClamped(days: Int32(place))
      let isListed = !events.isEmpty || !isLoading && (isToday || rule.showsEmptyDays)
      return isListed ? max(Int32(events.count), rule.leastRows) : 0
    }
    let listed = AgendaMonth(index, days, rows: rows, isLoading: isLoading)
    if listed.isBare { return (listed, [[]]) }
    return (listed, zip(found, rows).filter { $0.1 > 0 }.map { $0.0 })
  }

  /// What is known of each of some days: first what lasts the whole day, then by time.
  private static func events(on interval: DayInterval, _ window: FactWindow) -> [[Event]] {
    var days: [[Occurrence]] = []
    for _ in 0..<interval.count { days.append([]) }
    var last: Occurrence?
    for occurrence in window.occurrences(touching: interval).inOrder(Occurrence.comesBefore) {
      // What an answer and the next both hold is one event.
      if occurrence == last { continue }
      last = occurrence
      guard let shown = occurrence.listedDays.intersection(interval) else { continue }
      for raw in shown.start.rawValue..<shown.endRawValue {
        days[Int(raw - interval.start.rawValue)].append(occurrence)
      }
    }
    return days.enumerated().map { place, found in
      let day = interval.start.addingClamped(days: Int32(place))
      return numbered(found.inOrder { $0.minute(on: day) < $1.minute(on: day) })
    }
  }

  private static func numbered(_ occurrences: [Occurrence]) -> [Event] {
    var numbers = EventNumbers()
    return occurrences.map { Event(occurrence: $0, number: numbers.take($0.id)) }
  }
}

extension Occurrence {
  /// The days on which it is listed: not the one at whose midnight it ends.
  fileprivate var listedDays: DayInterval {
    guard let hours, hours.end == 0, days.count > 1 else { return days }
    return DayInterval(start: days.start, count: days.count - 1) ?? days
  }

  /// The minute of a day at which it begins there; −1 for what lasts the whole day.
  fileprivate func minute(on day: EpochDay) -> Int32 {
    guard let hours else { return -1 }
    if days.start == day { return hours.start }
    return isTimed || days.last == day ? 0 : -1
  }
}

extension FactWindow {
  /// The occurrences that touch some days; one that several answers hold may be there several times.
  func occurrences(touching days: DayInterval) -> [Occurrence] {
    var found: [Occurrence] = []
    for span in spans where span.days.overlaps(days) {
      guard let part = span.days.intersection(days) else { continue }
      for occurrence in span.occurrences where occurrence.days.overlaps(part) {
        found.append(occurrence)
      }
    }
    return found
  }
}
