// SPDX-License-Identifier: MIT
import CivilTime

extension MemoryState {
  mutating func purge(now: Instant) -> TrashReport {
    var report = TrashReport()
    let last = lastOldChange(now: now)
    if last > floor, hasTrash(through: last) {
      deleteEvents(ofCalendarsDeletedThrough: last)
      let count = recordCount
      sessions = sessions.filter { !($0.value.isDeleted && $0.value.change <= last) }
      marks = marks.filter { !($0.value.isDeleted && $0.value.change <= last) }
      calendars = calendars.filter { !($0.value.isDeleted && $0.value.change <= last) }
      events = events.filter { !($0.value.isDeleted && $0.value.change <= last) }
      report.records = Int64(count - recordCount)
      log.removeFirst(Int(last - floor))
      batches.removeAll { $0.last <= last }
      writeDays = writeDays.filter { $0.value > last }
      floor = last
    }
    report.floor = floor
    return report
  }

  /// Deletes the events of calendars that are about to be forgotten.
  private mutating func deleteEvents(ofCalendarsDeletedThrough last: Int64) {
    let ids = Set(calendars.filter { $0.value.isDeleted && $0.value.change <= last }.keys)
    for record in events.values
    where !record.isDeleted && ids.contains(Array(record.event.calendar.utf8)) {
      _ = try? apply(.deleteEvent(record.event.id, base: record.revision))
    }
  }

  private var recordCount: Int { sessions.count + marks.count + calendars.count + events.count }

  /// The last change before which everything is older than the settings allow, 0 for none.
  private func lastOldChange(now: Instant) -> Int64 {
    guard let days = settings.settings.trashDays else { return 0 }
    let today = ZoneRules.fixed(.utc).day(at: now).rawValue
    let young = writeDays.filter { Int64($0.key) >= Int64(today) - Int64(days) }.values.min()
    return young.map { $0 - 1 } ?? head.change
  }

  private func hasTrash(through last: Int64) -> Bool {
    log.prefix(Int(last - floor)).contains { $0.former != nil }
      || batches.contains { $0.last <= last }
  }
}
