// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Testing

@testable import CalendarServer

struct EventStreamTests {
  private static let name = "00000000000000ab"

  @Test func theStreamSaysWhereTheStoreStandsAndThenWhatFollows() async throws {
    try await TestServer.serving(MemoryStore(name: Self.name)) { server in
      let events = try await blocking { try EventReader(server) }
      #expect(try await blocking { try events.next() } == Self.event("change", 0))
      _ = try await server.send("PUT", "/api/settings", Self.settings(goal: 1, revision: 0))
      #expect(try await blocking { try events.next() } == Self.event("change", 1))
      _ = try await server.send("PUT", "/api/settings", Self.settings(goal: 2, revision: 1))
      #expect(try await blocking { try events.next() } == Self.event("change", 2))
    }
  }

  @Test func whoKnowsWhereTheStoreStandsIsToldOfChangesOnly() async throws {
    try await TestServer.serving(MemoryStore(name: Self.name)) { server in
      let byHeader = try await blocking {
        try EventReader(server, ["Last-Event-ID: \(Self.name).0"])
      }
      let byQuery = try await blocking { try EventReader(server, query: "?since=\(Self.name).0") }
      _ = try await server.send("PUT", "/api/settings", Self.settings(goal: 1, revision: 0))
      for events in [byHeader, byQuery] {
        #expect(try await blocking { try events.next() } == Self.event("change", 1))
      }
    }
  }

  @Test func aStreamResumesOverARestart() async throws {
    let store = MemoryStore(name: Self.name)
    let id = try await TestServer.serving(store) { server in
      let events = try await blocking { try EventReader(server) }
      let first = try await blocking { try events.next() }
      #expect(first == Self.event("change", 0))
      return first?[1].dropFirst(4) ?? ""
    }
    var settings = StoreSettings()
    settings.goal = 7
    _ = try store.apply([.putSettings(settings, base: 0)])
    try await TestServer.serving(store) { server in
      let events = try await blocking { try EventReader(server, ["Last-Event-ID: \(id)"]) }
      #expect(try await blocking { try events.next() } == Self.event("change", 1))
    }
  }

  @Test func anotherStoreThanBeforeIsSaidSo() async throws {
    try await TestServer.serving(MemoryStore(name: Self.name)) { server in
      let events = try await blocking {
        try EventReader(server, ["Last-Event-ID: 00000000000000cd.7"])
      }
      #expect(try await blocking { try events.next() } == Self.event("store", 0))
    }
  }

  @Test func badPlacesAreRefusedInTheQueryAndForgottenInTheHeader() async throws {
    try await TestServer.serving(MemoryStore(name: Self.name)) { server in
      let refused = try await server.get("/api/changes/stream?since=x")
      #expect(refused.status == 400)
      #expect(refused.field == "since")
      // A browser would never ask again after a refusal.
      let events = try await blocking { try EventReader(server, ["Last-Event-ID: x"]) }
      #expect(try await blocking { try events.next() } == Self.event("change", 0))
    }
  }

  @Test func aQuietStreamGivesSignsOfLife() async throws {
    try await TestServer.serving(configure: { $0.limits.heartbeat = .milliseconds(5) }) { server in
      let events = try await blocking { try EventReader(server) }
      for _ in 0..<3 { #expect(try await blocking { try events.waitForComment() }) }
    }
  }

  @Test func thereAreOnlySoManyStreams() async throws {
    try await TestServer.serving(configure: { $0.limits.eventStreams = 2 }) { server in
      var readers = try await blocking { [try EventReader(server), try EventReader(server)] }
      let refused = try await server.get("/api/changes/stream")
      #expect(refused.status == 503)
      #expect(refused.headers["retry-after"] == "5")
      #expect(try await server.get("/api/info").status == 200)
      // One that goes makes room, without a heartbeat.
      readers.removeLast()
      try await eventually { (try? await blocking { try EventReader(server) }) != nil }
      withExtendedLifetime(readers) {}
    }
  }

  @Test func streamsThatGoLeaveNothingBehind() async throws {
    try await TestServer.serving(configure: { $0.limits.eventStreams = 4 }) { server in
      for _ in 0..<50 {
        try await eventually {
          let events = try? await blocking { try EventReader(server) }
          guard let events else { return false }
          return try await blocking { try events.next() } != nil
        }
      }
    }
  }

  @Test func oneThatDoesNotReadHoldsUpNobody() async throws {
    try await TestServer.serving(MemoryStore(name: Self.name)) { server in
      let silent = try await blocking {
        let connection = try server.connection()
        try connection.send(
          TestServer.request("GET", "/api/changes/stream", port: server.port))
        return connection
      }
      let events = try await blocking { try EventReader(server) }
      for revision in 0..<200 {
        let answer = try await server.send(
          "PUT", "/api/settings", Self.settings(goal: 1_000 + revision, revision: revision))
        #expect(answer.status == 200)
      }
      var last: [String]?
      while last?[1] != "id: \(Self.name).200" { last = try await blocking { try events.next() } }
      withExtendedLifetime(silent) {}
    }
  }

  private static func event(_ kind: String, _ change: Int64) -> [String] {
    let token = "\(name).\(change)"
    return ["event: \(kind)", "id: \(token)", #"data: {"token":"\#(token)"}"#]
  }

  private static func settings(goal: Int, revision: Int) -> String {
    #"{"revision":\#(revision),"goal":\#(goal),"firstDay":null,"zone":null}"#
  }
}
