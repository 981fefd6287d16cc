// SPDX-License-Identifier: MIT
import CalendarEngine
import CalendarModel
import CalendarStore
import CalendarSync
import CivilTime
import Foundation

/// Stores what somebody makes of events that are shown, with the edits of `almanac events`, and undoes
/// it.
///
/// An edit is of the event as it was shown: what others have changed meanwhile is never overwritten,
/// and which version stays is somebody's decision; see `conflicts`. What the store cannot take now waits
/// here, is shown as if it were stored, and is tried again; see `EventWriter+Sending.swift`.
@MainActor
final class EventWriter {
  private let store: any RecordStore
  private let zone: ZoneOption
  let viewer: ZoneRules
  /// The events as the store has had them while they were shown, by their ids; the newest last.
  var versions: [String: [Version]] = [:]
  private var head: ChangeToken?
  /// The events that were copied here last, as they were then.
  private var copiedEvents: [CalendarEvent] = []

  /// What has been done here: on its way to the store, in conflict, and to undo.
  let session: SyncSession<EventStore>
  /// Told of what nobody waits for any more.
  var tells: ((EventNews) -> Void)?
  /// When what waits is tried again.
  var retry: SendingRetry
  /// Why the store has taken nothing lately; nil where it has.
  ///
  /// `reasonToWait` says it in words.
  var obstacle: (any Error)?
  /// How many edits are being sent whose makers hear what becomes of them.
  var attendedCount = 0
  /// Why the store has refused what somebody waits for, with the ids of the events.
  var refusals: [(id: String, reason: String)] = []

  /// - Parameters:
  ///   - store: Where the events are.
  ///   - zone: What was said about the viewer's zone.
  ///   - viewer: The viewer's clocks.
  ///   - now: The time of a clock that never goes back.
  /// - Throws: What the session does when it cannot read what an earlier process has kept; none has.
  init(
    _ store: any RecordStore, zone: ZoneOption, _ viewer: ZoneRules,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) throws {
    (self.store, self.zone, self.viewer) = (store, zone, viewer)
    retry = SendingRetry(now: now)
    let relay = Relay()
    session = try SyncSession(
      store: EventStore(store) { relay.writer?.note($0, isOwn: $1) },
      telling: { relay.writer?.hear($0) })
    relay.writer = self
  }

  /// What the session has of a writer that has it.
  @MainActor
  private final class Relay {
    weak var writer: EventWriter?
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

  /// An event as it is shown.
  func event(_ id: String) -> CalendarEvent? { (try? record(of: id))?.event }

  /// What has been made of events and is not stored yet: the event, or nil where it is deleted.
  var unstored: [(id: String, event: CalendarEvent?)] {
    session.outbox.overlay.map { ($0.record, $0.contents?.event) }
  }

  /// Whether anybody has written anything since this was asked last.
  func hasNews() async throws -> Bool {
    let now = try await store.head()
    defer { head = now }
    return head != nil && now != head
  }

  /// What an event holds beside its title: when, where, in which calendar, and its notes.
  func contents(of record: EventRecord) async throws -> String {
    let event = try await whole(record)
    let calendar = try await store.calendar(event.calendar)?.calendar.name ?? event.calendar
    let notes = event.notes.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [EventLine.time(of: event.span, zone: viewer), event.location, calendar, notes]
      .filter { !$0.isEmpty }.joined(separator: "  ·  ")
  }

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

  /// The calendar that a group of a timeline stands for; without one, that of new events, which need not
  /// be in the store before its first one is.
  func calendar(_ group: UInt16 = 0) async throws -> EventCalendar {
    let all = try await store.calendars(limit: .max).map(\.calendar)
    let place = Int(group) - 1
    if all.indices.contains(place) { return all[place] }
    return try await LivingCalendar.usualOrFirst(of: all, in: store)
  }

  /// Makes an event; returns its id.
  func create(
    _ new: Occurrence, title: String, notes: String = "", in calendar: EventCalendar
  ) async throws -> String {
    let span = EditedSpan(viewer: viewer, place: try await zone.place(in: calendar, store))
    let event = CalendarEvent(
      id: RecordIDs.shared.next(), calendar: calendar.id, title: title,
      span: try span.span(of: new), notes: notes)
    try StoreEdit.putEvent(event, base: nil).validate()
    _ = try await LivingCalendar.keep(calendar, in: store)
    try await add(event)
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

  /// An event as it is shown, and its notes, which are not shown.
  private func whole(_ id: String) async throws -> CalendarEvent? {
    guard let record = try? record(of: id) else { return nil }
    return try await whole(record)
  }

  private func whole(_ record: EventRecord) async throws -> CalendarEvent {
    var event = record.event
    // What waits has its notes with it.
    if let waiting = unstored.first(where: { $0.id == event.id })?.event {
      event.notes = waiting.notes
    } else if let stored = try await store.event(event.id) {
      event.notes = stored.event.notes
    }
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
    event.id = RecordIDs.shared.next()
    event.calendar = calendar.id
    event.span = try span.span(event.span, after: edit)
    _ = try await LivingCalendar.keep(calendar, in: store)
    try await add(event, in: deed)
    return event
  }

  /// The calendar of the column that a copy is put into, or its own; that may be gone or locked by now.
  private func calendar(ofCopy event: CalendarEvent, _ edit: Edit) async throws -> EventCalendar {
    if edit.after.group != edit.before.group { return try await calendar(edit.after.group) }
    let all = try await store.calendars(limit: .max).map(\.calendar)
    if let own = all.first(where: { $0.id == event.calendar && !$0.isLocked }) { return own }
    return try await LivingCalendar.usualOrFirst(of: all, in: store)
  }

  /// Stores another time of an event, or that it is none any more; what belongs to the same deed is
  /// undone at once.
  func change(_ edit: Edit, in deed: Int? = nil) async throws {
    let shown = try record(of: String(decoding: edit.before.id, as: UTF8.self))
    if edit.kind == .delete { return _ = try await remove(shown, in: deed, asks: false) }
    guard let calendar = try await store.calendar(shown.event.calendar)?.calendar else {
      throw Self.missing
    }
    let span = EditedSpan(viewer: viewer, place: try await zone.place(in: calendar, store))
    let (present, record) = try taken(shown, by: edit, span)
    var patch = EventPatch()
    patch.span = try span.span(present, after: edit)
    if edit.after.group != edit.before.group {
      patch.calendar = try await self.calendar(edit.after.group).id
    }
    try await write(patch, to: record, in: deed)
  }

  /// Gives an event another title.
  ///
  /// - Throws: Among others, that it has another one by now: whoever has written a title decides.
  func rename(_ record: EventRecord, to title: String) async throws {
    var patch = EventPatch()
    patch.title = title
    try await write(patch, to: record, asks: true)
  }

  /// Deletes an event, if it is still as it was then.
  ///
  /// - Throws: Among others, that it is not.
  func remove(_ record: EventRecord) async throws {
    try await remove(record, in: nil, asks: true)
  }

  /// Deletes events as they were shown last, as far as that is possible; what others have changed
  /// meanwhile is to be decided.
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
        if try await remove(record(of: id), in: deed, asks: false) { removal.events.append(event) }
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
      if let waiting = unstored.first(where: { $0.id == id }) {
        if waiting.event != nil { living.append(id) }
      } else if let record = try await store.event(id), !record.isDeleted {
        living.append(id)
      }
    }
    return living
  }

  /// Undoes what was done here last; says what it was, or nil where that is to be decided first.
  func undo() async throws -> String? {
    let steps = session.stepsToUndo
    guard !steps.isEmpty else {
      throw CommandFailure(
        .badData, "There is nothing to undo here; `almanac undo` goes further back.")
    }
    try await attend(to: steps.compactMap(\.change?.record)) { try await session.undo() }
    guard conflicts.isEmpty else { return nil }
    return UnitLine.deed(of: steps.compactMap(ChangeStep.init), zone: viewer)
  }

  /// Does again what was undone here last; false where that is to be decided first.
  func redo() async throws -> Bool {
    let steps = session.stepsToRedo
    guard !steps.isEmpty else {
      throw CommandFailure(.badData, "There is nothing to do again.")
    }
    try await attend(to: steps.compactMap(\.change?.record)) { try await session.redo() }
    return conflicts.isEmpty
  }
}

extension EventWriter {
  static var missing: CommandFailure {
    CommandFailure(.badData, "The event is not there any more.")
  }

  private func add(_ event: CalendarEvent, in deed: Int? = nil) async throws {
    try await apply(
      Change(.add, event.id, values: .whole(event), after: .whole(event)), in: deed, asks: false)
  }

  private func write(
    _ patch: EventPatch, to record: EventRecord, in deed: Int? = nil, asks: Bool = false
  ) async throws {
    let event = try await whole(record)
    try await apply(
      Change(
        .edit, event.id, values: .parts(patch), before: .whole(event),
        after: .whole(patch.applied(to: event)), undoing: .parts(patch.parts(of: event)),
        base: record.revision), in: deed, asks: asks)
  }

  @discardableResult
  private func remove(_ record: EventRecord, in deed: Int?, asks: Bool) async throws -> Bool {
    let event = try await whole(record)
    return try await apply(
      Change(.delete, event.id, before: .whole(event), base: record.revision), in: deed,
      asks: asks)
  }

  /// Makes a change and sends it.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - deed: What it belongs to, which is undone at once.
  ///   - asks: Whether the caller asks what becomes of a change that meets another one: it is given up
  ///     then, and what is the matter is thrown.
  /// - Returns: Whether nothing is to be decided.
  /// - Throws: Why the store does not take it.
  @discardableResult
  private func apply(
    _ change: Change<String, EventContents>, in deed: Int?, asks: Bool
  ) async throws -> Bool {
    try await attend(to: [change.record]) { session.push(change, group: deed) }
    guard let entry = session.outbox.conflicts.first(where: { $0.change.record == change.record })
    else { return true }
    guard asks else { return false }
    let conflict = EventConflict(entry, session.outbox.latest(entry), viewer)
    keepTheirs(conflict)
    throw CommandFailure(
      .locked, conflict.whatHappened + (conflict.isDeleted ? "" : " It is left as it is now."))
  }
}
