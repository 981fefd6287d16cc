// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Foundation
import Testing

@testable import CalendarEngine
@testable import CalendarStore
@testable import almanac

/// An `EventWriter` at work on a database in a file, as a window or a terminal has it, and another program
/// that writes there.
@MainActor
final class WriterDesk {
  let path: String
  let store: SQLiteStore
  let other: SQLiteStore
  private(set) var writer: EventWriter
  private(set) var news: [EventNews] = []
  private let clock = Clock()
  private var deed = 0
  private let folder: URL

  static let monday = EpochDay(clamping: 20_780)

  @MainActor
  final class Clock { var now = ContinuousClock.now }

  init(largestSize: Int64? = nil) async throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-writer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("own.sqlite").path
    other = try SQLiteStore(path: path)
    let calendar = EventCalendar(id: "home", name: "Home")
    _ = try await other.apply([.putCalendar(calendar, base: nil)])
    var options = SQLiteOptions()
    options.busyTimeout = .milliseconds(1)
    options.largestSize = largestSize
    store = try SQLiteStore(path: path, options: options)
    writer = try EventWriter(
      store, zone: try ZoneOption.parse(["--zone", "UTC"]), .utc, now: { [clock] in clock.now })
    writer.tells = { [unowned self] in news.append($0) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}

extension WriterDesk {
  /// The number of another deed.
  var nextDeed: Int {
    deed += 1
    return deed
  }

  /// What was told since this was asked last.
  func takeNews() -> [EventNews] {
    defer { news = [] }
    return news
  }

  func pass(_ duration: Duration) { clock.now += duration }

  /// An hour of the monday.
  static func hour(_ hour: Int32, id: String = "") -> Occurrence {
    Occurrence(id: Array(id.utf8), start: (monday, hour * 60), end: (monday, hour * 60 + 60))
  }

  func make(_ title: String, at hour: Int32) async throws -> String {
    let id = try await writer.create(
      Self.hour(hour), title: title, in: try await writer.calendar())
    try await read()
    return id
  }

  func move(_ id: String, to hour: Int32, in deed: Int? = nil) async throws {
    try await writer.change(
      Edit(kind: .move, before: try taken(id), after: Self.hour(hour, id: id)), in: deed)
  }

  /// An event as a hand takes it now.
  func taken(_ id: String) throws -> Occurrence {
    Occurrence(id, try #require(writer.event(id)).span, zone: .utc)
  }

  /// Reads the events and shows them, as hosts do: title and hour of each.
  @discardableResult
  func read() async throws -> [String] {
    var days = try await StoredDays(
      store, zone: .utc, today: Self.monday, locale: LocaleProfile())
    days.tells = { [writer] in writer.note($0) }
    days.unstored = { [writer] in writer.unstored }
    let answer = try await days.answer(
      in: DayInterval(Self.monday), .occurrences, EventColors())
    return answer.occurrences.map { event in
      "\(String(decoding: event.title, as: UTF8.self)) \((event.hours?.start ?? 0) / 60)"
    }
    .sorted()
  }

  /// The events in the database: title and hour of each.
  func inStore() async throws -> [String] {
    let query = OccurrenceQuery(days: DayInterval(Self.monday), zone: .utc, calendars: nil)
    return try await other.occurrences(query).occurrences.map { found in
      let event = Occurrence(found, zone: .utc, tint: 0)
      return "\(found.record.event.title) \((event.hours?.start ?? 0) / 60)"
    }
    .sorted()
  }

  /// Somebody else changes an event.
  func change(_ id: String, _ body: (inout EventPatch) throws -> Void) async throws {
    let record = try #require(try await other.event(id))
    var patch = EventPatch()
    try body(&patch)
    let outcome = try await other.apply([.patchEvent(id, patch, base: record.revision)])
    #expect(outcome.first != .conflict(.event(record)))
  }

  func moveElsewhere(_ id: String, to hour: Int32) async throws {
    try await change(id) { patch in
      let span = EditedSpan(viewer: .utc, place: ("UTC", .utc))
      patch.span = try span.span(of: Self.hour(hour))
    }
  }

  /// How often the database was written.
  func changeCount() throws -> Int64 { try other.head().change }
}
