// SPDX-License-Identifier: MIT

extension MemoryState {
  /// Applies an edit of a calendar or an event; other edits change nothing here.
  mutating func applyToEvents(_ edit: StoreEdit) throws(StoreError) -> EditOutcome {
    switch edit {
    case .putCalendar(let calendar, let base):
      let held = calendars[Array(calendar.id.utf8)]?.held
      return try settle(.put(calendar, base: base, over: held), calendar: calendar.id)
    case .patchCalendar(let id, let patch, let base):
      let held = calendars[Array(id.utf8)]?.held
      return try settle(
        .patch(base: base, restores: patch.restores, over: held, patch.applied), calendar: id)
    case .deleteCalendar(let id, let base):
      return try settle(.delete(base: base, over: calendars[Array(id.utf8)]?.held), calendar: id)
    case .putEvent(let event, let base):
      let held = events[Array(event.id.utf8)]?.held
      return try settle(.put(event, base: base, over: held), event: event.id)
    case .patchEvent(let id, let patch, let base):
      let held = events[Array(id.utf8)]?.held
      return try settle(
        .patch(base: base, restores: patch.restores, over: held, patch.applied), event: id)
    case .deleteEvent(let id, let base):
      return try settle(.delete(base: base, over: events[Array(id.utf8)]?.held), event: id)
    default: return .conflict(nil)
    }
  }

  private mutating func settle(
    _ verdict: EditVerdict<EventCalendar>, calendar id: String
  ) throws(StoreError) -> EditOutcome {
    if case .write(let held) = verdict {
      if held.isDeleted { try calendars[Array(id.utf8)]?.requireUnlocked() }
      return .applied(.calendar(write(held)))
    }
    return verdict.outcome(of: calendars[Array(id.utf8)].map(StoreRecord.calendar))
  }

  private mutating func settle(
    _ verdict: EditVerdict<CalendarEvent>, event id: String
  ) throws(StoreError) -> EditOutcome {
    if case .write(let held) = verdict {
      try requireUnlocked(held.content)
      return .applied(.event(write(held)))
    }
    return verdict.outcome(of: events[Array(id.utf8)].map(StoreRecord.event))
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<EventCalendar>) -> CalendarRecord {
    let record = CalendarRecord(
      calendar: held.content, revision: held.revision, change: head.change + 1,
      isDeleted: held.isDeleted)
    put(.calendar(record))
    return record
  }

  @discardableResult
  mutating func write(_ held: HeldRecord<CalendarEvent>) -> EventRecord {
    let record = EventRecord(
      event: held.content, revision: held.revision, change: head.change + 1,
      isDeleted: held.isDeleted)
    put(.event(record))
    return record
  }
}

extension MemoryState {
  /// The calendars by their order and then by id, without tombstones.
  var livingCalendars: [CalendarRecord] {
    calendars.values.filter { !$0.isDeleted }.sorted { $0.calendar.precedes($1.calendar) }
  }

  func occurrences(_ query: OccurrenceQuery) -> [EventOccurrence] {
    let colors = colors(query)
    var found: [EventOccurrence] = []
    for var record in events.values where !record.isDeleted && query.includes(record.event.span) {
      guard let color = colors[Array(record.event.calendar.utf8)] else { continue }
      if !query.includesNotes { record.event.notes = "" }
      found.append(
        EventOccurrence(
          record: record, span: record.event.span, color: record.event.color ?? color))
    }
    return Array(query.sorted(found).prefix(max(query.limit, 0)))
  }

  func counts(_ query: OccurrenceQuery) -> [OccurrenceCounts.Day] {
    let colors = colors(query)
    var counting = DayCounting(query)
    for record in events.values where !record.isDeleted {
      guard colors[Array(record.event.calendar.utf8)] != nil else { continue }
      let span = record.event.span
      counting.add(
        span.start.axis, start: span.start.microseconds, end: span.end.microseconds)
    }
    return counting.days()
  }

  /// The events of living calendars: instants before other times, each by start and then by id.
  func exportedEvents(_ query: OccurrenceQuery) -> [EventRecord] {
    let shown = Set(livingCalendars.map { Array($0.calendar.id.utf8) })
    return events.values.filter { record in
      !record.isDeleted && shown.contains(Array(record.event.calendar.utf8))
        && query.includes(record.event.span)
    }.sorted { left, right in
      let (first, second) = (left.event.span.start, right.event.span.start)
      if first.axis != second.axis { return first.axis == .instant }
      if first.microseconds != second.microseconds {
        return first.microseconds < second.microseconds
      }
      return left.event.id.utf8.lexicographicallyPrecedes(right.event.id.utf8)
    }
  }

  /// The colours of the calendars that a query asks for, by the bytes of their ids.
  private func colors(_ query: OccurrenceQuery) -> [[UInt8]: HexColor] {
    let ids = query.calendars.map { Set($0.map { Array($0.utf8) }) }
    return calendars.filter { id, record in
      !record.isDeleted && (ids?.contains(id) ?? !record.calendar.isHidden)
    }.mapValues(\.calendar.color)
  }
}
