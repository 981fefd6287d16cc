// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct TableTests {
  private static let csv = ["Content-Type: text/csv"]
  private static let rows = """
    start,end,points,id
    2024-02-20T08:00,2024-02-20T09:04,100,a
    2024-02-24T12:00,2024-02-24T01:15,30,
    2024-02-24T12:00,2024-02-24T01:15,30,

    """

  @Test func anImportTwiceIsAnImportOnce() async throws {
    try await TestServer.serving { server in
      let path = "/api/sessions/import"
      let first = try await server.ask("POST", path, Self.csv, body: Self.rows)
      #expect(first.status == 200)
      #expect(
        first.text == """
          {"added":3,"updated":0,"unchanged":0,"leftDeleted":0,"change":3,"rejected":[],\
          "rejectedCount":0}
          """)
      let second = try await server.ask("POST", path, Self.csv, body: Self.rows)
      #expect(
        second.text == """
          {"added":0,"updated":0,"unchanged":3,"leftDeleted":0,"change":null,"rejected":[],\
          "rejectedCount":0}
          """)
      #expect(
        try await server.days("/api/days?from=2024-02-01&to=2024-03-01")
          == ["2024-02-20": 100, "2024-02-24": 60])
    }
  }

  @Test func anImportIsUndoneAndRedoneAsAWhole() async throws {
    try await TestServer.serving { server in
      let report = try await server.ask(
        "POST", "/api/sessions/import", Self.csv, body: Self.rows)
      let undo = try await Self.undo(report.members["change"], server)
      #expect((undo.status, undo.members["undone"]) == (200, "3"))
      #expect(try await server.days("/api/days?from=2024-02-01&to=2024-03-01") == [:])
      #expect(try await Self.undo(undo.members["change"], server).status == 200)
      #expect(
        try await server.days("/api/days?from=2024-02-01&to=2024-03-01")
          == ["2024-02-20": 100, "2024-02-24": 60])
    }
  }

  @Test func anImportOfWhichSomethingHasChangedSinceIsNotUndone() async throws {
    try await TestServer.serving { server in
      let report = try await server.ask(
        "POST", "/api/sessions/import", Self.csv, body: Self.rows)
      _ = try await server.send("PATCH", "/api/sessions/a", #"{"revision":1,"points":7}"#)
      #expect(try await Self.undo(report.members["change"], server).status == 409)
      #expect(
        try await server.days("/api/days?from=2024-02-01&to=2024-03-01")
          == ["2024-02-20": 7, "2024-02-24": 60])
      #expect(try await Self.undo("99", server).status == 404)
      #expect(try await Self.undo("0", server).status == 400)
    }
  }

  private static func undo(_ change: String?, _ server: TestServer) async throws -> Answer {
    try await server.send("POST", "/api/undo", "{\"change\":\(change ?? "null")}")
  }

  @Test func whatWasDeletedComesBackWhenAskedFor() async throws {
    try await TestServer.serving { server in
      let path = "/api/sessions/import"
      _ = try await server.ask("POST", path, Self.csv, body: Self.rows)
      _ = try await server.ask("DELETE", "/api/sessions/a?revision=1")
      let again = try await server.ask("POST", path, Self.csv, body: Self.rows)
      #expect(again.members["leftDeleted"] == "1")
      let back = try await server.ask("POST", path + "?restore=true", Self.csv, body: Self.rows)
      #expect(back.members["updated"] == "1")
      #expect(try await server.get("/api/sessions/a").members["revision"] == "3")
    }
  }

  @Test func badLinesAreNamedAndGoodOnesGoIn() async throws {
    try await TestServer.serving { server in
      let rows = Self.rows + "soon,later,1,x\n2024-02-26T09:00,2024-02-26T10:00,many,y\n"
      let answer = try await server.ask("POST", "/api/sessions/import", Self.csv, body: rows)
      #expect(answer.status == 200)
      #expect(answer.members["added"] == "3")
      #expect(answer.members["rejectedCount"] == "2")
      let rejected = answer.list("rejected")
      #expect(rejected.map { $0["line"] as? Int } == [5, 6])
      #expect(rejected.allSatisfy { ($0["reason"] as? String)?.isEmpty == false })
      let causes = rejected.map { line in ["code", "field", "text"].map { line[$0] as? String } }
      #expect(causes == [["notATime", "start", "soon"], ["notAWholeNumber", "points", "many"]])
      #expect(rejected.map { $0["values"] as? [String] } == [["digitMissing"], nil])
    }
  }

  @Test func aStrictImportWithABadLineImportsNothing() async throws {
    try await TestServer.serving { server in
      let path = "/api/sessions/import?strict=true"
      let bad = try await server.ask("POST", path, Self.csv, body: Self.rows + "soon,later,1,x\n")
      #expect(bad.status == 422)
      #expect(bad.headers["content-type"] == "application/problem+json")
      #expect(bad.list("rejected").map { $0["line"] as? Int } == [5])
      #expect(bad.members["rejectedCount"] == "1")
      #expect(try await server.get("/api/changes").list("sessions").isEmpty)
      let good = try await server.ask("POST", path, Self.csv, body: Self.rows)
      #expect(good.members["added"] == "3")
    }
  }

  @Test func ofManyBadLinesTheFirstHundredAreNamed() async throws {
    try await TestServer.serving { server in
      let rows = String(repeating: "soon,later,1\n", count: 1_000)
      let answer = try await server.ask("POST", "/api/sessions/import", Self.csv, body: rows)
      #expect(answer.list("rejected").count == 100)
      #expect(answer.members["rejectedCount"] == "1000")
    }
  }

  @Test func importsHaveALimitOfTheirOwn() async throws {
    try await TestServer.serving(configure: {
      $0.limits.bodyBytes = 10
      $0.limits.importBytes = Self.rows.utf8.count
    }) { server in
      let path = "/api/sessions/import"
      #expect(try await server.ask("POST", path, Self.csv, body: Self.rows).status == 200)
      #expect(try await server.ask("POST", path, Self.csv, body: Self.rows + "\n").status == 413)
      let port = server.port
      let chunked = try await blocking {
        let connection = try HTTPConnection(port: port)
        try connection.send(
          TestServer.request(
            "POST", path, Self.csv + ["Transfer-Encoding: chunked"], port: port))
        // More than the limit, and never an end.
        let line = String(repeating: "x", count: 255) + "\n"
        try connection.send(Array("100\r\n\(line)\r\n".utf8))
        return try connection.answer()
      }
      #expect(chunked.status == 413)
    }
  }

  @Test func importsAreCSV() async throws {
    try await TestServer.serving { server in
      let path = "/api/sessions/import"
      #expect(try await server.send("POST", path, Self.rows).status == 415)
      let typed = try await server.ask(
        "POST", path, ["Content-Type: text/csv; charset=utf-8"], body: Self.rows)
      #expect(typed.status == 200)
      let refused = try await server.ask("POST", path + "?strict=1", Self.csv, body: Self.rows)
      #expect(refused.field == "strict")
    }
  }

  @Test func whatIsExportedIsWhatWasImported() async throws {
    try await TestServer.serving { server in
      _ = try await server.ask("POST", "/api/sessions/import", Self.csv, body: Self.rows)
      let table = try await server.get("/api/sessions.csv")
      #expect(table.status == 200)
      #expect(table.headers["content-type"] == "text/csv; charset=utf-8")
      #expect(
        table.text.hasPrefix("start,end,points,id\n2024-02-20T08:00,2024-02-20T09:04,100,a\n"))
      #expect(table.text.split(separator: "\n").count == 4)
      try await TestServer.serving { other in
        let copy = try await other.ask(
          "POST", "/api/sessions/import", Self.csv, bytes: table.body)
        #expect(copy.members["added"] == "3")
        #expect(try await other.get("/api/sessions.csv").body == table.body)
      }
      let some = try await server.get("/api/sessions.csv?from=2024-02-20&to=2024-02-21")
      #expect(some.text.split(separator: "\n").count == 2)
    }
  }

  @Test func aLongTableComesInManyPages() async throws {
    try await TestServer.serving { server in
      var rows = ""
      for row in 0..<12_000 {
        rows += "2024-02-20T08:00,2024-02-20T09:04,\(row),r\(row)\n"
      }
      let answer = try await server.ask("POST", "/api/sessions/import", Self.csv, body: rows)
      #expect(answer.members["added"] == "12000")
      let table = try await server.get("/api/sessions.csv")
      #expect(Set(table.text.split(separator: "\n").dropFirst()).count == 12_000)
    }
  }
}
