// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarStore
import CivilTime
import Foundation

/// Stores what somebody makes of events that are shown, with the edits of `almanac events`, and undoes
/// it.
///
/// An edit is of the event as it was shown: what others have changed meanwhile is never overwritten.
@MainActor
final class EventWriter {
  private let store: any RecordStore
  private let zone: ZoneOption
  private let viewer: ZoneRules
  /// The events as they have been shown last, by their ids.
  private var shown: [String: EventRecord] = [:]
  /// The numbers of the changes that were made here and can be undone, and of the undos; those of one
  /// deed together.
  private var done: [[Int64]] = []
  private var undone: [[Int64]] = []
  /// The deed that the last changes belong to.
  private var deed: Int?
  private var head: ChangeToken?
  /// The events that were copied here last, as they were then.
  private var copiedEvents: [CalendarEvent] = []

  /// - Parameters:
  ///   - store: Where the events are.
  ///   - zone: What was said about the viewer's zone.
  ///   - viewer: The viewer's clocks.
  init(_ store: any RecordStore, zone: ZoneOption, _ viewer: ZoneRules) {
    (self.store, self.zone, self.viewer) = (store, zone, viewer)
  }
}

extension EventWriter {
  /// What has become of events that were to be deleted.
  struct Removal {
    /// Those that are gone.
    var events: [CalendarEvent] = []
    /// Why the others are still there.
    var problems: [String] = []
  }

  /// An event as it was shown last.
  func event(_ id: String) -> CalendarEvent? { shown[id]?.event }

  /// The same with its revision, for what takes longer than it is shown.
  ///
  /// - Throws: That it is not there any more.
  func record(of id: String) throws -> EventRecord {
    guard let record = shown[id] else { throw Self.missing }
    return record
  }

  /// Notes an event as it is shown now.
  func note(_ record: EventRecord) { shown[record.event.id] = record }

  /// Whether anybody has written anything since this was asked last.
  func hasNews() async throws -> Bool {
    let now = try await store.head()
    defer { head = now }
    return head != nil && now != head
  }

  /// An event on one line.
  func line(_ event: CalendarEvent) -> String { EventLine.text(event, zone: viewer) }

  /// When a new event is, on one line.
  func line(_ new: Occurrence) -> String {
    let span = EditedSpan(viewer: viewer, place: ("", viewer)).floating(new)
    return span.map { EventLine.time(of: $0, zone: viewer) } ?? ""
  }

  /// What an event is now, as a sentence without its end.
  func state(of record: EventRecord) -> String {
    let (event, zone) = (record.event, viewer)
    return
      "It is “\(EventLine.title(of: event))” now, \(EventLine.time(of: event.span, zone: zone))"
  }

  /// The calendar that a group of a timeline stands for; without one, that of new events.
  func calendar(_ group: UInt16 = 0) async throws -> EventCalendar {
    let all = try await store.calendars(limit: .max).map(\.calendar)
    let place = Int(group) - 1
    return all.indices.contains(place) ? all[place] : try LivingCalendar.usual(of: all)
  }

  /// Makes an event; returns its id.
  func create(
    _ new: Occurrence, title: String, notes: String = "", in calendar: EventCalendar
  ) async throws -> String {
    let span = EditedSpan(viewer: viewer, place: try await zone.place(in: calendar, store))
    let event = CalendarEvent(
      id: UUID().uuidString.lowercased(), calendar: calendar.id, title: title,
      span: try span.span(of: new), notes: notes)
    try await apply(.putEvent(event, base: nil), to: event)
    return event.id
  }

  /// Copies events as they were shown last, with their notes; returns those that are shown.
  func copy(_ ids: [String]) async throws -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    for id in ids {
      if let event = try await whole(id) { events.append(event) }
    }
    if !events.isEmpty { copiedEvents = events }
    return events
  }

  /// What the text of an event says after its title and its time: where it is, and its notes.
  func furtherLines(of id: String) async -> [String] {
    guard let event = try? await whole(id) else { return [] }
    return [event.location, event.notes]
  }

  /// An event as it was shown last, and its notes, which are not shown.
  private func whole(_ id: String) async throws -> CalendarEvent? {
    guard var event = event(id) else { return nil }
    if let stored = try await store.event(id) { event.notes = stored.event.notes }
    return event
  }

  /// What was copied last, as the viewer sees it.
  var copied: [Occurrence] {
    copiedEvents.map { Occurrence($0.id, $0.span, zone: viewer) }
  }

  /// Makes an event like the one of a copy; returns it, or nil where the first one is not shown any more.
  ///
  /// The ones that `copy` took are as they were then; a hand copies what it sees.
  func paste(_ edit: Edit, in deed: Int? = nil) async throws -> CalendarEvent? {
    let id = String(decoding: edit.before.id, as: UTF8.self)
    var copied = copiedEvents.first { $0.id == id }
    if copied == nil { copied = try await whole(id) }
    guard var event = copied else { return nil }
    let calendar = try await calendar(ofCopy: event, edit)
    let span = EditedSpan(viewer: viewer, place: try await zone.place(in: calendar, store))
    event.id = UUID().uuidString.lowercased()
    event.calendar = calendar.id
    event.span = try span.span(event.span, after: edit)
    try await apply(.putEvent(event, base: nil), to: event, in: deed)
    return event
  }

  /// The calendar of the column that a copy is put into, or its own; that may be gone or locked by now.
  private func calendar(ofCopy event: CalendarEvent, _ edit: Edit) async throws -> EventCalendar {
    if edit.after.group != edit.before.group { return try await calendar(edit.after.group) }
    let all = try await store.calendars(limit: .max).map(\.calendar)
    return try all.first { $0.id == event.calendar && !$0.isLocked }
      ?? LivingCalendar.usual(of: all)
  }

  /// Stores another time of an event; what belongs to the same deed is undone at once.
  func change(_ edit: Edit, in deed: Int? = nil) async throws {
    let record = try record(of: String(decoding: edit.before.id, as: UTF8.self))
    let event = record.event
    guard let calendar = try await store.calendar(event.calendar)?.calendar else {
      throw Self.missing
    }
    let span = EditedSpan(viewer: viewer, place: try await zone.place(in: calendar, store))
    var patch = EventPatch()
    patch.span = try span.span(event.span, after: edit)
    if edit.after.group != edit.before.group {
      patch.calendar = try await self.calendar(edit.after.group).id
    }
    try await apply(.patchEvent(event.id, patch, base: record.revision), to: event, in: deed)
  }

  /// Gives an event another title, if it is still as it was then.
  func rename(_ record: EventRecord, to title: String) async throws {
    var patch = EventPatch()
    patch.title = title
    let event = record.event
    try await apply(.patchEvent(event.id, patch, base: record.revision), to: event)
  }

  /// Deletes an event, if it is still as it was then.
  func remove(_ record: EventRecord, in deed: Int? = nil) async throws {
    let event = record.event
    try await apply(.deleteEvent(event.id, base: record.revision), to: event, in: deed)
  }

  /// Deletes events as they were shown last, as far as that is possible.
  ///
  /// - Parameters:
  ///   - ids: The events.
  ///   - deed: What they belong to.
  ///   - copies: Whether what is deleted has been copied then.
  /// - Returns: Which are gone, and why others are not.
  /// - Throws: What is no failure of one event alone.
  func remove(_ ids: [String], in deed: Int, copies: Bool = false) async throws -> Removal {
    var removal = Removal()
    defer { if copies, !removal.events.isEmpty { copiedEvents = removal.events } }
    for id in ids {
      do {
        guard let event = try await whole(id) else { throw Self.missing }
        try await remove(record(of: id), in: deed)
        removal.events.append(event)
      } catch {
        guard let failure = CommandFailure(error) else { throw error }
        removal.problems.append(failure.text)
      }
    }
    return removal
  }

  /// Those of some events that have not been deleted, here or elsewhere.
  func living(of ids: [String]) async throws -> [String] {
    var living: [String] = []
    for id in ids {
      if let record = try await store.event(id), !record.isDeleted { living.append(id) }
    }
    return living
  }

  /// Undoes what was done here last; says what it was.
  func undo() async throws -> String {
    guard !done.isEmpty else {
      throw CommandFailure(
        .badData, "There is nothing to undo here; `almanac undo` goes further back.")
    }
    return try await move(from: \.done, to: \.undone)
  }

  /// Does again what was undone here last.
  func redo() async throws {
    guard !undone.isEmpty else {
      throw CommandFailure(.badData, "There is nothing to do again.")
    }
    _ = try await move(from: \.undone, to: \.done)
  }
}

extension EventWriter {
  private static var missing: CommandFailure {
    CommandFailure(.badData, "The event is not there any more.")
  }

  /// Takes back the changes of the last deed, the last one first; says what they were.
  ///
  /// Where one cannot be taken back those before it stay, and can be tried again.
  private func move(
    from here: ReferenceWritableKeyPath<EventWriter, [[Int64]]>,
    to there: ReferenceWritableKeyPath<EventWriter, [[Int64]]>
  ) async throws -> String {
    deed = nil
    var left = self[keyPath: here].removeLast()
    var (moved, units): ([Int64], [ChangeUnit]) = ([], [])
    defer {
      if !left.isEmpty { self[keyPath: here].append(left) }
      if !moved.isEmpty { self[keyPath: there].append(moved) }
    }
    while let change = left.last {
      let (unit, last) = try await take(back: change)
      left.removeLast()
      moved.append(last)
      units.append(unit)
    }
    return UnitLine.deed(of: units, zone: viewer)
  }

  private func apply(
    _ edit: StoreEdit, to event: CalendarEvent, in deed: Int? = nil
  ) async throws {
    switch try await store.apply([edit]).first {
    case .applied(.event(let now)):
      note(now)
      if let deed, deed == self.deed, !done.isEmpty {
        done[done.count - 1].append(now.change)
      } else {
        done.append([now.change])
      }
      self.deed = deed
      undone = []
    case .unchanged(.event(let now)): note(now)
    case .conflict(.event(let now)):
      note(now)
      let title = EventLine.title(of: event)
      throw CommandFailure(
        .locked,
        now.isDeleted
          ? "\(title) was deleted elsewhere meanwhile."
          : "\(title) was changed elsewhere meanwhile, and is left as it is now.")
    default: throw Self.missing
    }
  }

  /// Undoes a change: what it was, and the number of the undo.
  private func take(back change: Int64) async throws -> (unit: ChangeUnit, last: Int64) {
    switch try await store.undo(change) {
    case .undone(let unit, let last): return (unit, last)
    case .conflict(let unit, let keys):
      throw CommandFailure(.badData, UndoCommand.conflict(unit, keys))
    case .nothing, .forgotten:
      throw CommandFailure(
        .badData, "That cannot be undone: what was there before is no longer kept.")
    }
  }
}
