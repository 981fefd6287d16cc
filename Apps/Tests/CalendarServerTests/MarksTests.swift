// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

@testable import CalendarServer

struct MarksTests {
  private static let watered =
    #"{"id":"w","type":"watered","owner":"fern","day":"2024-02-20"}"#

  @Test func marksAreAddedEditedDeletedAndBroughtBack() async throws {
    try await TestServer.serving { server in
      let added = try await server.send("POST", "/api/marks", Self.watered)
      #expect(added.status == 201)
      #expect(
        added.text == """
          {"id":"w","type":"watered","owner":"fern","day":"2024-02-20","revision":1,"change":1}
          """)
      #expect(try await server.send("POST", "/api/marks", Self.watered).status == 200)
      let moved = try await server.send(
        "PATCH", "/api/marks/w", #"{"revision":1,"day":"2024-02-21"}"#)
      #expect(moved.status == 200)
      let stale = try await server.send("PATCH", "/api/marks/w", #"{"revision":1,"type":"cut"}"#)
      #expect(stale.status == 409)
      #expect(stale.text.contains(#""current":\#(moved.text)"#))
      let deleted = try await server.ask("DELETE", "/api/marks/w?revision=2")
      #expect(deleted.status == 200)
      #expect(deleted.text.hasSuffix(#""revision":3,"change":3,"deleted":true}"#))
      #expect(try await server.get("/api/marks/w").text == deleted.text)
      let back = try await server.send(
        "PATCH", "/api/marks/w", #"{"revision":3,"deleted":false}"#)
      #expect(back.members["day"] == "2024-02-21")
      #expect(back.members["revision"] == "4")
    }
  }

  @Test func marksAreListedByDayAndOwner() async throws {
    try await TestServer.serving { server in
      for (id, owner, day) in [
        ("3", "fern", "2024-02-22"), ("1", "fern", "2024-02-20"), ("2", "", "2024-02-20"),
        ("4", "fern", "2024-03-01"),
      ] {
        let answer = try await server.send(
          "POST", "/api/marks",
          #"{"id":"\#(id)","type":"watered","owner":"\#(owner)","day":"\#(day)"}"#)
        #expect(answer.status == 201)
      }
      let path = "/api/marks?from=2024-02-01&to=2024-03-01"
      #expect(try await server.ids(path) == ["1", "2", "3"])
      #expect(try await server.ids(path + "&owner=fern") == ["1", "3"])
      #expect(try await server.ids(path + "&owner=") == ["2"])
      #expect(try await server.ids(path + "&owner=nobody") == [])
      #expect(
        try await server.get("/api/marks/types").text
          == #"[{"type":"watered","count":4,"order":0}]"#)
    }
  }

  @Test func tooManyMarksAreRefusedNotCut() async throws {
    let store = MemoryStore()
    let day = try #require(CivilDate(year: 2024, month: 2, day: 20)).epochDay
    _ = try store.apply(
      (0..<10_000).map { .putMark(DayMark(id: "\($0)", type: "t", day: day), base: nil) })
    try await TestServer.serving(store) { server in
      let path = "/api/marks?from=2024-02-20&to=2024-02-21"
      #expect(try await server.ids(path).count == 10_000)
      _ = try await server.send("POST", "/api/marks", Self.watered)
      let answer = try await server.get(path)
      #expect(answer.status == 400)
      #expect(answer.field == "to")
    }
  }

  @Test(arguments: [
    (#"{"day":"2024-02-20"}"#, "type"), (#"{"type":"watered"}"#, "day"),
    (#"{"type":"watered","day":"20 Feb"}"#, "day"), (#"{"type":"","day":"2024-02-20"}"#, "type"),
    (#"{"type":"watered","day":"2024-02-20","owner":1}"#, "owner"),
    (#"{"id":"types","type":"watered","day":"2024-02-20"}"#, "id"),
    (#"{"type":"watered","day":"2024-02-20","note":"x"}"#, "note"),
  ])
  func badMarksNameTheField(json: String, field: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.send("POST", "/api/marks", json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
    }
  }
}

extension TestServer {
  /// The ids of an array of records.
  func ids(_ path: String) async throws -> [String] {
    try await get(path).elements.map { "\($0["id"] ?? "")" }
  }
}
