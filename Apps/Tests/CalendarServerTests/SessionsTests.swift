// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct SessionsTests {
  private static let morning =
    #"{"id":"m","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":100}"#

  @Test func aSessionComesBackAsItWasWritten() async throws {
    try await TestServer.serving { server in
      let zoned = """
        {"id":"ü/1 \\"x\\"","start":"2024-02-20T08:00:00+01:00","end":"2024-02-20T07:30:00Z",\
        "points":-5}
        """
      let added = try await server.send("POST", "/api/sessions", zoned)
      #expect(added.status == 201)
      let expected = """
        {"id":"ü/1 \\"x\\"","start":"2024-02-20T08:00:00+01:00","end":"2024-02-20T07:30:00Z",\
        "points":-5,"revision":1,"change":1}
        """
      #expect(added.text == expected)
      #expect(try await server.get("/api/sessions/%C3%BC%2F1%20%22x%22").text == expected)
    }
  }

  @Test func aSessionThatEndsBeforeItStartsIsKept() async throws {
    try await TestServer.serving { server in
      let answer = try await server.send(
        "POST", "/api/sessions",
        #"{"id":"b","start":"2024-02-24T12:00","end":"2024-02-24T01:15","points":30}"#)
      #expect(answer.status == 201)
      #expect(answer.members["end"] == "2024-02-24T01:15")
    }
  }

  @Test func withoutAnIdTheServerMakesOne() async throws {
    try await TestServer.serving { server in
      let json = #"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":100}"#
      let one = try await server.send("POST", "/api/sessions", json)
      let two = try await server.send("POST", "/api/sessions", json)
      #expect([one.status, two.status] == [201, 201])
      #expect(one.members["id"]?.count == 36)
      #expect(one.members["id"] != two.members["id"])
    }
  }

  @Test func addingTwiceIsAddingOnce() async throws {
    try await TestServer.serving { server in
      let first = try await server.send("POST", "/api/sessions", Self.morning)
      let second = try await server.send("POST", "/api/sessions", Self.morning)
      #expect([first.status, second.status] == [201, 200])
      #expect(first.text == second.text)
      #expect(try await server.get("/api/changes").members["token"]?.hasSuffix(".1") == true)
    }
  }

  @Test func aTakenIdIsAConflictWithWhatHasIt() async throws {
    try await TestServer.serving { server in
      let first = try await server.send("POST", "/api/sessions", Self.morning)
      let other = try await server.send(
        "POST", "/api/sessions",
        #"{"id":"m","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":99}"#)
      #expect(other.status == 409)
      #expect(other.field == "revision")
      #expect(other.text.contains(#""current":\#(first.text)"#))
    }
  }

  @Test func anEditNeedsThePresentRevision() async throws {
    try await TestServer.serving { server in
      _ = try await server.send("POST", "/api/sessions", Self.morning)
      let path = "/api/sessions/m"
      let edit = try await server.send("PATCH", path, #"{"revision":1,"points":50}"#)
      #expect(edit.status == 200)
      #expect(edit.members["points"] == "50")
      #expect(edit.members["start"] == "2024-02-20T08:00")
      #expect(edit.members["revision"] == "2")
      let again = try await server.send("PATCH", path, #"{"revision":1,"points":50}"#)
      #expect(again.status == 200)
      #expect(again.text == edit.text)
      let stale = try await server.send("PATCH", path, #"{"revision":1,"points":60}"#)
      #expect(stale.status == 409)
      #expect(stale.text.contains(#""current":\#(edit.text)"#))
    }
  }

  @Test func whatIsDeletedStaysAsATombstoneAndComesBack() async throws {
    try await TestServer.serving { server in
      _ = try await server.send("POST", "/api/sessions", Self.morning)
      let path = "/api/sessions/m"
      let deleted = try await server.ask("DELETE", path + "?revision=1")
      #expect(deleted.status == 200)
      #expect(deleted.text.hasSuffix(#""revision":2,"change":2,"deleted":true}"#))
      #expect(try await server.ask("DELETE", path + "?revision=1").text == deleted.text)
      #expect(try await server.get(path).text == deleted.text)
      #expect(try await server.get("/api/days?from=2024-02-01&to=2024-03-01").text == "[]")
      let add = try await server.send("POST", "/api/sessions", Self.morning)
      #expect(add.status == 409)
      let edit = try await server.send("PATCH", path, #"{"revision":2,"points":1}"#)
      #expect(edit.status == 409)
      let back = try await server.send("PATCH", path, #"{"revision":2,"deleted":false}"#)
      #expect(back.status == 200)
      #expect(
        back.text == """
          {"id":"m","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":100,\
          "revision":3,"change":3}
          """)
    }
  }

  @Test func whatNeverWasIsNotFound() async throws {
    try await TestServer.serving { (server) async throws in
      #expect(try await server.get("/api/sessions/nobody").status == 404)
      #expect(try await server.ask("DELETE", "/api/sessions/nobody?revision=1").status == 404)
      #expect(
        try await server.send("PATCH", "/api/sessions/nobody", #"{"revision":1}"#).status == 404)
    }
  }

  @Test func listsComeInPagesByStart() async throws {
    try await TestServer.serving { server in
      try await server.addTutorial()
      let path = "/api/sessions?from=2024-02-01&to=2024-03-01&limit=2"
      var ids: [String] = []
      var after = ""
      for _ in 0..<3 {
        let page = try await server.get(path + after)
        ids += page.list("sessions").map { "\($0["id"] ?? "")" }
        after = "&after=" + (page.members["next"] ?? "")
      }
      #expect(ids == ["a", "b", "d", "c", "e"])
      #expect(after == "&after=<null>")
    }
  }

  @Test(arguments: ["limit=0", "limit=10001", "limit=x", "after=x", "limit=99999999999999999999"])
  func badPagesNameTheField(parameter: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.get(
        "/api/sessions?from=2024-02-01&to=2024-03-01&" + parameter)
      #expect(answer.status == 400)
      #expect(answer.field == parameter.split(separator: "=").first.map(String.init))
    }
  }

  @Test(arguments: [
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04"}"#, "points"),
    (#"{"start":"2024-02-20T08:00","points":1}"#, "end"),
    (#"{"end":"2024-02-20T08:00","points":1}"#, "start"),
    (#"{"start":"2024-02-30T08:00","end":"2024-02-20T09:04","points":1}"#, "start"),
    (#"{"start":"2024-02-20","end":"2024-02-20T09:04","points":1}"#, "start"),
    (#"{"start":7,"end":"2024-02-20T09:04","points":1}"#, "start"),
    (#"{"start":"2024-02-20T08:00","end":null,"points":1}"#, "end"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":"1"}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1.5}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":true}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":2147483648}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1e400}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":[1]}"#, "points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1,"id":""}"#, "id"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1,"id":"a\u0007"}"#, "id"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1,"id":5}"#, "id"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1,"Points":1}"#, "Points"),
    (#"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1"#, nil),
    ("[]", nil), ("", nil), ("null", nil), ("7", nil),
  ])
  func badSessionsNameTheField(json: String, field: String?) async throws {
    try await TestServer.serving { server in
      let answer = try await server.send("POST", "/api/sessions", json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
      #expect(try await server.get("/api/changes").list("sessions").isEmpty)
    }
  }

  @Test func idsHaveOneTo128Characters() async throws {
    try await TestServer.serving { server in
      for (count, status) in [(128, 201), (129, 400)] {
        let id = String(repeating: "é", count: count)
        let answer = try await server.send(
          "POST", "/api/sessions",
          #"{"id":"\#(id)","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#)
        #expect(answer.status == status)
      }
    }
  }

  @Test(arguments: [
    ("PATCH", "", #"{"points":1}"#, "revision"), ("PATCH", "", #"{"revision":-1}"#, "revision"),
    ("PATCH", "", #"{"revision":1,"deleted":true}"#, "deleted"),
    ("PATCH", "", #"{"revision":1,"deleted":0}"#, "deleted"),
    ("PATCH", "", #"{"revision":1,"id":"n"}"#, "id"), ("DELETE", "", nil, "revision"),
    ("DELETE", "?revision=x", nil, "revision"), ("DELETE", "?revision=", nil, "revision"),
  ])
  func badEditsNameTheField(
    method: String, query: String, json: String?, field: String
  ) async throws {
    try await TestServer.serving { server in
      _ = try await server.send("POST", "/api/sessions", Self.morning)
      let answer = try await server.ask(
        method, "/api/sessions/m" + query, ["Content-Type: application/json"], body: json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
    }
  }
}
