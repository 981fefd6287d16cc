// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct EventsTests {
  private static let work = ##"{"id":"work","name":"Work","color":"#3a7bd5"}"##
  private static let review = """
    {"id":"r","calendar":"work","title":"Review","notes":"a\\nb","location":"Room 5",\
    "start":"2026-03-24T09:30[Europe/Berlin]","end":"2026-03-24T10:15[Europe/Berlin]"}
    """

  private func serving(_ body: (TestServer) async throws -> Void) async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      #expect(try await server.send("POST", "/api/calendars", Self.work).status == 201)
      try await body(server)
    }
  }

  @Test func calendarsAreAddedListedEditedDeletedAndBroughtBack() async throws {
    try await TestServer.serving { server in
      let added = try await server.send("POST", "/api/calendars", Self.work)
      #expect(added.status == 201)
      #expect(
        added.text == """
          {"id":"work","name":"Work","color":"#3A7BD5","order":0,"hidden":false,"locked":false,\
          "zone":null,"revision":1,"change":1}
          """)
      #expect(try await server.send("POST", "/api/calendars", Self.work).status == 200)
      let edited = try await server.send(
        "PATCH", "/api/calendars/work", #"{"revision":1,"zone":"Asia/Tokyo","order":-3}"#)
      #expect(edited.members["zone"] == "Asia/Tokyo")
      let stale = try await server.send(
        "PATCH", "/api/calendars/work", #"{"revision":1,"name":"x"}"#)
      #expect(stale.status == 409)
      #expect(stale.text.contains(#""current":\#(edited.text)"#))
      let bare = try await server.send(
        "PATCH", "/api/calendars/work", #"{"revision":2,"zone":null}"#)
      #expect(bare.text.contains(#""zone":null"#))
      #expect(try await server.get("/api/calendars").text == "[\(bare.text)]")
      let gone = try await server.ask("DELETE", "/api/calendars/work?revision=3")
      #expect(gone.text.hasSuffix(#""revision":4,"change":4,"deleted":true}"#))
      #expect(try await server.get("/api/calendars").text == "[]")
      let back = try await server.send(
        "PATCH", "/api/calendars/work", #"{"revision":4,"deleted":false}"#)
      #expect(back.members["revision"] == "5")
      #expect(try await server.get("/api/calendars/never").status == 404)
    }
  }

  @Test func eventsAreAddedEditedDeletedAndBroughtBack() async throws {
    try await serving { server in
      let added = try await server.send("POST", "/api/events", Self.review)
      #expect(added.status == 201)
      #expect(
        added.text == """
          {"id":"r","calendar":"work","title":"Review","notes":"a\\nb","location":"Room 5",\
          "status":"confirmed","busy":true,"color":null,\
          "start":"2026-03-24T09:30:00+01:00[Europe/Berlin]",\
          "end":"2026-03-24T10:15:00+01:00[Europe/Berlin]","revision":1,"change":2}
          """)
      #expect(try await server.send("POST", "/api/events", Self.review).status == 200)
      let other = Self.review.replacing("Review", with: "Other")
      #expect(try await server.send("POST", "/api/events", other).status == 409)
      // Resized: only the end, in a zone of its own.
      let longer = try await server.send(
        "PATCH", "/api/events/r",
        ##"{"revision":1,"end":"2026-03-24T10:30Z","color":"#ff0000","busy":false,"status":"tentative"}"##
      )
      #expect(longer.members["end"] == "2026-03-24T10:30:00+00:00[UTC]")
      #expect(longer.members["start"] == "2026-03-24T09:30:00+01:00[Europe/Berlin]")
      #expect(longer.members["color"] == "#FF0000")
      #expect(longer.text.contains(#""status":"tentative","busy":false"#))
      let again = try await server.send(
        "PATCH", "/api/events/r", ##"{"revision":1,"end":"2026-03-24T10:30Z"}"##)
      #expect(again.status == 200 && again.text == longer.text)
      let stale = try await server.send("PATCH", "/api/events/r", #"{"revision":1,"title":"x"}"#)
      #expect(stale.status == 409)
      #expect(stale.text.contains(#""current":\#(longer.text)"#))
      // Its end is before the present start: that is no mistake of a sender who has not seen it.
      let early = #""end":"2026-03-24T08:00[Europe/Berlin]"}"#
      let outdated = try await server.send("PATCH", "/api/events/r", #"{"revision":1,\#(early)"#)
      #expect(outdated.status == 409)
      #expect(outdated.text.contains(#""current":\#(longer.text)"#))
      let wrong = try await server.send("PATCH", "/api/events/r", #"{"revision":2,\#(early)"#)
      #expect(wrong.status == 400)
      let plain = try await server.send("PATCH", "/api/events/r", #"{"revision":2,"color":null}"#)
      #expect(plain.text.contains(#""color":null"#))
      let gone = try await server.ask("DELETE", "/api/events/r?revision=3")
      #expect(gone.status == 200)
      #expect(try await server.get("/api/events/r").text == gone.text)
      let back = try await server.send("PATCH", "/api/events/r", #"{"revision":4,"deleted":false}"#)
      #expect(back.members["revision"] == "5")
      let changes = try await server.get("/api/changes?since=00000000000000ab.1")
      #expect(changes.list("events").count == 1)
      #expect(changes.text.contains(#""calendars":[],"events":[\#(back.text)]"#))
      #expect(try await server.send("POST", "/api/undo", #"{"change":6}"#).status == 200)
      #expect(try await server.get("/api/events?from=2026-03-24&to=2026-03-25").text == "[]")
    }
  }

  @Test(arguments: [
    (#"{"calendar":"none","start":"2026-03-24","end":"2026-03-25"}"#, "calendar"),
    (#"{"start":"2026-03-24","end":"2026-03-25"}"#, "calendar"),
    (#"{"calendar":"work","end":"2026-03-25"}"#, "start"),
    (#"{"calendar":"work","start":"2026-03-24"}"#, "end"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-24"}"#, "end"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-24T10:00"}"#, "end"),
    (#"{"calendar":"work","start":"2026-03-24T10:00","end":"2026-03-24T09:00"}"#, "end"),
    (#"{"calendar":"work","start":"2026-03-24T10:00+01:00","end":"2026-03-25"}"#, "start"),
    (#"{"calendar":"work","start":"2026-03-24T10:00[Mars/Base]","end":"2026-03-25"}"#, "start"),
    (
      #"{"calendar":"work","start":"2026-03-24T10:00+01:00[Mars/Base]","end":"2026-03-24T11:00Z"}"#,
      "start"
    ),
    (
      #"{"calendar":"work","start":"2026-03-24T10:00Z","end":"2026-03-24T11:00+00:00[Mars/Base]"}"#,
      "end"
    ),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","status":"maybe"}"#, "status"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","color":"red"}"#, "color"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","busy":"yes"}"#, "busy"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","title":"a\u0007"}"#, "title"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","id":""}"#, "id"),
    (#"{"calendar":"work","start":"2026-03-24","end":"2026-03-25","allDay":true}"#, "allDay"),
  ])
  func valuesThatMakeNoEventAreRefusedWithTheirField(json: String, field: String) async throws {
    try await serving { server in
      let answer = try await server.send("POST", "/api/events", json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
      #expect(try await server.get("/api/changes").list("events").isEmpty)
    }
  }

  @Test(arguments: [
    (#"{"name":""}"#, "name"), (#"{}"#, "name"), (##"{"name":"a","color":"#12345"}"##, "color"),
    (#"{"name":"a","order":1.5}"#, "order"), (#"{"name":"a","hidden":1}"#, "hidden"),
    (#"{"name":"a","zone":"Mars/Base"}"#, "zone"), (#"{"name":"a","id":"a,b"}"#, "id"),
    (#"{"name":"a","kind":"x"}"#, "kind"),
  ])
  func valuesThatMakeNoCalendarAreRefusedWithTheirField(json: String, field: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.send("POST", "/api/calendars", json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
    }
  }

  @Test(arguments: [
    ("title", #""Talk""#), ("notes", #""b\nc""#), ("location", #""Room 6""#),
    ("status", #""cancelled""#), ("busy", "false"), ("color", ##""#00FF00""##),
    ("calendar", #""home""#), ("start", #""2026-03-24T09:00:00+01:00[Europe/Berlin]""#),
    ("end", #""2026-03-24T10:00:00+00:00[Europe/London]""#),
  ])
  func anEditSetsTheNamedMemberAlone(name: String, value: String) async throws {
    try await serving { server in
      _ = try await server.send("POST", "/api/calendars", #"{"id":"home","name":"Home"}"#)
      let added = try await server.send("POST", "/api/events", Self.review)
      let edited = try await server.send(
        "PATCH", "/api/events/r", #"{"revision":1,"\#(name)":\#(value)}"#)
      #expect(edited.status == 200)
      #expect(edited.text.contains(#""\#(name)":\#(value)"#))
      for (other, text) in added.members where ![name, "revision", "change"].contains(other) {
        #expect(edited.members[other] == text)
      }
      #expect(edited.text != added.text && edited.members["revision"] == "2")
    }
  }

  @Test(arguments: [
    ("name", #""Office""#), ("color", ##""#00FF00""##), ("order", "-7"), ("hidden", "true"),
    ("locked", "true"), ("zone", #""Asia/Tokyo""#),
  ])
  func anEditOfACalendarSetsTheNamedMemberAlone(name: String, value: String) async throws {
    try await serving { server in
      let added = try await server.get("/api/calendars/work")
      let edited = try await server.send(
        "PATCH", "/api/calendars/work", #"{"revision":1,"\#(name)":\#(value)}"#)
      #expect(edited.text.contains(#""\#(name)":\#(value)"#))
      for (other, text) in added.members where ![name, "revision", "change"].contains(other) {
        #expect(edited.members[other] == text)
      }
    }
  }

  @Test func eventsOfDaysAreThoseThatOneAskedForAloneIs() async throws {
    try await serving { server in
      let added = try await server.send("POST", "/api/events", Self.review)
      #expect(try await server.get("/api/events/r").text == added.text)
      let day = "/api/events?from=2026-03-24&to=2026-03-25"
      #expect(try await server.get(day).text == "[\(added.text)]")
      #expect(try await server.get(day + "&calendars=work").text == "[\(added.text)]")
      #expect(try await server.get(day + "&calendars=").text == "[]")
      // Half past nine in Berlin was the evening before in Honolulu.
      #expect(try await server.get(day + "&zone=Pacific/Honolulu").text == "[]")
      let there = "/api/events?from=2026-03-23&through=2026-03-23&zone=Pacific/Honolulu"
      #expect(try await server.get(there).text == "[\(added.text)]")
    }
  }

  @Test func aWriteIsAnsweredAgainAfterItsCalendarWasDeleted() async throws {
    try await serving { server in
      let added = try await server.send("POST", "/api/events", Self.review)
      #expect(try await server.ask("DELETE", "/api/calendars/work?revision=1").status == 200)
      let again = try await server.send("POST", "/api/events", Self.review)
      #expect(again.status == 200)
      #expect(again.text == added.text)
      // With the calendar as the client has got it.
      let edited = try await server.send(
        "PATCH", "/api/events/r", #"{"revision":1,"calendar":"work","title":"Talk"}"#)
      #expect(edited.members["title"] == "Talk")
      let other = Self.review.replacing(#""id":"r""#, with: #""id":"s""#)
      #expect(try await server.send("POST", "/api/events", other).field == "calendar")
    }
  }

  @Test func anExportOfEverythingHasCalendarsAndEvents() async throws {
    let store = MemoryStore()
    try await TestServer.serving(store) { server in
      _ = try await server.send("POST", "/api/calendars", Self.work)
      _ = try await server.send("POST", "/api/events", Self.review)
    }
    let copy = MemoryStore()
    let spool = try await StoreExport.everything(of: store)
    var reading = RowReading(ExchangeReader())
    let report = try copy.importRecords(SessionImport.Options()) {
      try reading.next(
        from: { try spool.read().map { .bytes($0) } ?? .end }, bad: { Issue.record("\($0)") })
    }
    #expect(report.added == 2)
    #expect(copy.event("r")?.event == store.event("r")?.event)
    #expect(copy.calendar("work")?.calendar == store.calendar("work")?.calendar)
  }
}
