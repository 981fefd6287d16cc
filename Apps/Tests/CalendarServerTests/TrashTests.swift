// SPDX-License-Identifier: MIT
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarServer
@testable import CalendarStore

/// The server makes its store forget what is old.
struct TrashTests {
  private static let id = SessionID(bytes: Array("a".utf8))

  private static func hours(_ count: Int64) -> Instant {
    Instant(clamping: TestServer.noon.microsecondsSince1970 + count * 3_600_000_000)
  }

  /// A store with a session that was deleted, to be forgotten after a day.
  private static func store(_ now: Instant) throws -> MemoryStore {
    let store = MemoryStore(now: { now })
    var settings = StoreSettings()
    settings.trashDays = 1
    let time = try SessionTime(iso8601: "2024-02-20T08:00")
    let session = Session(id: id, start: time, end: time, points: 1)
    _ = try store.apply([.putSettings(settings, base: 0), .putSession(session, base: nil)])
    _ = try store.apply([.deleteSession(id, base: 1)])
    return store
  }

  @Test func whatIsOldIsForgottenAtTheStart() async throws {
    let store = try Self.store(Self.hours(-72))
    try await TestServer.serving(store) { server in
      try await eventually { store.session(Self.id) == nil }
      let answer = try await server.get("/api/changes?since=\(store.head().store).1")
      #expect(answer.status == 410)
    }
  }

  @Test func whatGetsOldWhileServingIsForgottenWithItsDay() async throws {
    let store = try Self.store(TestServer.noon)
    let passed = Locked<Int64>(0)
    let keeper = TrashKeeper(
      desk: StoreDesk(present: ServedStore(store, isDemo: false), openOwn: { store }),
      now: { Self.hours(passed.withLock { $0 }) }, logger: .quiet,
      sleep: { _ in
        // A day after the day is over, that is 36 hours after its noon.
        let hours = passed.withLock { $0 }
        #expect((store.session(Self.id) == nil) == (hours >= 36))
        if hours == 48 { throw CancellationError() }
        passed.withLock { $0 += 1 }
      })
    try await keeper.run()
    let hours = passed.withLock { $0 }
    #expect(hours == 48)
  }
}
