// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct StoreErrorTests {
  private static let file = "/data/a.sqlite"

  @Test(arguments: [
    (StoreError.locked(path: file), 503), (.readOnly(path: file), 500), (.full(path: file), 507),
    (.corrupt(path: file, detail: "page 7"), 500), (.foreign(path: file), 500),
    (.newer(path: file, schema: 9, known: 1), 500),
    (.unreachable(path: file, detail: "input error"), 500),
  ])
  func whatAStoreCannotDoIsSaidWithTheFileAndTheWayOut(
    error: StoreError, status: Int
  ) async throws {
    try await TestServer.serving(FailingStore(error: error)) { server in
      for (method, path, body) in Self.requests {
        let answer = try await server.ask(
          method, path,
          ["Content-Type: " + (path.contains("import") ? "text/csv" : "application/json")],
          body: body)
        #expect(answer.status == status, "\(method) \(path)")
        #expect(answer.headers["content-type"] == "application/problem+json")
        #expect(answer.members["detail"] == error.description)
        #expect(answer.headers["retry-after"] == (status == 503 ? "1" : nil))
      }
    }
  }

  @Test func anInvalidValueIsTheClientsFault() async throws {
    let error = StoreError.invalid(field: "type", reason: "is too long")
    try await TestServer.serving(FailingStore(error: error)) { server in
      let answer = try await server.send(
        "POST", "/api/marks", #"{"type":"x","day":"2024-02-20"}"#)
      #expect(answer.status == 400)
      #expect(answer.field == "type")
    }
  }

  @Test func pagesAndZonesNeedNoStore() async throws {
    let error = StoreError.locked(path: Self.file)
    try await TestServer.serving(FailingStore(error: error)) { (server) async throws in
      #expect(try await server.get("/api/zones/UTC").status == 200)
      #expect(try await server.get("/nothing").status == 404)
    }
  }

  private static let requests: [(String, String, String?)] = [
    ("GET", "/api/info", nil), ("GET", "/api/days?from=2024-02-01&to=2024-03-01", nil),
    ("GET", "/api/days?from=2024-02-01&to=2024-03-01&zone=UTC", nil),
    ("GET", "/api/streak", nil), ("GET", "/api/sessions?from=2024-02-01&to=2024-03-01", nil),
    ("GET", "/api/sessions/a", nil), ("GET", "/api/marks?from=2024-02-01&to=2024-03-01", nil),
    ("GET", "/api/marks/a", nil), ("GET", "/api/marks/types", nil), ("GET", "/api/settings", nil),
    ("GET", "/api/changes", nil), ("GET", "/api/sessions.csv", nil),
    ("GET", "/api/changes/stream", nil), ("DELETE", "/api/sessions/a?revision=1", nil),
    ("DELETE", "/api/marks/a?revision=1", nil),
    (
      "POST", "/api/sessions",
      #"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#
    ),
    ("PATCH", "/api/sessions/a", #"{"revision":1}"#),
    ("POST", "/api/marks", #"{"type":"x","day":"2024-02-20"}"#),
    ("PUT", "/api/settings", #"{"revision":0,"goal":1,"firstDay":null,"zone":null}"#),
    ("POST", "/api/sessions/import", "2024-02-20T08:00,2024-02-20T09:04,1\n"),
    ("POST", "/api/events/import", "2024-02-20,2024-02-21\n"), ("GET", "/api/events.csv", nil),
    ("GET", "/api/events.jsonl", nil),
  ]
}
