// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

@testable import CalendarServer

struct OccurrencesTests {
  /// A server with a meeting in Berlin, something floating, a trip of days, and a hidden calendar.
  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      for calendar in [
        ##"{"id":"work","name":"Work","color":"#3A7BD5"}"##,
        ##"{"id":"home","name":"Home","color":"#00AA00","hidden":true}"##,
      ] {
        #expect(try await server.send("POST", "/api/calendars", calendar).status == 201)
      }
      for event in [
        #"{"id":"m","calendar":"work","title":"Night shift","start":"2026-03-29T01:30[Europe/Berlin]","end":"2026-03-29T04:00[Europe/Berlin]"}"#,
        #"{"id":"f","calendar":"work","title":"Run","start":"2026-03-30T07:00","end":"2026-03-30T07:45"}"#,
        ##"{"id":"t","calendar":"work","title":"Trip","color":"#FF0000","start":"2026-03-27","end":"2026-03-30"}"##,
        #"{"id":"h","calendar":"home","start":"2026-03-29","end":"2026-03-30"}"#,
      ] {
        #expect(try await server.send("POST", "/api/events", event).status == 201)
      }
      try await body(server)
    }
  }

  @Test func timesAreThoseOfTheAskedZone() async throws {
    try await serving { server in
      let answer = try await server.get("/api/occurrences?from=2026-03-29&to=2026-03-30")
      #expect(answer.status == 200)
      #expect(
        answer.text == """
          {"token":"00000000000000ab.6","zone":"Europe/Berlin","occurrences":[\
          {"id":"t","event":"t","recurrence":null,"calendar":"work","title":"Trip","location":"",\
          "status":"confirmed","busy":true,"color":"#FF0000","start":"2026-03-27",\
          "end":"2026-03-30","zone":null,"endZone":null,"revision":1},\
          {"id":"m","event":"m","recurrence":null,"calendar":"work","title":"Night shift",\
          "location":"","status":"confirmed","busy":true,"color":"#3A7BD5",\
          "start":"2026-03-29T01:30","startOffset":3600,"end":"2026-03-29T04:00",\
          "endOffset":7200,"duration":5400,"zone":"Europe/Berlin","endZone":"Europe/Berlin",\
          "revision":1}]}
          """)
      let there = try await server.get(
        "/api/occurrences?from=2026-03-28&through=2026-03-28&zone=America/New_York")
      let night = try #require(there.list("occurrences").last)
      #expect(night["start"] as? String == "2026-03-28T20:30")
      #expect(night["startOffset"] as? Int == -14_400)
      #expect(night["duration"] as? Int == 5_400)
      #expect(night["zone"] as? String == "Europe/Berlin")
      let run = try await server.get(
        "/api/occurrences?from=2026-03-30&to=2026-03-31&zone=Asia/Tokyo"
      ).list("occurrences")
      #expect(run.map { $0["id"] as? String } == ["f"])
      #expect(run.first?["start"] as? String == "2026-03-30T07:00")
      #expect(run.first?["duration"] as? Int == 2_700)
      #expect(run.first?.keys.contains("startOffset") == false)
    }
  }

  @Test func anOccurrenceSaysBothZonesInWhichItWasWrittenAndItsSeconds() async throws {
    try await serving { server in
      _ = try await server.send(
        "POST", "/api/events",
        #"{"id":"x","calendar":"work","start":"2026-03-29T00:59:30[Europe/London]","end":"2026-03-28T22:00:05[America/New_York]"}"#
      )
      let answer = try await server.get(
        "/api/occurrences?from=2026-03-29&to=2026-03-30&zone=Europe/London&calendars=work")
      // An hour and 35 seconds, over the change of the clocks in the zone that is asked for.
      #expect(
        answer.text.contains(
          """
          "start":"2026-03-29T00:59:30","startOffset":0,"end":"2026-03-29T03:00:05",\
          "endOffset":3600,"duration":3635,"zone":"Europe/London","endZone":"America/New_York"
          """))
    }
  }

  @Test func moreIdsThanAreAllowedAreRefused() async throws {
    try await serving { server in
      let days = "/api/occurrences?from=2026-03-29&to=2026-03-30&calendars="
      let ids = Array(repeating: "work", count: 1_000).joined(separator: ",")
      #expect(try await server.get(days + ids).list("occurrences").count == 2)
      let refused = try await server.get(days + ids + ",work")
      #expect(refused.status == 400)
      #expect(refused.field == "calendars")
    }
  }

  @Test func calendarsAreChosenByIdHiddenOnesToo() async throws {
    try await serving { server in
      func ids(_ query: String) async throws -> [String] {
        try await server.get("/api/occurrences?from=2026-03-29&to=2026-03-30" + query)
          .list("occurrences").map { "\($0["id"] ?? "")" }
      }
      #expect(try await ids("&calendars=home") == ["h"])
      #expect(try await ids("&calendars=home,work") == ["t", "h", "m"])
      #expect(try await ids("&calendars=") == [])
      _ = try await server.ask("DELETE", "/api/calendars/home?revision=1")
      #expect(try await ids("&calendars=home") == [])
      let unknown = try await server.get(
        "/api/occurrences?from=2026-03-29&to=2026-03-30&calendars=work,nothing")
      #expect(unknown.status == 400)
      #expect(unknown.field == "calendars")
    }
  }

  @Test func countsAreANumberADay() async throws {
    try await serving { server in
      let answer = try await server.get(
        "/api/occurrences?from=2026-03-26&to=2026-04-02&detail=counts")
      #expect(
        answer.text == """
          {"token":"00000000000000ab.6","zone":"Europe/Berlin","days":[\
          {"day":"2026-03-27","count":1},{"day":"2026-03-28","count":1},\
          {"day":"2026-03-29","count":2},{"day":"2026-03-30","count":1}]}
          """)
    }
  }

  @Test(arguments: [
    ("to=2026-03-30", "from"), ("from=2026-03-29", "to"), ("from=2026-03-29&to=2026-03-28", "to"),
    ("from=2026-03-29&to=2126-12-31", "to"), ("from=2026-03-29&to=2026-03-30&detail=all", "detail"),
    ("from=2026-03-29&to=2026-03-30&zone=Mars/Base", "zone"), ("from=x&to=2026-03-30", "from"),
    ("from=2026-03-29&to=2026-03-30&limit=5", "limit"),
  ])
  func whatIsNoQueryIsRefused(query: String, field: String) async throws {
    try await serving { server in
      let answer = try await server.get("/api/occurrences?" + query)
      #expect(answer.status == 400)
      #expect(answer.field == field)
    }
  }

  @Test func tooManyOccurrencesAreRefusedNotCut() async throws {
    let store = MemoryStore()
    _ = try store.apply(
      [.putCalendar(EventCalendar(id: "c", name: "C"), base: nil)]
        + (0..<5).map { number in
          let day = try EventTime.date(EpochDay(iso8601: "2026-03-29"))
          let end = try EventTime.date(EpochDay(iso8601: "2026-03-30"))
          let span = try EventSpan(start: day, end: end)
          return .putEvent(
            CalendarEvent(id: "\(number)", calendar: "c", title: "", span: span), base: nil)
        })
    try await TestServer.serving(store, configure: { $0.limits.occurrences = 4 }) { server in
      for path in ["occurrences", "events"] {
        let answer = try await server.get("/api/\(path)?from=2026-03-29&to=2026-03-30")
        #expect(answer.status == 400)
        #expect(answer.field == "to")
      }
      let counts = try await server.get(
        "/api/occurrences?from=2026-03-29&to=2026-03-30&detail=counts")
      #expect(counts.list("days").first?["count"] as? Int == 5)
    }
  }
}
