// SPDX-License-Identifier: MIT
import CalendarStore

/// Looks up calendars by the ids that people type.
enum LivingCalendar {
  /// The calendar with an id.
  ///
  /// - Throws: Suggestions for what was meant, where there is none or it was deleted.
  static func record(_ id: String, in store: any RecordStore) async throws -> CalendarRecord {
    let record = try await store.calendar(id)
    if let record, !record.isDeleted { return record }
    throw CommandFailure(.badData, try await missing(id, record, in: store))
  }

  /// The calendar of events that name none: of those that are not locked the first that is not hidden, or
  /// else the first.
  ///
  /// - Throws: How to make one, where there is none, or to unlock one.
  static func usual(of calendars: [EventCalendar]) throws -> EventCalendar {
    let open = calendars.filter { !$0.isLocked }
    guard let first = open.first(where: { !$0.isHidden }) ?? open.first else {
      if let locked = calendars.first {
        throw CommandFailure(
          .badData,
          "all calendars are locked; `almanac calendars edit \(locked.id) --unlock` unlocks one.")
      }
      throw CommandFailure(
        .badData, "there is no calendar yet; `almanac calendars add Home` makes one.")
    }
    return first
  }

  /// The calendar of events that name none, or else a first one, which is not in the store yet.
  static func usualOrFirst(
    of calendars: [EventCalendar], in store: any RecordStore
  ) async throws -> EventCalendar {
    guard calendars.isEmpty else { return try usual(of: calendars) }
    let isTaken = try await store.calendar("home") != nil
    return EventCalendar(
      id: isTaken ? RecordIDs.shared.next() : "home", name: "Home", color: .next(besides: []))
  }

  /// Stores a first calendar before its first event; returns whether it was not there.
  ///
  /// It is a change of its own: who undoes the first event keeps it.
  static func keep(_ calendar: EventCalendar, in store: any RecordStore) async throws -> Bool {
    guard try await store.calendar(calendar.id) == nil else { return false }
    _ = try await store.apply([.putCalendar(calendar, base: nil)])
    return true
  }

  /// What to say of an id without a calendar; `record` is its tombstone, if it has one.
  static func missing(
    _ id: String, _ record: CalendarRecord?, in store: any RecordStore
  ) async throws -> String {
    if let record { return "the calendar \(id) was deleted; \(remedy(for: record))." }
    let ids = try await store.calendars(limit: .max).map(\.calendar.id)
    let near = Spelling.nearest(to: id, in: ids).first.map { " Did you mean \($0)?" } ?? ""
    return "there is no calendar \(id).\(near) `almanac calendars list` shows those that there are."
  }

  /// How to bring back a calendar that was deleted.
  static func remedy(for tombstone: CalendarRecord) -> String {
    "`almanac undo \(tombstone.change)` brings it back"
  }
}
