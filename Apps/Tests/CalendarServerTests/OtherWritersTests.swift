// SPDX-License-Identifier: MIT
import CalendarStore
import CalendarStreaks
import CivilTime
import Testing

@testable import CalendarServer

struct OtherWritersTests {
  @Test func whatAnotherProgramWritesIsAnsweredAtOnceAndSaidOnTheStream() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      try await TestServer.serving(configure: { $0.own = file.openOwn }) { server in
        let events = try await blocking { try EventReader(server) }
        #expect(try await blocking { try events.next() }?[1].hasSuffix(".0") == true)
        // The ledger has counted what there is, which is nothing.
        let path = "/api/days?from=2024-02-01&to=2024-03-01"
        #expect(try await server.get(path).text == "[]")
        let other = try SQLiteStore(path: file.path)
        let start = try SessionTime(iso8601: "2024-02-20T08:00")
        _ = try await other.apply([
          .putSession(Session(id: SessionID("o"), start: start, end: start, points: 5), base: nil)
        ])
        #expect(try await server.days(path) == ["2024-02-20": 5])
        #expect(try await blocking { try events.next() }?[1].hasSuffix(".1") == true)
      }
    }
  }

  @Test func twoServersShareAFile() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      try await TestServer.serving(configure: { $0.own = file.openOwn }) { one in
        try await TestServer.serving(configure: { $0.own = file.openOwn }) { two in
          try await one.addTutorial()
          #expect(try await two.get("/api/streak?on=2024-02-26").members["total"] == "350")
          let edit = try await two.send(
            "PATCH", "/api/sessions/a", #"{"revision":1,"points":10}"#)
          #expect(edit.status == 200)
          let stale = try await one.send(
            "PATCH", "/api/sessions/a", #"{"revision":1,"points":20}"#)
          #expect(stale.status == 409)
          #expect(try await one.get("/api/streak?on=2024-02-26").members["total"] == "260")
        }
      }
    }
  }
}
