// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct ChangesTests {
  @Test func changesComeOnceInPages() async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      try await server.addTutorial()
      _ = try await server.send(
        "POST", "/api/marks", #"{"id":"w","type":"watered","day":"2024-02-20"}"#)
      _ = try await server.send("PATCH", "/api/sessions/a", #"{"revision":1,"points":101}"#)
      _ = try await server.ask("DELETE", "/api/sessions/b?revision=1")
      var (ids, token, pages) = ([String](), "", 0)
      var more = "1"
      while more == "1" || more == "true" {
        let answer = try await server.get(
          "/api/changes?limit=3" + (token.isEmpty ? "" : "&since=" + token))
        ids += (answer.list("sessions") + answer.list("marks")).map { "\($0["id"] ?? "")" }
        (token, more) = (answer.members["token"] ?? "", answer.members["more"] ?? "")
        pages += 1
      }
      #expect(ids.sorted() == ["a", "b", "c", "d", "e", "w"])
      #expect(token == "00000000000000ab.9")
      #expect(pages == 3)
      let last = try await server.get("/api/changes?since=00000000000000ab.8")
      #expect(
        last.text == """
          {"token":"00000000000000ab.9","more":false,"sessions":[{"id":"b",\
          "start":"2024-02-24T12:00","end":"2024-02-24T01:15","points":30,"revision":2,\
          "change":9,"deleted":true}],"marks":[],"calendars":[],"events":[],\
          "settings":null}
          """)
      let settings = try await server.get("/api/changes?since=00000000000000ab.5&limit=1")
      #expect(settings.text.contains(#""settings":{"goal":100,"#))
      #expect(settings.text.contains(#""more":true"#))
    }
  }

  @Test func aTokenOfAnotherStoreIsGone() async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      for token in ["00000000000000cd.0", "00000000000000ab.1"] {
        let answer = try await server.get("/api/changes?since=" + token)
        #expect(answer.status == 410, "\(token)")
      }
      for token in ["", "x", "00000000000000ab", "00000000000000ab.-1"] {
        let answer = try await server.get("/api/changes?since=" + token)
        #expect(answer.status == 400, "\(token)")
        #expect(answer.field == "since")
      }
    }
  }
}
