// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

/// Tables of events in columns that are not ours.
struct OtherTableTests {
  private static let path = "/api/events/import"
  private static let csv = ["Content-Type: text/csv"]

  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      let made = try await server.send("POST", "/api/calendars", #"{"id":"work","name":"Work"}"#)
      #expect(made.status == 201)
      try await body(server)
    }
  }

  @Test func aTableOfOtherColumnsIsRefusedOnceByItsColumns() async throws {
    try await serving { server in
      let rows = (1...9).map { "Meeting \($0),2026-03-0\($0),Hall\n" }.joined()
      for strict in ["", "?strict=true"] {
        let report = try await server.ask(
          "POST", Self.path + strict, Self.csv, body: "Betreff,\"Beginnt am\",Ort\n" + rows)
        let lines = report.list("rejected")
        #expect((report.members["rejectedCount"], lines.count) == ("1", 1), "\(report.text)")
        #expect(lines.first?["code"] as? String == "otherColumns")
        #expect(lines.first?["text"] as? String == "Betreff, Beginnt am, Ort")
        #expect((lines.first?["values"] as? [String])?.first?.hasPrefix("start, end") == true)
      }
      let events = try await server.get("/api/events?from=2026-03-01&to=2026-03-31").elements
      #expect(events.isEmpty)
    }
  }

  /// Numbers begin as times do, but are none.
  @Test func aTableOfNumbersIsRefusedOnceByItsColumns() async throws {
    try await serving { server in
      let report = try await server.ask(
        "POST", Self.path, Self.csv, body: "Number,Amount\n1,2\n3,4\n20261,5\n")
      let lines = report.list("rejected")
      #expect((report.members["rejectedCount"], lines.count) == ("1", 1), "\(report.text)")
      #expect(lines.first?["code"] as? String == "otherColumns")
    }
  }

  @Test func filesOfOtherCalendarsAreReadByTheirColumns() async throws {
    let file = """
      "Subject","Start Date","Start Time","End Date","End Time","All Day Event","Location"
      "Review","3/5/2026","9:30 AM","3/5/2026","10:15 AM","False","Room 4"
      "Trip","3/6/2026","","3/8/2026","","True",""
      "Back","3/9/2026","9:00 AM","3/9/2026","8:00 AM","False",""

      """
    try await serving { server in
      for strict in ["", "?strict=true"] {
        let undecided = try await server.ask("POST", Self.path + strict, Self.csv, body: file)
        let lines = undecided.list("rejected")
        #expect((lines.count, undecided.members["rejectedCount"]) == (1, "1"), "\(undecided.text)")
        #expect(lines.first?["code"] as? String == "undecidedDates")
        #expect(lines.first?["field"] as? String == "start date")
        #expect(lines.first?["values"] as? [String] == ["2026-03-05", "2026-05-03"])
      }
      let wrong = try await server.ask("POST", Self.path + "?dates=ymd", Self.csv, body: file)
      #expect((wrong.status, wrong.field) == (400, "dates"))
      for added in ["2", "0"] {
        let read = try await server.ask(
          "POST", Self.path + "?calendar=work&dates=mdy", Self.csv, body: file)
        #expect(read.members["added"] == added, "\(read.text)")
        #expect(read.list("rejected").map { $0["line"] as? Int } == [4])
        #expect(read.list("rejected").first?["code"] as? String == "beforeStart")
      }
      let events = try await server.get("/api/events?from=2026-03-01&to=2026-03-31").elements
      #expect(
        events.map { event in
          ["title", "calendar", "start", "end", "location"].map { "\(event[$0] ?? "")" }
        } == [
          ["Review", "work", "2026-03-05T09:30", "2026-03-05T10:15", "Room 4"],
          ["Trip", "work", "2026-03-06", "2026-03-09", ""],
        ])
    }
  }
}
