// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

/// What a body or a parameter says is taken as it is, or refused with the member at fault.
struct StrictReadingTests {
  private static func session(
    start: String = "2024-02-20T08:00", points: String = "1", more: String = ""
  ) -> String {
    #"{"id":"a","start":"\#(start)","end":"2024-02-20T09:00","points":\#(points)\#(more)}"#
  }

  @Test(arguments: [
    (session(points: "1", more: #","points":2"#), "points"),
    (session(points: "0.9999999999999999999"), "points"), (session(points: "1e2"), "points"),
    (session(points: "1.0"), "points"), (session(points: "2147483648"), "points"),
    (session(points: "99999999999999999999"), "points"), (session(points: "\"1\""), "points"),
    (session(points: "[1]"), "points"), (session(points: "01"), "points"),
    (session(start: "2024-06-30T23:59:60Z"), "start"),
    (session(start: "2024-02-20T08:00:00.1234567"), "start"),
    (session(start: "2024-02-20T08:00:00.000000001Z"), "start"),
    (session(start: "2024-02-20T08:00[Europe/Berlin]"), "start"),
    (session(start: "2024-02-20T08:00Z[!Europe/Berlin]"), "start"),
    (session(start: "2024-02-20T08:00Z[Europe/Berlin"), "start"),
    (session(start: #"\ud800"#), "start"), (session(more: #","points2":{}"#), "points2"),
  ])
  func whatWouldBeCutOrGuessedIsRefused(body: String, field: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.send("POST", "/api/sessions", body)
      #expect(answer.status == 400)
      #expect(answer.field == field)
      #expect(answer.members["detail"]?.contains("Error(") == false)
      #expect(try await server.get("/api/sessions/a").status == 404)
    }
  }

  @Test(arguments: [
    ("2024-02-20T08:00:00.123456000Z", "2024-02-20T08:00:00.123456Z"),
    ("2024-02-20T08:00:00+01:00[Europe/Berlin]", "2024-02-20T08:00:00+01:00[Europe/Berlin]"),
    ("2024-02-20T08:00Z[Asia/Tokyo][u-ca=japanese]", "2024-02-20T08:00:00Z[Asia/Tokyo]"),
  ])
  func whatIsKeptComesBack(start: String, expected: String) async throws {
    try await TestServer.serving { server in
      let added = try await server.send("POST", "/api/sessions", Self.session(start: start))
      #expect(added.status == 201)
      #expect(added.members["start"] == expected)
      let table = try await server.get("/api/sessions.csv")
      #expect(table.text.contains("\n\(expected),2024-02-20T09:00,1,a\n"))
    }
  }

  @Test func theLastDayOfTheCalendarCanBeAskedFor() async throws {
    try await TestServer.serving { server in
      _ = try await server.send(
        "POST", "/api/sessions", Self.session(start: "9999-12-31T23:59:59.999999", points: "100"))
      _ = try await server.send(
        "POST", "/api/marks", #"{"id":"m","type":"watered","day":"9999-12-31"}"#)
      let days = "from=9999-12-31&through=9999-12-31"
      #expect(try await server.days("/api/days?\(days)&today=9999-12-31") == ["9999-12-31": 100])
      let empty = try await server.get(
        "/api/days?from=9999-12-30&through=9999-12-31&today=9999-12-31&empty=true")
      #expect(empty.status == 200)
      #expect(try await server.get("/api/sessions?\(days)").list("sessions").count == 1)
      #expect(try await server.get("/api/marks?\(days)").elements.count == 1)
      let streak = try await server.get("/api/streak?on=9999-12-31&\(days)")
      #expect(streak.members["points"] == "100")
      #expect(streak.members["current"] == "1")
      let table = try await server.get("/api/sessions.csv?\(days)")
      #expect(table.text.split(separator: "\n").count == 2)
    }
  }

  @Test(arguments: [
    ("from=2024-02-01&through=2024-02-01", 200, nil),
    ("from=2024-02-02&through=2024-02-01", 400, "through"), ("through=2024-02-01", 400, "from"),
    ("from=2024-02-01&to=2024-02-02&through=2024-02-01", 400, "through"),
    ("from=2024-02-01&through=10000-01-01", 400, "through"),
  ])
  func throughIsTheLastDay(query: String, status: Int, field: String?) async throws {
    try await TestServer.serving { server in
      let answer = try await server.get("/api/days?" + query)
      #expect(answer.status == status)
      #expect(answer.field == field)
    }
  }
}
