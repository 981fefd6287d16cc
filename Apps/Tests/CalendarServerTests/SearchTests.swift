// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

@testable import CalendarServer

struct SearchTests {
  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      for calendar in [
        ##"{"id":"work","name":"Work","color":"#3A7BD5"}"##,
        ##"{"id":"home","name":"Home","color":"#00AA00","hidden":true}"##,
      ] {
        #expect(try await server.send("POST", "/api/calendars", calendar).status == 201)
      }
      for event in [
        #"{"id":"m","calendar":"work","title":"Café review","location":"Room 5","start":"2026-03-29T01:30[Europe/Berlin]","end":"2026-03-29T04:00[Europe/Berlin]"}"#,
        #"{"id":"f","calendar":"work","title":"Run","notes":"Café\nafterwards","start":"2026-03-30T07:00","end":"2026-03-30T07:45"}"#,
        ##"{"id":"t","calendar":"work","title":"Trip 東京駅","start":"2026-03-27","end":"2026-03-30"}"##,
        #"{"id":"h","calendar":"home","title":"Café","start":"2026-03-29","end":"2026-03-30"}"#,
      ] {
        #expect(try await server.send("POST", "/api/events", event).status == 201)
      }
      try await body(server)
    }
  }

  @Test func anAnswerHasTheEventsAndWhereTheirWordsAre() async throws {
    try await serving { server in
      let answer = try await server.get("/api/search?q=CAF&from=2026-03-29")
      #expect(answer.status == 200)
      #expect(
        answer.text == """
          {"token":"00000000000000ab.6","zone":"Europe/Berlin","results":[\
          {"occurrence":{"id":"m","event":"m","recurrence":null,"calendar":"work",\
          "title":"Café review","location":"Room 5","status":"confirmed","busy":true,\
          "color":"#3A7BD5","start":"2026-03-29T01:30","startOffset":3600,\
          "end":"2026-03-29T04:00","endOffset":7200,"duration":5400,"zone":"Europe/Berlin",\
          "endZone":"Europe/Berlin","revision":1},\
          "hits":{"title":[[0,3]],"location":[]},"excerpt":null},\
          {"occurrence":{"id":"f","event":"f","recurrence":null,"calendar":"work","title":"Run",\
          "location":"","status":"confirmed","busy":true,"color":"#3A7BD5",\
          "start":"2026-03-30T07:00","end":"2026-03-30T07:45","duration":2700,"zone":null,\
          "endZone":null,"revision":1},"hits":{"title":[],"location":[]},\
          "excerpt":{"text":"Café afterwards","hits":[[0,3]]}}],"earlier":null,"later":null}
          """)
    }
  }

  private func ids(_ server: TestServer, _ query: String) async throws -> [String?] {
    try await server.get("/api/search?" + query).list("results").map { result in
      (result["occurrence"] as? [String: Any])?["id"] as? String
    }
  }

  @Test func wordsOfAnyScriptAreFound() async throws {
    try await serving { server in
      for (query, expected) in [
        ("q=cafe", ["m", "f"]), ("q=cafe%20room", ["m"]), ("q=r", ["m", "f"]), ("q=roo%205", []),
        ("q=%E4%BA%AC%E9%A7%85", ["t"]), ("q=%22run%22%20OR%20trip", []), ("q=-run*", ["f"]),
      ] {
        let found = try await ids(server, query + "&from=2026-01-01")
        #expect(found == expected, "\(query)")
      }
    }
  }

  @Test func hiddenCalendarsAreLookedInOnRequest() async throws {
    try await serving { server in
      #expect(try await ids(server, "q=cafe&from=2026-03-28&hidden=only") == ["h"])
      #expect(try await ids(server, "q=cafe&from=2026-03-28&hidden=too") == ["h", "m", "f"])
      #expect(try await ids(server, "q=room&hidden=only").isEmpty)
      let other = try await server.get("/api/search?q=cafe&hidden=yes")
      #expect((other.status, other.members["field"]) == (400, "hidden"))
    }
  }

  @Test func pagesFollowEachOtherBothWays() async throws {
    try await serving { server in
      let first = try await server.get("/api/search?q=r&from=2026-03-30&limit=1")
      #expect(first.members["later"] == "<null>")
      let cursor = try #require(first.members["earlier"])
      let before = try await server.get("/api/search?q=r&limit=1&cursor=\(cursor)")
      #expect(before.members["earlier"] == "<null>")
      #expect(try await ids(server, "q=r&limit=1&cursor=\(cursor)") == ["m"])
      let back = try #require(before.members["later"])
      #expect(try await ids(server, "q=r&limit=1&cursor=\(back)") == ["f"])
    }
  }

  @Test(arguments: [
    ("", "q"), ("q=", "q"), ("q=%2A-%22", "q"), ("q=a&limit=0", "limit"),
    ("q=a&limit=201", "limit"),
    ("q=a&from=2026-02-30", "from"), ("q=a&cursor=x", "cursor"), ("q=a&zone=Nowhere", "zone"),
    ("q=a&from=2026-03-01&cursor=later.1.-1", "from"), ("q=a&sort=best", "sort"), ("q=a&q=b", "q"),
    ("q=" + String(repeating: "a", count: 257), "q"),
  ])
  func whatIsNoSearchIsRefused(query: String, field: String) async throws {
    try await serving { server in
      let answer = try await server.get("/api/search?" + query)
      #expect(answer.status == 400)
      #expect(answer.field == field)
      #expect(try await server.send("POST", "/api/search?q=a", "{}").status == 405)
    }
  }
}
