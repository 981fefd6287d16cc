// SPDX-License-Identifier: MIT
import AppSamples
import CalendarStore
import Testing

@testable import CalendarServer

/// Files of events, in and out.
struct EventTableTests {
  private static let path = "/api/events/import"
  private static let csv = ["Content-Type: text/csv"]
  private static let rows = """
    title,start,end,calendar,id
    Review,2026-03-24T09:30[Europe/Berlin],2026-03-24T10:15[Europe/Berlin],work,r
    Holiday,2026-03-25,2026-03-28,trips,
    Lunch,2026-03-24T12:00,2026-03-24T13:00,,
    Lunch,2026-03-24T12:00,2026-03-24T13:00,,

    """

  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      let made = try await server.send("POST", "/api/calendars", #"{"id":"work","name":"Work"}"#)
      #expect(made.status == 201)
      try await body(server)
    }
  }

  @Test func calendarsOfAFileComeLastAndLookLikeNoOthers() async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      for (id, color, order) in [("work", "#2F6FDE", 7), ("home", "#2E8B57", 3)] {
        _ = try await server.send(
          "POST", "/api/calendars",
          "{\"id\":\"\(id)\",\"name\":\"\(id)\",\"color\":\"\(color)\",\"order\":\(order)}")
      }
      let imported = try await server.ask(
        "POST", Self.path + "?calendar=club", Self.csv, body: Self.rows)
      #expect(imported.text.contains("\"madeCalendars\":2"))
      let listed = try await server.get("/api/calendars").elements
      #expect(
        listed.map { "\($0["id"] ?? "") \($0["order"] ?? "") \($0["color"] ?? "")" } == [
          "home 3 #2E8B57", "work 7 #2F6FDE", "trips 8 #C76A00", "club 9 #D2382E",
        ])
    }
  }

  @Test func anImportTwiceIsAnImportOnceAndMakesTheCalendarsThatAreNotThere() async throws {
    try await serving { server in
      let first = try await server.ask(
        "POST", Self.path + "?calendar=club", Self.csv, body: Self.rows)
      #expect(
        first.text == """
          {"added":4,"updated":0,"unchanged":0,"leftDeleted":0,"leftAlive":0,"madeCalendars":2,\
          "change":7,"rejected":[],"rejectedCount":0}
          """)
      let second = try await server.ask(
        "POST", Self.path + "?calendar=club", Self.csv, body: Self.rows)
      #expect(
        second.text == """
          {"added":0,"updated":0,"unchanged":4,"leftDeleted":0,"leftAlive":0,"madeCalendars":0,\
          "change":null,"rejected":[],"rejectedCount":0}
          """)
      let events = try await server.get("/api/events?from=2026-03-24&to=2026-03-29").elements
      #expect(
        events.map { "\($0["title"] ?? "") \($0["calendar"] ?? "")" }
          == ["Review work", "Lunch club", "Lunch club", "Holiday trips"])
      let calendars = try await server.get("/api/calendars").elements
      #expect(calendars.map { "\($0["name"] ?? "")" } == ["Work", "trips", "club"])
    }
  }

  @Test func aCalendarIsKnownByItsNameWhereOneHasIt() async throws {
    try await serving { server in
      for (id, name) in [("c1", "Café Ömür"), ("a", "Club"), ("b", "Gym")] {
        let made = #"{"id":"\#(id)","name":"\#(name)"}"#
        #expect(try await server.send("POST", "/api/calendars", made).status == 201)
      }
      let rows = ["Work", "work", " WORK", "CAFÉ ömür", "gym", "a", "Trips"].enumerated()
      let file = rows.map { "2026-03-25T0\($0):00,2026-03-25T1\($0):00,\($0),\"\($1)\"\n" }.joined()
      let report = try await server.ask("POST", Self.path, Self.csv, body: file)
      #expect(report.members["madeCalendars"] == "1")
      let events = try await server.get("/api/events?from=2026-03-25&to=2026-03-26").elements
      #expect(
        events.map { "\($0["calendar"] ?? "")" }
          == ["work", "work", "work", "c1", "b", "a", "Trips"])
      let again = try await server.ask("POST", Self.path, Self.csv, body: file)
      #expect((again.members["unchanged"], again.members["madeCalendars"]) == ("7", "0"))
    }
  }

  @Test(arguments: [
    ("WORK", "Work, b"), ("Club", "c, d"), (" club ", "c, d"),
  ])
  func aNameOfSeveralCalendarsIsRefused(word: String, told: String) async throws {
    try await serving { server in
      for (id, name) in [("b", "wORk"), ("c", "Club"), ("d", "Club"), ("e", "b"), ("wORk", "f")] {
        let made = #"{"id":"\#(id)","name":"\#(name)"}"#
        #expect(try await server.send("POST", "/api/calendars", made).status == 201)
      }
      let file = "2026-03-25,2026-03-26,A,\(word)\n2026-03-25,2026-03-26,B,Work\n"
      let report = try await server.ask("POST", Self.path, Self.csv, body: file)
      #expect((report.members["added"], report.members["madeCalendars"]) == ("1", "0"))
      #expect(report.text.contains("may mean several calendars: write one of \(told)"))
      #expect(report.text.contains(#""code":"notOneOf","field":"calendar","values":["\#(told)"]"#))
    }
  }

  @Test func calendarsAreExportedByNameAndMadeInColorsOfTheirOwn() async throws {
    try await serving { server in
      for (id, name) in [
        ("u1", "Family"), ("u2", "Twice"), ("u3", "twice"), ("u4", "Family, all"),
      ] {
        let made = #"{"id":"\#(id)","name":"\#(name)"}"#
        #expect(try await server.send("POST", "/api/calendars", made).status == 201)
        let event = #"{"calendar":"\#(id)","start":"2026-03-25","end":"2026-03-26"}"#
        #expect(try await server.send("POST", "/api/events", event).status == 201)
      }
      let file = try await server.get("/api/events.csv")
      let words = file.text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[2] }
      #expect(words.sorted() == ["Family", "u2", "u3", "u4"])
      try await TestServer.serving(MemoryStore(name: "00000000000000ac")) { other in
        let path = Self.path + "?strict=true"
        let first = try await other.ask("POST", path, Self.csv, bytes: file.body)
        #expect(first.members["madeCalendars"] == "4")
        let second = try await server.ask("POST", path, Self.csv, bytes: file.body)
        #expect((second.members["unchanged"], second.members["madeCalendars"]) == ("4", "0"))
        let colors = try await other.get("/api/calendars").elements.map { "\($0["color"] ?? "")" }
        #expect(Set(colors).count == 4)
      }
    }
  }

  @Test(arguments: [
    "Subject,Begin,Location", "Betreff;Beginn;Ende", "title\tnotes",
  ])
  func aHeaderThatLacksAColumnIsToldSo(header: String) async throws {
    try await serving { server in
      let report = try await server.ask(
        "POST", Self.path, Self.csv, body: header + "\n2026-03-25,2026-03-28,Holiday\n")
      #expect((report.members["added"], report.members["rejectedCount"]) == ("1", "1"))
      #expect(
        report.text.contains(
          "names columns, but none is called start or end; known are start, end, title, calendar"))
    }
  }

  @Test func withoutACalendarOfItsOwnAnEventIsAtHome() async throws {
    try await serving { server in
      _ = try await server.ask("POST", Self.path, Self.csv, body: "2026-03-25,2026-03-28,Holiday\n")
      let events = try await server.get("/api/events?from=2026-03-25&to=2026-03-26").elements
      #expect(events.map { "\($0["calendar"] ?? "")" } == ["home"])
      for wrong in ["", String(repeating: "x", count: 129), "a%0Ab"] {
        let refused = try await server.ask(
          "POST", Self.path + "?calendar=" + wrong, Self.csv, body: Self.rows)
        #expect((refused.status, refused.field) == (400, "calendar"), "\(wrong)")
      }
    }
  }

  @Test func anImportIsUndoneAndRedoneAsAWhole() async throws {
    try await serving { server in
      let days = "/api/occurrences?from=2026-03-24&to=2026-03-29"
      let report = try await server.ask("POST", Self.path, Self.csv, body: Self.rows)
      let undo = try await Self.undo(report.members["change"], server)
      #expect((undo.status, undo.members["undone"]) == (200, "7"))
      #expect(try await server.get(days).list("occurrences").isEmpty)
      #expect(try await server.get("/api/calendars").elements.count == 1)
      #expect(try await Self.undo(undo.members["change"], server).status == 200)
      #expect(try await server.get(days).list("occurrences").count == 4)
    }
  }

  private static func undo(_ change: String?, _ server: TestServer) async throws -> Answer {
    try await server.send("POST", "/api/undo", "{\"change\":\(change ?? "null")}")
  }

  @Test func whatWasDeletedComesBackWhenAskedFor() async throws {
    try await serving { server in
      _ = try await server.ask("POST", Self.path, Self.csv, body: Self.rows)
      _ = try await server.ask("DELETE", "/api/events/r?revision=1")
      _ = try await server.ask("DELETE", "/api/calendars/trips?revision=1")
      let again = try await server.ask("POST", Self.path, Self.csv, body: Self.rows)
      #expect((again.members["leftDeleted"], again.members["madeCalendars"]) == ("2", "0"))
      let back = try await server.ask(
        "POST", Self.path + "?restore=true", Self.csv, body: Self.rows)
      #expect((back.members["updated"], back.members["madeCalendars"]) == ("1", "1"))
      #expect(try await server.get("/api/calendars").elements.count == 3)
    }
  }

  @Test func badLinesAreNamedAndGoodOnesGoIn() async throws {
    try await serving { server in
      let rows =
        Self.rows + """
          Backwards,2026-03-24T10:00,2026-03-24T09:00,,
          Mars,2026-03-24T10:00[Mars/Base],2026-03-24T11:00[Mars/Base],,
          Soon,later,2026-03-24,,

          """
      let answer = try await server.ask("POST", Self.path, Self.csv, body: rows)
      #expect((answer.status, answer.members["added"]) == (200, "4"))
      #expect(answer.list("rejected").map { $0["line"] as? Int } == [6, 7, 8])
      let causes = answer.list("rejected").map { line in
        ["code", "field", "text"].map { line[$0] as? String ?? "" }
          + (line["values"] as? [String] ?? [])
      }
      #expect(
        causes == [
          ["beforeStart", "end", "", "2026-03-24T10:00"],
          ["unknownZone", "start", "", "Mars/Base"],
          ["notATime", "start", "later", "digitMissing"],
        ], "\(answer.text)")
      let strict = try await server.ask(
        "POST", Self.path + "?strict=true&calendar=other", Self.csv, body: rows)
      #expect((strict.status, strict.members["rejectedCount"]) == (422, "3"))
      #expect(try await server.get("/api/calendars/other").status == 404)
    }
  }

  @Test func aLockedCalendarRefusesTheImport() async throws {
    try await serving { server in
      _ = try await server.send("PATCH", "/api/calendars/work", #"{"revision":1,"locked":true}"#)
      let answer = try await server.ask("POST", Self.path, Self.csv, body: Self.rows)
      #expect((answer.status, answer.members["calendar"]) == (403, "work"))
      #expect(answer.members["type"] == "urn:almanac:problem:calendar-locked")
      #expect(try await server.get("/api/calendars").elements.count == 1)
    }
  }

  @Test func whereACalendarIsLockedNoneOfAFileGoesInWithoutTheOthers() async throws {
    try await inFolder { folder in
      let file = DatabaseFile(folder + "/own.sqlite")
      try await TestServer.serving(configure: { $0.own = file.openOwn }) { server in
        let made = try await server.send(
          "POST", "/api/calendars", #"{"id":"work","name":"Work","locked":true}"#)
        #expect(made.status == 201)
        var rows = ""
        for row in 0..<12_000 { rows += "2026-03-25,2026-03-28,Holiday,home,,,,,,r\(row)\n" }
        let bad = "soon,later,,,,,,,,\n"
        let refused = try await server.ask(
          "POST", Self.path, Self.csv, body: rows + bad + "2026-03-25,2026-03-28,x,work\n")
        #expect((refused.status, refused.members["calendar"]) == (403, "work"))
        #expect(try await server.get("/api/calendars/home").status == 404)
        let answer = try await server.ask("POST", Self.path, Self.csv, body: rows + bad)
        #expect((answer.members["added"], answer.members["rejectedCount"]) == ("12000", "1"))
      }
    }
  }

  @Test func whatIsExportedIsWhatWasImported() async throws {
    try await serving { server in
      _ = try await server.ask("POST", Self.path, Self.csv, body: Self.rows)
      for (name, type) in [("events.csv", "text/csv"), ("events.jsonl", "application/jsonl")] {
        let file = try await server.get("/api/" + name)
        #expect(file.status == 200)
        #expect(file.headers["content-type"] == type + "; charset=utf-8")
        #expect(file.headers["content-disposition"] == "attachment; filename=\"\(name)\"")
        try await TestServer.serving { other in
          let copy = try await other.ask(
            "POST", Self.path + "?strict=true", ["Content-Type: " + type], bytes: file.body)
          #expect(copy.status == 200)
          #expect(try await other.get("/api/" + name).body == file.body)
        }
      }
      let some = try await server.get(
        "/api/events.csv?from=2026-03-25&through=2026-03-25&zone=Asia/Kolkata")
      #expect(some.text.split(separator: "\n").count == 2)
      #expect(try await server.get("/api/events.jsonl?from=2026-03-25").status == 400)
    }
  }

  @Test func ofAnExportOfEverythingOnlyCalendarsAndEventsGoIn() async throws {
    let store = MemoryStore(name: "00000000000000ab")
    try await TestServer.serving(store) { server in
      for (path, json) in [
        ("/api/calendars", #"{"id":"work","name":"Work"}"#),
        ("/api/events", #"{"calendar":"work","start":"2026-03-25","end":"2026-03-28"}"#),
        ("/api/sessions", #"{"start":"2026-03-24T08:00","end":"2026-03-24T09:00","points":5}"#),
        ("/api/marks", #"{"type":"rest","day":"2026-03-24"}"#),
      ] {
        let made = try await server.send("POST", path, json)
        #expect(made.status == 201, "\(made.text)")
      }
      let settings = #"{"revision":0,"goal":7,"firstDay":null,"zone":"Asia/Kolkata"}"#
      let put = try await server.send("PUT", "/api/settings", settings)
      #expect(put.status == 200)
    }
    let spool = try await StoreExport.everything(of: store)
    var file: [UInt8] = []
    try spool.rewind()
    while let bytes = try spool.read() { file += bytes }
    try await TestServer.serving { other in
      let before = try await other.get("/api/settings").text
      let answer = try await other.ask(
        "POST", Self.path, ["Content-Type: application/jsonl"], bytes: file)
      #expect(answer.members["added"] == "2", "\(answer.text)")
      let reasons = answer.list("rejected").map { "\($0["reason"] ?? "")" }
      #expect(
        Set(reasons)
          == Set(
            ["session", "mark", "settings"].map {
              "kind: Only calendars and events are imported here, no \($0)."
            }), "\(answer.text)")
      #expect(
        answer.list("rejected").compactMap { $0["values"] as? [String] }
          == [["session"], ["mark"], ["settings"]], "\(answer.text)")
      #expect(try await other.get("/api/settings").text == before)
      #expect(try await other.get("/api/sessions").elements.isEmpty)
      #expect(try await other.get("/api/marks").elements.isEmpty)
    }
  }

  @Test(arguments: [
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "\u{FEFF}begin:vcalendar\n",
    "BEGIN:VCALENDAR",
  ])
  func ofAnICalendarFileItIsSaidThatItCannotBeReadYet(file: String) async throws {
    try await serving { server in
      let named = try await server.ask(
        "POST", Self.path, ["Content-Type: text/calendar"], body: file)
      #expect((named.status, named.members["detail"]) == (415, EventLines.refusal))
      let answer = try await server.ask("POST", Self.path, Self.csv, body: file)
      #expect(answer.members["rejectedCount"] == "1")
      #expect(answer.list("rejected").first?["reason"] as? String == EventLines.refusal)
      #expect(answer.list("rejected").first?["code"] as? String == "iCalendar")
    }
  }

  @Test func otherTypesOtherParametersAndMoreThanTheLimitAreRefused() async throws {
    try await TestServer.serving(configure: {
      $0.limits.bodyBytes = 10
      $0.limits.importBytes = Self.rows.utf8.count
    }) { server in
      #expect(try await server.send("POST", Self.path, Self.rows).status == 415)
      let refused = try await server.ask(
        "POST", Self.path + "?owner=1", Self.csv, body: Self.rows)
      #expect((refused.status, refused.field) == (400, "owner"))
      #expect(try await server.ask("POST", Self.path, Self.csv, body: Self.rows).status == 200)
      let long = try await server.ask("POST", Self.path, Self.csv, body: Self.rows + "\n")
      #expect(long.status == 413)
    }
  }

  @Test(arguments: ["\u{FEFF}", ""])
  func whateverTheSizeOfThePartsTheFirstBytesTell(mark: String) {
    let jsonLines = mark + #"{"kind":"header","application":"almanac","format":1}"# + "\n"
    for (file, expected) in [
      (mark + "2026-03-25,2026-03-28,Holiday\n", ["calendar", "event"]),
      (jsonLines + #"{"kind":"end","records":0}"#, []), (jsonLines, ["1"]), (mark, []),
      (mark + "x", ["1"]), (mark + "BEGIN:VCALENDAR\n\n\n", ["1"]),
      (mark + "Start Date,Subject\n3/25/2026,a\n3/26/2026,b", ["calendar", "event", "event"]),
      (mark + "Start Date,Subject", []),
    ] {
      for size in [1, 3, 17, 1_000] {
        #expect(Self.items(file, size: size) == expected, "\(file.debugDescription) \(size)")
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func noBytesBringAReaderDown() {
    var numbers = SeededNumbers(seed: 14)
    let parts = [
      Self.rows, "BEGIN:VCALENDAR", "\u{FEFF}", "{\"kind\":\"event\"", "\"", "\0", "\r\n", ",,,,",
      "Start Date,Subject,Description\n", "3/5/2026,a,", "25/12/2026,b,\"",
      "2026-03-24T09:30[", "9999999999999-99-99",
      #"{"kind":"header","application":"almanac","format":1}"#,
    ]
    for _ in 0..<2_000 {
      var file: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<6, using: &numbers) {
        file += parts.randomElement(using: &numbers)?.utf8 ?? "".utf8
        file.append(.random(in: 0...255, using: &numbers))
      }
      _ = Self.items(String(decoding: file, as: UTF8.self), size: 7)
    }
  }

  private static var lines: EventLines {
    EventLines(calendar: "home", names: CalendarNames([]), takesOthers: true)
  }

  /// What a reader finds, fed in parts of so many bytes: kinds of records, numbers of bad lines.
  private static func items(_ file: String, size: Int) -> [String] {
    var (lines, items) = (Self.lines, [String]())
    func take() {
      while let item = lines.nextItem() {
        switch item {
        case .problem(let line): items.append("\(line.line)")
        case .row(let item):
          if case .calendar = item.record {
            items.append("calendar")
          } else {
            items.append("event")
          }
        }
      }
    }
    var rest = Array(file.utf8)[...]
    while !rest.isEmpty {
      Array(rest.prefix(size)).withUnsafeBytes { lines.feed($0) }
      rest = rest.dropFirst(size)
      take()
    }
    lines.finish()
    take()
    return items
  }
}
