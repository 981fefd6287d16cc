// SPDX-License-Identifier: MIT
import CalendarClient
import CalendarFoundation
import CalendarHost
import CalendarModel
import CalendarSync
import CivilTime
import Foundation
import Testing

@testable import CalendarEngine

/// A device with a calendar on its screen, edited by hands, whose changes reach a server over a lossy network.
@MainActor final class CalendarDevice {
  typealias Contents = ServerStore.Contents

  /// The events of the server, as they were read last, with their revisions.
  private var read: [(record: ServerRecord, contents: Contents, revision: Int64)] = []
  private(set) var sync: SyncSession<LossyStore>
  let network: LossyStore
  private let host = StillHost(now: TestServer.noon)
  private let calendar: CalendarSession
  private let name: String
  private var made = 0
  /// What its process would find again.
  private var kept = KeptEntries()
  /// The ids of the events that the server has said it has.
  private(set) var acknowledged: Set<String> = []

  /// The monday of the week that everybody edits.
  static let monday = EpochDay(clamping: 20_780)

  init(_ name: String, _ network: LossyStore) throws {
    self.name = name
    self.network = network
    sync = try SyncSession(store: network, keeper: kept.keeper)
    var options = CalendarOptions()
    (options.view, options.timeline.days, options.timeline.isEditable) = (.timeline, 7, true)
    options.bounds = try #require(DayInterval(start: Self.monday, count: 7))
    calendar = CalendarSession(options, showing: Self.monday, host: host)
    host.session = calendar
    calendar.source = DaySource(id: name) { [unowned self] in occurrences(in: $0) }
    calendar.editing = { [unowned self] in store($0) }
    calendar.appear(CalendarMetrics(width: 900), reducesMotion: true)
    try restart()
  }

  /// The process is killed and comes back with what it has kept.
  func restart() throws {
    sync = try SyncSession(store: network, keeper: kept.keeper) { [unowned self] event in
      if case .settled(let entry) = event, entry.change.operation == .add {
        acknowledged.insert(entry.change.record.id)
      }
    }
    calendar.invalidate()
  }

  // What is seen ---------------------------------------------------------------------------------

  /// The events as they are on the screen: id, day, start and end on the clocks.
  var shown: [String] {
    let state = calendar.runtime.state
    let events = (0..<7).flatMap { day in
      occurrences(in: DayInterval(Self.monday.addingClamped(days: day)))
    }
    // What the engine has is what is drawn.
    return Set(events.map(\.id)).compactMap { state.facts.window.occurrence($0) }.map(Self.written)
      .sorted()
  }

  static func written(_ event: Occurrence) -> String {
    let hours = event.hours.map { "\($0.start)-\($0.end)" } ?? "all day"
    return "\(String(decoding: event.id, as: UTF8.self)) \(event.days.start) \(hours)"
  }

  private func occurrences(in days: DayInterval) -> [Occurrence] {
    sync.outbox.laid(over: read.map { ($0.record, $0.contents) }).compactMap { record, contents in
      Occurrence(id: record.id, contents)
    }.filter { $0.days.overlaps(days) }
  }

  /// Reads the server's events anew.
  func refresh(from server: [(record: ServerRecord, contents: Contents, revision: Int64)]) {
    read = server
    calendar.invalidate()
  }

  // What hands do --------------------------------------------------------------------------------

  /// Carries an event by days and quarters of an hour, and lets go of it; or stretches its end.
  func carry(_ index: Int, days: Int32, steps: Int32, end: Bool) async {
    let events = shown
    guard !events.isEmpty else { return }
    let id = events[index % events.count].prefix { $0 != " " }
    edit(.take(Array(id.utf8), end ? .resizeEnd : .move))
    edit(.nudge(days: end ? 0 : days, steps: steps))
    edit(.drop(isFollowed: true))
    await calendar.settle()
  }

  /// Draws a new event.
  func draw(day: Int32, minute: Int32) async {
    let start = ClockPlace(day: Self.monday.addingClamped(days: day), minute: minute)
    edit(.begin(at: start))
    edit(.drag(to: ClockPlace(day: start.day, minute: min(minute + 90, 1_425))))
    edit(.drop(isFollowed: false))
    await calendar.settle()
  }

  func delete(_ index: Int) {
    let events = shown
    guard !events.isEmpty else { return }
    let id = String(events[index % events.count].prefix { $0 != " " })
    let record = ServerRecord(.events, id)
    sync.push(Change(.delete, record, before: contents(record), base: revision(record)))
    calendar.invalidate()
  }

  func undo(isRedo: Bool) async throws {
    _ = isRedo ? try await sync.redo() : try await sync.undo()
    calendar.invalidate()
  }

  /// Keeps one of two versions, where there are two; returns whether there were.
  @discardableResult
  func decide(mine: Bool) -> Bool {
    guard let conflict = sync.outbox.conflicts.first else { return false }
    if mine { sync.keepMine(conflict) } else { sync.keepTheirs(conflict) }
    calendar.invalidate()
    return true
  }

  private func edit(_ move: EditMove) { calendar.send(.action(.edit(move))) }

  /// What becomes of what a hand has made.
  private func store(_ edit: Edit) -> EditVerdict {
    let times = Contents(edit.after)
    if edit.isNew {
      made += 1
      let record = ServerRecord(.events, "\(name)\(made)")
      let contents = times.merging(["calendar": "home", "title": .string(record.id)]) { $1 }
      sync.push(Change(.add, record, values: contents, after: contents))
      return .allowed
    }
    let record = ServerRecord(.events, String(decoding: edit.before.id, as: UTF8.self))
    guard let before = contents(record) else { return .refused(because: "It is gone.") }
    sync.push(
      Change(
        .edit, record, values: times, before: before, after: before.merging(times) { $1 },
        undoing: before.filter { times[$0.key] != nil }, base: revision(record)))
    return .allowed
  }

  private func contents(_ record: ServerRecord) -> Contents? {
    sync.outbox.laid(over: read.map { ($0.record, $0.contents) })
      .first { $0.record == record }?.contents
  }

  private func revision(_ record: ServerRecord) -> Int64? {
    read.first { $0.record == record }?.revision
  }
}

/// What a process keeps of its outbox where it survives it.
private final class KeptEntries: @unchecked Sendable {
  private var entries: [OutboxEntry<ServerRecord, ServerStore.Contents>] = []

  var keeper: OutboxKeeper<ServerRecord, ServerStore.Contents> {
    OutboxKeeper(load: { self.entries }, save: { self.entries = $0 })
  }
}

extension Occurrence {
  /// An event of the server's with floating times.
  init?(id: String, _ contents: ServerStore.Contents) {
    guard case .string(let start)? = contents["start"], case .string(let end)? = contents["end"],
      let start = Self.place(start), let end = Self.place(end)
    else { return nil }
    self.init(id: Array(id.utf8), start: start, end: end)
  }

  private static func place(_ text: String) -> WallMinute? {
    let parts = text.split(separator: "T")
    guard parts.count == 2, let day = try? EpochDay(iso8601: String(parts[0])) else { return nil }
    let time = parts[1].split(separator: ":").compactMap { Int32($0) }
    return time.count >= 2 ? (day, time[0] * 60 + time[1]) : nil
  }
}

extension ServerStore.Contents {
  /// The times of an event, the same on every wall.
  init(_ event: Occurrence) {
    let last = event.days.last ?? event.days.start
    let hours = event.hours ?? Occurrence.Hours(start: 0, end: 60)
    self = [
      "start": .string(Self.text(event.days.start, hours.start)),
      "end": .string(
        hours.end == 1_440
          ? Self.text(last.addingClamped(days: 1), 0) : Self.text(last, hours.end)),
    ]
  }

  private static func text(_ day: EpochDay, _ minute: Int32) -> String {
    let digits = [minute / 60, minute % 60].map { String(100 + $0).dropFirst() }
    return "\(day)T\(digits[0]):\(digits[1])"
  }
}
