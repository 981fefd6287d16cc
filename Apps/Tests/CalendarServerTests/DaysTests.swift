// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct DaysTests {
  @Test func daysOfTheTutorialHaveTheirPointsAndStates() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial()
      let answer = try await server.get("/api/days?from=2024-02-01&to=2024-03-01")
      #expect(answer.status == 200)
      #expect(
        answer.text == """
          [{"day":"2024-02-20","points":100,"count":1,"state":"kept"},\
          {"day":"2024-02-24","points":30,"count":1,"state":"short"},\
          {"day":"2024-02-25","points":100,"count":2,"state":"kept"},\
          {"day":"2024-02-26","points":120,"count":1,"state":"kept"}]
          """)
    }
  }

  @Test func theEndOfAnIntervalDoesNotBelongToIt() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial()
      let none = try await server.get("/api/days?from=2024-02-21&to=2024-02-24")
      #expect(none.text == "[]")
      let empty = try await server.get("/api/days?from=2024-02-24&to=2024-02-24")
      #expect(empty.text == "[]")
      let one = try await server.get("/api/days?from=2024-02-24&to=2024-02-25")
      #expect(one.text == #"[{"day":"2024-02-24","points":30,"count":1,"state":"short"}]"#)
    }
  }

  @Test func daysOutsideTheCountedOnesHaveNoState() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial(firstDay: "2024-02-25")
      let answer = try await server.get(
        "/api/days?from=2024-02-24&to=2024-02-27&today=2024-02-25")
      #expect(
        answer.text == """
          [{"day":"2024-02-24","points":30,"count":1,"state":null},\
          {"day":"2024-02-25","points":100,"count":2,"state":"kept"},\
          {"day":"2024-02-26","points":120,"count":1,"state":null}]
          """)
    }
  }

  @Test func emptyDaysComeWhenAskedFor() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial(firstDay: "2024-02-23")
      let answer = try await server.get(
        "/api/days?from=2024-02-22&to=2024-02-29&today=2024-02-27&empty=true")
      #expect(
        answer.text == """
          [{"day":"2024-02-23","points":0,"count":0,"state":"none"},\
          {"day":"2024-02-24","points":30,"count":1,"state":"short"},\
          {"day":"2024-02-25","points":100,"count":2,"state":"kept"},\
          {"day":"2024-02-26","points":120,"count":1,"state":"kept"},\
          {"day":"2024-02-27","points":0,"count":0,"state":"none"}]
          """)
    }
  }

  @Test func aZonedSessionCountsOnTheViewersDay() async throws {
    try await TestServer.serving { server in
      _ = try await server.send(
        "POST", "/api/sessions",
        #"{"id":"z","start":"2024-02-20T23:30:00Z","end":"2024-02-20T23:45:00Z","points":7}"#)
      _ = try await server.send(
        "POST", "/api/sessions",
        #"{"id":"c","start":"2024-02-20T23:30","end":"2024-02-20T23:45","points":1}"#)
      let interval = "/api/days?from=2024-02-01&to=2024-03-01"
      #expect(try await server.days(interval + "&zone=UTC") == ["2024-02-20": 8])
      #expect(
        try await server.days(interval + "&zone=Asia/Tokyo")
          == ["2024-02-20": 1, "2024-02-21": 7])
      // Left out, it is the server's: Berlin.
      #expect(try await server.days(interval) == ["2024-02-20": 1, "2024-02-21": 7])
    }
  }

  @Test func streaksAreThoseOfTheTutorial() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial()
      #expect(
        try await server.get("/api/streak?on=2024-02-26").text == """
          {"on":"2024-02-26","current":2,"longest":2,"kept":3,"total":350,"goal":100}
          """)
      #expect(
        try await server.get("/api/streak?on=2024-02-26&from=2024-02-24&to=2024-02-26").text == """
          {"on":"2024-02-26","current":2,"longest":2,"kept":3,"total":350,"goal":100,"points":130}
          """)
      // Days after the requested one do not count.
      let early = try await server.get("/api/streak?on=2024-02-24&from=2024-02-01&to=2024-03-01")
      #expect(early.members["points"] == "130")
      #expect(early.members["total"] == "130")
    }
  }

  @Test(arguments: [
    ("", "from"), ("?from=2024-02-01", "to"), ("?to=2024-02-01", "from"),
    ("?from=2024-02-30&to=2024-03-01", "from"), ("?from=2024-02-01&to=20240301", "to"),
    ("?from=2024-02-02&to=2024-02-01", "to"), ("?from=1900-01-01&to=2024-02-01", "to"),
    ("?from=2024-02-01&to=2024-03-01&zone=Europe", "zone"),
    ("?from=2024-02-01&to=2024-03-01&zone=../../etc/passwd", "zone"),
    ("?from=2024-02-01&to=2024-03-01&zone=", "zone"),
    ("?from=2024-02-01&to=2024-03-01&today=now", "today"),
    ("?from=2024-02-01&to=2024-03-01&empty=yes", "empty"),
    ("?from=2024-02-01&to=2024-03-01&form=1", "form"),
    ("?from=2024-02-01&from=2024-02-01&to=2024-03-01", "from"),
    ("?from=2024-02-01&to=%FF", "to"), ("?from=2024-02-01&to=%2", "to"),
  ])
  func badIntervalsNameTheField(query: String, field: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.get("/api/days" + query)
      #expect(answer.status == 400)
      #expect(answer.headers["content-type"] == "application/problem+json")
      #expect(answer.field == field)
    }
  }

  @Test func asManyDaysAsAllowedAreAnswered() async throws {
    try await TestServer.serving { (server) async throws in
      #expect(try await server.get("/api/days?from=1950-01-01&to=2050-03-17").status == 200)
      #expect(try await server.get("/api/days?from=1950-01-01&to=2050-03-18").status == 400)
      #expect(try await server.get("/api/days?from=-009999-01-01&to=-009998-01-01").status == 200)
    }
  }
}

extension TestServer {
  /// Puts the tutorial's sessions into an empty store, through the API.
  func addTutorial(firstDay: String = "2024-01-01") async throws {
    let rows = [
      ("a", "2024-02-20T08:00", "2024-02-20T09:04", 100),
      ("b", "2024-02-24T12:00", "2024-02-24T01:15", 30),
      ("c", "2024-02-25T06:30", "2024-02-25T09:50", 80),
      ("d", "2024-02-25T03:12", "2024-02-25T04:04", 20),
      ("e", "2024-02-26T09:00", "2024-02-26T10:00", 120),
    ]
    for (id, start, end, points) in rows {
      let answer = try await send(
        "POST", "/api/sessions",
        #"{"id":"\#(id)","start":"\#(start)","end":"\#(end)","points":\#(points)}"#)
      #expect(answer.status == 201)
    }
    let answer = try await send(
      "PUT", "/api/settings",
      #"{"revision":0,"goal":100,"firstDay":"\#(firstDay)","zone":null}"#)
    #expect(answer.status == 200)
  }

  /// The points by day.
  func days(_ path: String) async throws -> [String: Int] {
    let answer = try await get(path)
    #expect(answer.status == 200)
    var points: [String: Int] = [:]
    for day in answer.elements { points["\(day["day"] ?? "")"] = day["points"] as? Int }
    return points
  }
}
