// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

/// Many connections that do nothing, or not much, and somebody who wants an answer.
struct CrowdTests {
  @Test func twoHundredIdleConnectionsKeepNobodyOut() async throws {
    try await TestServer.serving { server in
      let (stream, idle) = try await blocking {
        (try EventReader(server), try (0..<200).map { _ in try server.connection() })
      }
      #expect(try await server.get("/api/info").status == 200)
      // Who listens to changes is not idle.
      try await server.addTutorial()
      #expect(try await blocking { try stream.next() } != nil)
      let figures = try await server.figures()
      #expect(figures["almanac_connections"] ?? 0 <= 193)
      #expect(figures["almanac_connections_shed_total"] ?? 0 >= 9)
      withExtendedLifetime(idle) {}
    }
  }

  @Test func twoHundredDrippedBodiesKeepNobodyOut() async throws {
    try await TestServer.serving { server in
      let begun = TestServer.request(
        "POST", "/api/sessions", ["Content-Type: application/json", "Content-Length: 1000"],
        port: server.port)
      let dripping = try await blocking {
        try (0..<200).map { _ in
          let connection = try server.connection()
          try connection.send(begun)
          return connection
        }
      }
      for _ in 0..<3 {
        await Self.drip(dripping)
        #expect(try await server.get("/api/info").status == 200)
      }
    }
  }

  @Test func whenAllAreAnsweredANewOneWaitsUntilOneHasGone() async throws {
    try await TestServer.serving(configure: { $0.limits.connections = 2 }) { server in
      var streams = try await blocking { try (0..<2).map { _ in try EventReader(server) } }
      let waiting = Task { try await server.get("/api/info") }
      streams.removeLast()
      #expect(try await waiting.value.status == 200)
    }
  }

  private static func drip(_ connections: [HTTPConnection]) async {
    _ = try? await blocking {
      // Those that had to go do not hear it.
      for connection in connections { try? connection.send(Array(" ".utf8)) }
    }
  }
}
