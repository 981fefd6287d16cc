// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime

/// The events of days with hours, placed in their columns.
///
/// Days are packed when something new is known of them and not when they are drawn.
struct TimedBook: Hashable, Sendable {
  /// What packing depends on beside the events.
  struct Rule: Hashable, Sendable {
    /// The minutes that an event takes at least.
    var minimum: Int32
    /// How events share the width.
    var style: ColumnPacking.Style
    /// How many stand beside each other at most.
    var limit: Int32
    /// The minutes of a day that are shown.
    var hours: MinuteRange
    /// The groups that have columns of their own; none where a day is one column.
    var groups: [UInt16] = []
  }

  private var rule: Rule?
  private var days: [PackedDay] = []
}

/// The events of one day in their columns.
struct PackedDay: Hashable, Sendable {
  let day: EpochDay
  /// In the order of their starts, those without a column among them.
  let events: [Event]
  /// The numbers that stand for those for which there is no column.
  let hidden: [HiddenSpans]
  /// In which of the day's columns each of these is.
  let hiddenParts: [Int32]

  /// One event, or its part on the day.
  struct Event: Hashable, Sendable {
    let occurrence: Occurrence
    let segment: TimedSegment
    let place: ColumnPlace
    /// Tells it from others of the day, and stays the same when others change; 24 bits.
    let number: Int32
    /// In which of the day's columns it is, 0 where there is one.
    var part: Int32 = 0
  }
}

extension PackedDay {
  /// How many events take place during some minutes, with or without a column for them.
  ///
  /// - Parameters:
  ///   - minutes: When; without the minute at their end.
  ///   - part: In which of the day's columns, or -1 for all.
  ///   - moved: The number of an event that does not count.
  /// - Returns: How many.
  func count(during minutes: MinuteRange, _ part: Int32, besides moved: Int32) -> Int {
    events.filter { event in
      event.segment.start < minutes.end
        && max(event.segment.end, event.segment.start + 1) > minutes.start
        && (part < 0 || event.part == part) && event.number != moved
    }.count
  }
}

extension TimedBook {
  /// The events of a day; nil where none are known.
  func day(_ day: EpochDay) -> PackedDay? {
    let index = index(of: day)
    return index < days.count && days[index].day == day ? days[index] : nil
  }

  /// Packs days that are not packed yet, and forgets those far from them.
  mutating func pack(_ wanted: DayInterval, _ rule: Rule, _ window: FactWindow) {
    if self.rule != rule { (self.rule, days) = (rule, []) }
    if days.count > 120 {
      days = days.filter { abs($0.day.rawValue - wanted.start.rawValue) < 45 }
    }
    for raw in wanted.start.rawValue..<wanted.endRawValue {
      guard let day = EpochDay(raw) else { continue }
      let index = index(of: day)
      if index < days.count, days[index].day == day { continue }
      days.insert(PackedDay(day, window.occurrences(around: day), rule), at: index)
    }
  }

  /// Whether all of some days are packed by a rule.
  func isPacked(_ wanted: DayInterval, _ rule: Rule) -> Bool {
    guard self.rule == rule else { return false }
    let index = index(of: wanted.start)
    let last = index + Int(wanted.count) - 1
    return last < days.count && days[index].day == wanted.start
      && days[last].day == wanted.last
  }

  /// Forgets days about which something new is known, and those before and after them.
  mutating func forget(_ changed: DayInterval) {
    days = days.filter {
      $0.day.rawValue < changed.start.rawValue - 2 || $0.day.rawValue > changed.endRawValue + 1
    }
  }

  /// The event of a node, or nil for one that is gone.
  func event(of key: NodeKey) -> PackedDay.Event? {
    key.day.flatMap { day($0) }?.events.first { $0.number == key.number }
  }

  private func index(of day: EpochDay) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PackedDay {
  /// Packs a day.
  init(_ day: EpochDay, _ found: [Occurrence], _ rule: TimedBook.Rule) {
    let occurrences = found.inOrder(Occurrence.comesBefore)
    let segments = TimedSegments.of(occurrences, on: day, hours: rule.hours)
    var (parts, places): ([Int32], [ColumnPlace]) = ([], [])
    for segment in segments {
      parts.append(rule.groups.part(of: occurrences[Int(segment.occurrence)].group))
      places.append(ColumnPlace(column: 0, columns: 1, span: 1))
    }
    var (hidden, hiddenParts): ([HiddenSpans], [Int32]) = ([], [])
    // What is in a column is packed as if there were nothing else.
    for part in 0...Int32(rule.groups.count) {
      var (own, spans): ([Int], [TimedSpan]) = ([], [])
      for (index, segment) in segments.enumerated() where parts[index] == part {
        own.append(index)
        spans.append(segment.span)
      }
      if own.isEmpty { continue }
      let packed = ColumnPacking.packed(
        spans, minimum: rule.minimum, style: rule.style, limit: rule.limit)
      for (place, index) in own.enumerated() { places[index] = packed.places[place] }
      for span in packed.hidden {
        hidden.append(span)
        hiddenParts.append(part)
      }
    }
    var numbers = EventNumbers()
    var events: [Event] = []
    events.reserveCapacity(segments.count)
    for (index, segment) in segments.enumerated() {
      let occurrence = occurrences[Int(segment.occurrence)]
      events.append(
        Event(
          occurrence: occurrence, segment: segment, place: places[index],
          number: numbers.take(occurrence.id), part: parts[index]))
    }
    self.day = day
    self.events = events
    (self.hidden, self.hiddenParts) = (hidden, hiddenParts)
  }
}

extension FactWindow {
  /// All occurrences that are known and stand above the hours; one that several answers hold is there
  /// several times.
  var wholeDays: [Occurrence] { spans.flatMap { $0.occurrences.filter { !$0.isTimed } } }

  /// What is behind the hours of a day and of those next to it, each once and in order.
  func grounds(around day: EpochDay) -> [Occurrence] {
    guard
      let near = DayInterval(
        first: day.addingClamped(days: -1), last: day.addingClamped(days: 1))
    else { return [] }
    var found: [Occurrence] = []
    for span in spans where span.days.overlaps(near) {
      for ground in span.grounds where ground.days.overlaps(near) && !found.contains(ground) {
        found.append(ground)
      }
    }
    return found
  }

  /// The occurrences that touch a day, the one before or the one after, each once.
  func occurrences(around day: EpochDay) -> [Occurrence] {
    var found: [Occurrence] = []
    for raw in day.rawValue - 1...day.rawValue + 1 {
      guard let near = EpochDay(raw), let span = spans.first(where: { $0.days.contains(near) })
      else { continue }
      for occurrence in span.occurrences {
        // They are in the order of their starts.
        if occurrence.days.start > near { break }
        guard occurrence.days.contains(near) else { continue }
        // One that begins on this day, or that no day before it had, is new.
        let isNew =
          raw == day.rawValue - 1 || occurrence.days.start == near
          || !found.contains { $0.id == occurrence.id }
        if isNew { found.append(occurrence) }
      }
    }
    return found
  }
}
