// SPDX-License-Identifier: MIT
import CalendarFoundation
import CalendarStore
import CivilTime
import Foundation
import Testing

@testable import CalendarServer

struct DemonstrationTests {
  @Test func aNewFileIsFilledWithASample() async throws {
    try await inFolder { folder in
      let demo = DatabaseFile(folder + "/new/demo.sqlite")
      try await Self.serving(folder, demo) { server in
        #expect(try await server.get("/api/info").members["demo"] == "1")
        let settings = try await server.get("/api/settings").members
        #expect(settings["goal"] == "100")
        let first = try #require(settings["firstDay"])
        let end = try EpochDay(iso8601: first).addingClamped(days: 100)
        let days = try await server.days("/api/days?from=\(first)&to=\(end)")
        #expect(days.count == 32 && days[first] == 60)
        _ = try await server.ask("DELETE", "/api/marks/demo-mark-1?revision=1")
      }
      // What someone does to it stays, and it is filled once only.
      try await Self.serving(folder, demo) { (server) async throws in
        #expect(try await server.get("/api/marks/demo-mark-1").members["deleted"] == "1")
      }
    }
  }

  @Test func oneGoesOverToOnesOwnWithoutARestart() async throws {
    try await inFolder { folder in
      try await Self.serving(folder, DatabaseFile(folder + "/demo.sqlite")) { server in
        let events = try await blocking { try EventReader(server) }
        #expect(try await blocking { try events.next() }?[0] == "event: change")
        let over = try await server.ask("POST", "/api/own")
        #expect(over.status == 200)
        #expect(over.members["demo"] == "0")
        let event = try await blocking { try events.next() }
        #expect(event?[0] == "event: store")
        #expect(event?[1] == "id: \(over.members["token"] ?? "")")
        #expect(try await server.get("/api/days?from=2024-02-01&to=2024-03-01").text == "[]")
        let again = try await server.ask("POST", "/api/own")
        #expect(again.text == over.text)
        // The stream goes on with the other store.
        _ = try await server.send(
          "PUT", "/api/settings", #"{"revision":0,"goal":5,"firstDay":null,"zone":null}"#)
        #expect(try await blocking { try events.next() }?[0] == "event: change")
      }
      // The demonstration is as it was.
      let demo = try await DatabaseFile(folder + "/demo.sqlite").openDemonstration()
      #expect(try await demo.settings().settings.goal == 100)
    }
  }

  @Test func whatIsOnesOwnIsNoDemonstration() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      _ = try await file.openOwn().apply([.putMark(Self.mark, base: nil)])
      await #expect(throws: ServerError.ownData(path: file.path)) {
        _ = try await file.openDemonstration()
      }
      #expect(try await file.openOwn().mark("m") != nil)
    }
  }

  @Test func theDemonstrationIsNotOnesOwn() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/demo.sqlite")
      _ = try await file.openDemonstration()
      await #expect(throws: ServerError.demonstration(path: file.path)) {
        _ = try await file.openOwn()
      }
      // Also when one goes over to it.
      try await TestServer.serving(configure: {
        $0.demo = file.openDemonstration
        $0.own = file.openOwn
      }) { server in
        let answer = try await server.ask("POST", "/api/own")
        #expect(answer.status == 409)
        #expect(try await server.get("/api/info").members["demo"] == "1")
      }
    }
  }

  @Test func withoutADemonstrationThereIsNothingToLeave() async throws {
    try await TestServer.serving { (server) async throws in
      #expect(try await server.ask("POST", "/api/own").status == 404)
    }
  }

  /// Ten days in a row, and today's goal is not reached yet; also across a leap day.
  @Test(arguments: ["2026-11-24", "2024-03-05", "2027-01-01"])
  func aStreakLeadsToToday(text: String) async throws {
    let store = MemoryStore()
    let today = try EpochDay(iso8601: text)
    _ = try store.apply(DemoHabits(until: today).edits())
    try await TestServer.serving(store) { server in
      let streak = try await server.get("/api/streak?on=\(text)")
      #expect(streak.members["current"] == "10")
      #expect(streak.members["kept"] == "27")
      let kinds = try await server.get("/api/marks/types")
      #expect(kinds.text.contains("Swimming") && kinds.text.contains("Plants"))
    }
  }

  @Test(arguments: [
    ("2026-11-21", "Europe/Berlin"), ("2026-03-25", "Asia/Tokyo"),
    ("2026-10-26", "America/Los_Angeles"), ("2027-01-01", "UTC"),
  ])
  func weeksOfEventsLieAroundToday(text: String, zone: String) async throws {
    let today = try EpochDay(iso8601: text)
    let store = MemoryStore()
    _ = try store.apply(try DemoEvents(around: today, zone: zone).edits())
    #expect(store.calendars(limit: 9).map(\.calendar.name) == ["Work", "Home", "Travel"])
    let monday = today.addingClamped(days: 1 - today.weekday.isoNumber)
    let fortnight = try #require(DayInterval(start: monday, count: 14))
    let zone = try ZoneRules(identifier: zone)
    let all = store.occurrences(OccurrenceQuery(days: .all, zone: zone)).occurrences
    let shown = store.occurrences(OccurrenceQuery(days: fortnight, zone: zone)).occurrences
    #expect(shown.count == 31 && all.count == 31 + 5 * 8 + 2 * 2 + 8)
    // Before and after the fortnight there is something on each day on which one works.
    let weeks = try #require(DayInterval(start: monday.addingClamped(days: -21), count: 49))
    let filled = Set(
      store.occurrenceCounts(OccurrenceQuery(days: weeks, zone: zone)).days.map(\.day))
    for week in -3...3 where week != 0 && week != 1 {
      for day in 0..<5 {
        #expect(filled.contains(monday.addingClamped(days: Int32(7 * week + day))))
      }
    }
    let counts = store.occurrenceCounts(OccurrenceQuery(days: fortnight, zone: zone)).days
    #expect(counts.contains { $0.day == today } && counts.map(\.count).max() ?? 0 > 4)
  }

  private static var mark: DayMark { DayMark(id: "m", type: "t", day: .epoch) }

  private static func serving(
    _ folder: String, _ demo: DatabaseFile, body: (TestServer) async throws -> Void
  ) async throws {
    try await TestServer.serving(
      configure: {
        $0.demo = demo.openDemonstration
        $0.own = DatabaseFile(folder + "/own.sqlite").openOwn
      }, body: body)
  }
}

/// Runs with a folder of its own, which is gone afterwards.
func inFolder<Value>(_ body: (String) async throws -> Value) async throws -> Value {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("almanac-test-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.path)
}
