// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Logging
import NIOConcurrencyHelpers
import Testing

@testable import CalendarServer

/// The database file is removed under the server, and replaced by another one.
struct GoneTests {
  /// A server with a store that can be removed, and what its opener then opens.
  private static func serving(
    _ opened: @escaping @Sendable () throws -> any RecordStore,
    body: (TestServer, FaultyStore, _ path: String) async throws -> Void
  ) async throws {
    try await inFolder { folder in
      let path = folder + "/own.sqlite"
      let store = FaultyStore(MemoryStore(name: "00000000000000aa"))
      let isFirst = NIOLockedValueBox(true)
      let opener: StoreOpener = {
        let first = isFirst.withLockedValue { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        return first ? store : try opened()
      }
      try await TestServer.serving(
        configure: {
          $0.own = opener
          $0.limits.heartbeat = .milliseconds(20)
        }, body: { try await body($0, store, path) })
    }
  }

  @Test func whatNeedsTheFileSaysThatItIsMissing() async throws {
    try await Self.serving({ throw StoreError.foreign(path: "nobody opens it") }) {
      server, store, path in
      store.fail(.gone(path: path))
      for (method, target, body) in [
        ("GET", "/api/info", nil), ("GET", "/api/changes/stream", nil), ("GET", "/healthz", nil),
        ("POST", "/api/marks", #"{"type":"x","day":"2024-02-20"}"#),
        ("GET", "/api/days?from=2024-02-01&to=2024-03-01", nil),
      ] {
        let answer = try await server.ask(
          method, target, ["Content-Type: application/json"], body: body)
        #expect(answer.status == 503, "\(target)")
        #expect(answer.members["type"] == "urn:almanac:problem:database-gone")
        #expect(answer.members["detail"] == StoreError.gone(path: path).description)
        #expect(answer.headers["retry-after"] == "1")
      }
      #expect(try await server.figures()["almanac_errors_total{kind=\"gone\"}"] == 5)
      // A file that somebody begins to copy is none yet.
      try Data().write(to: URL(fileURLWithPath: path))
      #expect(try await server.get("/api/info").members["detail"]?.contains("removed") == true)
    }
  }

  @Test func aFileThatIsThereAgainIsOpenedWithoutANewStart() async throws {
    let other = MemoryStore(name: "00000000000000bb")
    try await Self.serving({ other }) { server, store, path in
      let token = try #require(try await server.get("/api/info").members["token"])
      let stream = try await blocking { try EventReader(server, query: "?since=" + token) }
      store.fail(.gone(path: path))
      // Whoever listens is sent to ask.
      #expect(try await blocking { try stream.next() } == nil)
      #expect(try await server.get("/api/info").status == 503)
      try Data("content".utf8).write(to: URL(fileURLWithPath: path))
      #expect(try await server.get("/healthz").status == 200)
      #expect(try await server.get("/api/info").members["store"] == "00000000000000bb")
      let again = try await blocking { try EventReader(server, query: "?since=" + token) }
      #expect(try await blocking { try again.next() }?.first == "event: store")
      let mark = try await server.send(
        "POST", "/api/marks", #"{"id":"m","type":"x","day":"2024-02-20"}"#)
      #expect(mark.status == 201)
      #expect(try await blocking { try again.next() }?.first == "event: change")
      #expect(other.mark("m") != nil)
    }
  }

  @Test func aFileThatCannotBeOpenedIsTriedAgain() async throws {
    let other = MemoryStore(name: "00000000000000bb")
    let failures = NIOLockedValueBox(2)
    let error = StoreError.corrupt(path: "a.sqlite", detail: "page 7")
    try await Self.serving({
      let fails = failures.withLockedValue { failures in
        failures -= 1
        return failures >= 0
      }
      if fails { throw error }
      return other
    }) { server, store, path in
      store.fail(.gone(path: path))
      #expect(try await server.get("/api/info").status == 503)
      try Data("content".utf8).write(to: URL(fileURLWithPath: path))
      for _ in 0..<2 {
        let answer = try await server.get("/api/info")
        #expect(answer.status == 503)
        #expect(answer.members["detail"] == error.description)
      }
      #expect(try await server.get("/api/info").status == 200)
    }
  }

  @Test func manyWhoAskAtOnceOpenItOnce() async throws {
    let count = NIOLockedValueBox(0)
    try await Self.serving({
      count.withLockedValue { $0 += 1 }
      return MemoryStore()
    }) { server, store, path in
      store.fail(.gone(path: path))
      #expect(try await server.get("/api/info").status == 503)
      try Data("content".utf8).write(to: URL(fileURLWithPath: path))
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 { group.addTask { try await server.get("/api/info").status } }
        for try await status in group { #expect(status == 200) }
      }
      #expect(count.withLockedValue(\.self) == 1)
    }
  }

  @Test func aBackupInThePlaceOfARemovedFileIsServedAndWritten() async throws {
    try await inFolder { folder in
      let (path, backup) = (folder + "/own.sqlite", folder + "/backup.sqlite")
      let file = DatabaseFile(path)
      try await TestServer.serving(configure: { $0.own = file.openOwn }) { server in
        let mark = #"{"id":"ID","type":"x","day":"2024-02-20"}"#
        func add(_ id: String) async throws -> Int {
          try await server.send(
            "POST", "/api/marks", mark.replacingOccurrences(of: "ID", with: id)
          ).status
        }
        #expect(try await add("kept") == 201)
        try await SQLiteStore(path: path).backup(to: backup)
        #expect(try await add("lost") == 201)
        let before = try await server.get("/api/info").members["store"]
        try FileManager.default.removeItem(atPath: path)
        #expect(try await add("nowhere") == 503)
        #expect(try await server.get("/api/marks/kept").status == 503)
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.moveItem(atPath: backup, toPath: path)
        #expect(try await add("new") == 201)
        for (id, status) in [("kept", 200), ("new", 200), ("lost", 404), ("nowhere", 404)] {
          #expect(try await server.get("/api/marks/" + id).status == status, "\(id)")
        }
        #expect(try await server.get("/api/info").members["store"] != before)
      }
      let marks = try await file.openOwn().marks(in: .all, owner: nil, limit: 10)
      #expect(marks.map(\.mark.id).sorted() == ["kept", "new"])
    }
  }
}
