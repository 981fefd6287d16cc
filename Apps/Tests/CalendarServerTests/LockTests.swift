// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

/// Calendars that are locked.
struct LockTests {
  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      for id in ["club", "home"] {
        let made = try await server.send(
          "POST", "/api/calendars", #"{"id":"\#(id)","name":"\#(id)"}"#)
        #expect(made.status == 201)
        let event = try await server.send(
          "POST", "/api/events",
          #"{"id":"of-\#(id)","calendar":"\#(id)","start":"2026-03-24","end":"2026-03-25"}"#)
        #expect(event.status == 201)
      }
      let locked = try await server.send(
        "PATCH", "/api/calendars/club", #"{"revision":1,"locked":true}"#)
      #expect(locked.text.contains(#""locked":true"#))
      try await body(server)
    }
  }

  @Test func whatWouldChangeItsEventsIsRefusedAndSaysWhichCalendarItIs() async throws {
    try await serving { server in
      let refused = [
        try await server.send(
          "POST", "/api/events",
          #"{"calendar":"club","start":"2026-03-24","end":"2026-03-25"}"#),
        try await server.send("PATCH", "/api/events/of-club", #"{"revision":1,"title":"x"}"#),
        try await server.send(
          "PATCH", "/api/events/of-club", #"{"revision":1,"calendar":"home"}"#),
        try await server.send(
          "PATCH", "/api/events/of-home", #"{"revision":1,"calendar":"club"}"#),
        try await server.ask("DELETE", "/api/events/of-club?revision=1"),
        try await server.ask("DELETE", "/api/calendars/club?revision=2"),
        try await server.send("POST", "/api/undo", #"{"change":2}"#),
      ]
      for answer in refused {
        #expect(answer.status == 403)
        #expect(answer.members["type"] == "urn:almanac:problem:calendar-locked")
        #expect(answer.members["field"] == "calendar")
        #expect(answer.members["calendar"] == "club")
      }
      #expect(try await server.get("/api/events/of-club").members["revision"] == "1")
      #expect(try await server.get("/api/changes?since=00000000000000ab.5").list("events").isEmpty)
    }
  }

  @Test func theLockIsToldAndCanBeTakenAway() async throws {
    try await serving { server in
      let changes = try await server.get("/api/changes?since=00000000000000ab.4")
      #expect(changes.text.contains(#""id":"club""#) && changes.text.contains(#""locked":true"#))
      for body in [
        #"{"revision":2,"name":"Team","hidden":true}"#, #"{"revision":3,"locked":false}"#,
      ] {
        #expect(try await server.send("PATCH", "/api/calendars/club", body).status == 200)
      }
      #expect(try await server.ask("DELETE", "/api/events/of-club?revision=1").status == 200)
      #expect(
        try await server.send("PATCH", "/api/calendars/club", #"{"revision":4,"locked":1}"#).status
          == 400)
      let made = try await server.send(
        "POST", "/api/calendars", #"{"id":"x","name":"X","locked":true}"#)
      #expect(made.text.contains(#""locked":true"#))
    }
  }
}
