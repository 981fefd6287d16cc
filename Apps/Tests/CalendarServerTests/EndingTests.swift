// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation
import Testing

@testable import CalendarServer

struct EndingTests {
  @Test func streamsAndIdleConnectionsDoNotHoldUpTheEnd() async throws {
    let clock = ContinuousClock()
    let (streams, idle, begun) = try await TestServer.serving(
      configure: { $0.limits.ending = .seconds(300) }
    ) { server in
      let streams = try await blocking { try (0..<20).map { _ in try EventReader(server) } }
      let idle = try await blocking {
        let connection = try server.connection()
        try connection.send(TestServer.request("GET", "/api/info", port: server.port))
        #expect(try connection.answer().status == 200)
        return connection
      }
      return (streams, idle, clock.now)
    }
    // Long before the limit for requests that are under way, which are none.
    #expect(clock.now - begun < .seconds(30))
    try await blocking {
      for stream in streams {
        while try stream.next() != nil {}
      }
      #expect(try idle.isClosed())
    }
  }

  @Test func aRequestThatNeverEndsIsCutOff() async throws {
    let clock = ContinuousClock()
    let (connection, begun) = try await TestServer.serving(
      configure: { $0.limits.ending = .milliseconds(50) },
      body: { server in
        let connection = try await blocking {
          let connection = try server.connection()
          let headers = ["Content-Type: application/json", "Content-Length: 100"]
          try connection.send(
            TestServer.request("POST", "/api/sessions", headers, port: server.port)
              + Array("{".utf8))
          return connection
        }
        return (connection, clock.now)
      })
    #expect(clock.now - begun < .seconds(30))
    #expect(try await blocking { try connection.isClosed() })
  }

  @Test(.timeLimit(.minutes(1)))
  func anImportThatTakesTooLongIsInterrupted() async throws {
    let store = EndlessImports()
    let answer = try await TestServer.serving(
      store, configure: { $0.limits.ending = .milliseconds(50) },
      body: { server in
        let answer = Task {
          try? await server.ask(
            "POST", "/api/sessions/import", ["Content-Type: text/csv"], body: "start,points\n")
        }
        for await _ in store.begun { break }
        return answer
      })
    // It may say so, or be cut off before it can.
    if let answer = await answer.value { #expect(answer.status == 503) }
  }

  @Test func whatWasAcknowledgedIsThereAfterAnEndUnderLoad() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      let writers = try await TestServer.serving(configure: { $0.own = file.openOwn }) { server in
        let writers = (0..<4).map { writer in Task { await Self.write(writer, server) } }
        // Not before each of them writes.
        try await eventually {
          let sessions = try await server.get("/api/changes").list("sessions")
          return Set(sessions.compactMap { "\($0["id"] ?? "")".first }).count == 4
        }
        return writers
      }
      let store = try await file.openOwn()
      var count = 0
      for writer in writers {
        for id in await writer.value {
          #expect(try await store.session(.init(id)) != nil, "\(id)")
          count += 1
        }
      }
      #expect(count >= 4)
    }
  }

  /// Adds sessions until the server has gone; the ids of those that it acknowledged.
  private static func write(_ writer: Int, _ server: TestServer) async -> [String] {
    (try? await blocking {
      var acknowledged: [String] = []
      guard let connection = try? server.connection() else { return [] }
      for number in 0... {
        let id = "\(writer)-\(number)"
        let json =
          #"{"id":"\#(id)","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#
        let request = TestServer.request(
          "POST", "/api/sessions", ["Content-Type: application/json"], Array(json.utf8),
          port: server.port)
        guard (try? connection.send(request)) != nil,
          let answer = try? connection.answer(), answer.status == 201
        else { break }
        acknowledged.append(id)
      }
      return acknowledged
    }) ?? []
  }

  @Test func whenItHasEndedTheDatabaseIsOneFile() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      try await TestServer.serving(configure: { $0.own = file.openOwn }) { server in
        let events = try await blocking { try EventReader(server) }
        try await server.addTutorial()
        #expect(try await blocking { try events.next() } != nil)
      }
      try await eventually {
        try FileManager.default.contentsOfDirectory(atPath: folder) == ["own.sqlite"]
      }
    }
  }

  @Test func aServerThatCannotOpenItsDatabaseDoesNotListen() async throws {
    let error = StoreError.corrupt(path: "/data/a.sqlite", detail: "page 7")
    await #expect(throws: error) {
      try await TestServer.serving(configure: { $0.own = { throw error } }) { _ in }
    }
  }
}
