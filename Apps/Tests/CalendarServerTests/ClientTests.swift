// SPDX-License-Identifier: MIT
import CalendarClient
import CalendarStore
import CalendarSync
import Foundation
import Testing

@testable import CalendarServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The server has one for reading, too.
private typealias JSONValue = CalendarClient.JSONValue

/// The Swift client of the API against a server: what it sends is taken, and what is answered is understood.
@MainActor struct ClientTests {
  private typealias Contents = ServerStore.Contents

  private let lunch: Contents = [
    "calendar": "home", "title": "Lunch",
    "start": "2026-11-27T12:00:00+01:00[Europe/Berlin]",
    "end": "2026-11-27T13:00:00+01:00[Europe/Berlin]",
  ]

  private nonisolated func serving(
    _ body: @MainActor @Sendable (TestServer, ServerStore) async throws -> Void
  ) async throws {
    try await TestServer.serving { server in
      let made = try await server.send(
        "POST", "/api/calendars", #"{"id":"home","name":"Home"}"#)
      #expect(made.status == 201)
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)"))
      try await body(server, ServerStore(at: url))
    }
  }

  private func title(_ store: ServerStore, _ record: ServerRecord) async throws -> JSONValue? {
    try await store.record(record).contents?["title"]
  }

  @Test func anEventIsAddedEditedDeletedAndAllOfThatUndone() async throws {
    try await serving { _, store in
      // Any character may stand in an id.
      let event = ServerRecord(.events, "a/b ?#%ü")
      let session = try SyncSession(store: store)
      session.push(Change(.add, event, values: lunch, after: lunch))
      #expect(await session.flush())
      let stored = try await store.record(event)
      #expect(stored.contents?["title"] == "Lunch")
      let before = try #require(stored.contents)
      session.push(
        Change(
          .edit, event, values: ["title": "Dinner"], before: before,
          after: before.merging(["title": "Dinner"]) { $1 }, base: stored.revision))
      session.push(Change(.delete, event, before: before.merging(["title": "Dinner"]) { $1 }))
      #expect(await session.flush())
      #expect(try await store.record(event).isDeleted)
      for expected: JSONValue? in ["Dinner", "Lunch", nil] {
        try await session.undo()
        #expect(await session.flush())
        #expect(session.outbox.entries.isEmpty)
        #expect(try await title(store, event) == expected)
      }
      for _ in 0..<2 {
        try await session.redo()
        #expect(await session.flush())
      }
      #expect(try await title(store, event) == "Dinner")
    }
  }

  @Test func everyKindOfRecordIsWritten() async throws {
    try await serving { _, store in
      let session = try SyncSession(store: store)
      let added: [(ServerRecord, Contents)] = [
        (ServerRecord(.calendars, "club"), ["name": "Club"]),
        (ServerRecord(.events, "e"), lunch),
        (
          ServerRecord(.sessions, "s"),
          ["start": "2026-11-20T08:00", "end": "2026-11-20T09:00", "points": 20]
        ),
        (ServerRecord(.marks, "m"), ["type": "watered", "owner": "Fern", "day": "2026-11-20"]),
      ]
      for (record, contents) in added {
        session.push(Change(.add, record, values: contents, after: contents))
      }
      let settings = try await store.record(.settings)
      let goal = try #require(settings.contents?.filter { ["firstDay", "zone"].contains($0.key) })
        .merging(["goal": 50]) { $1 }
      session.push(
        Change(
          .put, .settings, values: goal, before: settings.contents, after: goal,
          base: settings.revision))
      #expect(await session.flush())
      #expect(session.outbox.entries.isEmpty)
      for (record, contents) in added {
        let stored = try await store.record(record).contents
        #expect(stored?.filter { contents[$0.key] != nil } == contents)
      }
      #expect(try await store.record(.settings).contents?["goal"] == 50)
      #expect(try await store.record(ServerRecord(.marks, "never")) == .missing)
    }
  }

  /// An end of one's own is before the start that others have set meanwhile: whoever keeps it keeps both ends.
  @Test func bothEndsAreOneWhereOneIsKept() async throws {
    try await serving { server, store in
      let session = try SyncSession(store: store)
      let event = ServerRecord(.events, "e")
      session.push(Change(.add, event, values: lunch, after: lunch))
      await session.flush()
      let before = try #require(try await store.record(event).contents)
      let theirs: Contents = [
        "start": "2026-11-28T12:00:00+01:00[Europe/Berlin]",
        "end": "2026-11-28T13:00:00+01:00[Europe/Berlin]",
      ]
      let other = try SyncSession(store: store)
      other.push(
        Change(
          .edit, event, values: theirs, before: before, after: before.merging(theirs) { $1 },
          base: 1))
      await other.flush()
      let longer: Contents = ["end": "2026-11-27T14:00:00+01:00[Europe/Berlin]"]
      let mine = before.merging(longer) { $1 }
      session.push(Change(.edit, event, values: longer, before: before, after: mine, base: 1))
      await session.flush()
      let conflict = try #require(session.outbox.conflicts.first)
      #expect(conflict.conflict?.contents?["start"] == theirs["start"])
      session.keepMine(conflict)
      await session.flush()
      #expect(session.outbox.entries.isEmpty)
      #expect(try await store.record(event).contents == mine)
    }
  }

  @Test func conflictsAndRefusalsAreUnderstood() async throws {
    try await serving { server, store in
      var reasons: [String?] = []
      let session = try SyncSession(store: store) { event in
        if case .refused(_, let reason) = event { reasons.append(reason) }
      }
      let event = ServerRecord(.events, "e")
      session.push(Change(.add, event, values: lunch, after: lunch))
      await session.flush()
      let before = try #require(try await store.record(event).contents)
      _ = try await server.send("PATCH", "/api/events/e", #"{"revision":1,"title":"Theirs"}"#)
      // What others have changed elsewhere in the event is no conflict.
      session.push(
        Change(.edit, event, values: ["location": "Mine"], before: before, after: before, base: 1))
      await session.flush()
      #expect(session.outbox.entries.isEmpty)
      #expect(try await title(store, event) == "Theirs")
      session.push(
        Change(.edit, event, values: ["title": "Ours"], before: before, after: before, base: 1))
      await session.flush()
      let conflict = try #require(session.outbox.conflicts.first)
      #expect(conflict.conflict?.contents?["title"] == "Theirs")
      session.keepMine(conflict)
      await session.flush()
      let contents = try await store.record(event).contents
      #expect(contents?["title"] == "Ours" && contents?["location"] == "Mine")

      _ = try await server.send("PATCH", "/api/calendars/home", #"{"revision":1,"locked":true}"#)
      session.push(Change(.delete, event, before: contents, base: 4))
      session.push(
        Change(.add, ServerRecord(.events, "x"), values: ["calendar": "none"], after: [:]))
      #expect(await session.flush())
      #expect(session.outbox.entries.isEmpty)
      #expect(reasons.count == 2)
      #expect(reasons.allSatisfy { $0?.isEmpty == false })
      #expect(try await title(store, event) == "Ours")
    }
  }

  /// A start of one's own and somebody else's end might be the wrong way round.
  @Test func theEndsOfAnEventAreDecidedAboutTogether() async throws {
    try await serving { server, store in
      let session = try SyncSession(store: store) { _ in }
      let event = ServerRecord(.events, "e")
      session.push(Change(.add, event, values: lunch, after: lunch))
      await session.flush()
      let before = try #require(try await store.record(event).contents)
      let other = try await server.send(
        "PATCH", "/api/events/e",
        #"{"revision":1,"end":"2026-11-27T14:00:00+01:00[Europe/Berlin]"}"#)
      #expect(other.status == 200)
      session.push(
        Change(
          .edit, event, values: ["start": "2026-11-27T12:30:00+01:00[Europe/Berlin]"],
          before: before,
          after: before, base: 1))
      await session.flush()
      #expect(session.outbox.conflicts.count == 1)
    }
  }

  @Test func anImportIsTakenBack() async throws {
    try await serving { server, store in
      let session = try SyncSession(store: store)
      let report = try await server.ask(
        "POST", "/api/sessions/import", ["Content-Type: text/csv"],
        body: "2026-11-20T08:00,2026-11-20T09:00,20\n")
      session.remember(unit: try #require(report.members["change"].flatMap { Int64($0) }))
      #expect(try await session.undo() != nil)
      #expect(
        try await server.get("/api/sessions?from=2026-11-01&to=2026-12-01").list("sessions").isEmpty
      )
      #expect(try await session.redo() != nil)
      #expect(
        try await server.get("/api/sessions?from=2026-11-01&to=2026-12-01").list("sessions").count
          == 1)
    }
  }

  @Test func whatWaitsOutlivesTheProcessInAFile() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let event = ServerRecord(.events, "e")
    // Nobody listens on the discard port.
    let away = ServerStore(at: try #require(URL(string: "http://127.0.0.1:9")))
    let session = try SyncSession(store: away, keeper: .file(at: file))
    session.push(Change(.add, event, values: lunch, after: lunch))
    session.push(
      Change(.edit, event, values: ["busy": false, "color": .null], before: lunch, after: lunch))
    #expect(await session.flush() == false)
    let kept = session.outbox.entries
    try await serving { _, store in
      let next = try SyncSession(store: store, keeper: .file(at: file))
      #expect(next.outbox.entries == kept)
      #expect(await next.flush())
      #expect(try await store.record(event).contents?["busy"] == false)
    }
    #expect(try Data(contentsOf: file) == Data("[]".utf8))
    try Data("[{".utf8).write(to: file)
    #expect(throws: DecodingError.self) { try SyncSession(store: away, keeper: .file(at: file)) }
    #expect(try Data(contentsOf: file) == Data("[{".utf8))
  }

  /// A proxy that wants to be signed in to must not empty the outbox.
  @Test(arguments: [
    (401, "application/json"), (403, "application/json"), (200, "text/html"), (302, "text/html"),
    (407, "application/problem+json"), (421, "application/problem+json"),
  ])
  func whatIsNotOursIsNoAnswer(status: Int, type: String) async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Proxy.self]
    let url = try #require(URL(string: "http://proxy.test/\(status)/\(type)"))
    let store = ServerStore(at: url, session: URLSession(configuration: configuration))
    let session = try SyncSession(store: store)
    session.push(Change(.add, ServerRecord(.events, "e"), values: lunch, after: lunch))
    #expect(await session.flush() == false)
    #expect(session.outbox.entries.count == 1)
  }
}

/// Answers every request with the status and the type that its path begins with.
private final class Proxy: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let parts = request.url?.pathComponents ?? []
    guard let url = request.url, let status = Int(parts[1]),
      let head = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: nil,
        headerFields: ["content-type": "\(parts[2])/\(parts[3])"])
    else { return }
    client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(#"{"detail":"sign in","revision":1}"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
