// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime

@testable import CalendarStore

extension RecordStore {
  /// All records of a selection.
  func exported(_ selection: StoreSelection) async throws -> [StoreRecord] {
    let found = Locked<[StoreRecord]>([])
    try await export(selection) { records in found.withLock { $0 += records } }
    return found.withLock { $0 }
  }

  /// Imports these records.
  func importRecords(
    _ records: [StoreRecord], isStrict: Bool = false, restores: Bool = false
  ) async throws -> SessionImport.Report {
    var options = SessionImport.Options()
    (options.isStrict, options.restores) = (isStrict, restores)
    var iterator = records.makeIterator()
    return try await importRecords(options) { iterator.next().map { RecordImport.Item($0) } }
  }

  /// Puts 200 sessions, 100 marks, 60 events and settings into an empty store; some are edited, some deleted.
  func fill(seed: UInt64) async throws {
    var samples = SampleSessions(near: SampleSessions.places[0], seed: seed)
    var edits: [StoreEdit] = []
    for number in 0..<200 {
      var session = samples.session("s\(number * 7_919 % 1_000)")
      if case .zoned(let instant, let offset, _) = session.start, number % 3 == 0 {
        session.start = .zoned(instant, offset: offset, zone: Array("Europe/Berlin".utf8))
      }
      edits.append(.putSession(session, base: nil))
      if number % 4 == 0 {
        session.points += 1
        edits.append(.putSession(session, base: 1))
      }
      if number % 20 == 0 { edits.append(.deleteSession(session.id, base: 2)) }
      guard number < 100 else { continue }
      let day = day("2024-04-01").addingClamped(days: Int32(number * 13 % 50))
      edits.append(
        .putMark(DayMark(id: "m\(number)", type: "t\(number % 3)", owner: "é", day: day), base: nil)
      )
      if number % 9 == 0 { edits.append(.deleteMark("m\(number)", base: 1)) }
    }
    for number in 0..<60 {
      let calendar = EventCalendar(id: "c\(number % 7)", name: "C", zone: "Asia/Tokyo")
      if number < 7 { edits.append(.putCalendar(calendar, base: nil)) }
      var event = samples.event("e\(number * 31 % 60)", in: calendar.id)
      edits.append(.putEvent(event, base: nil))
      (event.title, event.color) = ("é \(number)", nil)
      if number % 4 == 0 { edits.append(.putEvent(event, base: 1)) }
      if number % 8 == 0 { edits.append(.deleteEvent(event.id, base: 2)) }
    }
    edits.append(.deleteCalendar("c3", base: 1))
    var settings = StoreSettings()
    (settings.goal, settings.zone) = (80, "Europe/Berlin")
    settings.trashDays = 30
    settings.firstDay = day("2024-01-01")
    edits.append(.putSettings(settings, base: 0))
    _ = try await apply(edits)
  }
}

extension [StoreRecord] {
  /// The records without the numbers of their changes, which belong to the store.
  var withoutChanges: [StoreRecord] {
    map { record in
      switch record {
      case .session(var record):
        record.change = 0
        return .session(record)
      case .mark(var record):
        record.change = 0
        return .mark(record)
      case .calendar(var record):
        record.change = 0
        return .calendar(record)
      case .event(var record):
        record.change = 0
        return .event(record)
      case .settings(var record):
        record.change = 0
        return .settings(record)
      }
    }
  }
}

extension Sequence {
  /// The results of a closure that waits, in order.
  func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
