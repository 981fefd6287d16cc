// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct InfoTests {
  @Test func infoSaysWhatIsServed() async throws {
    try await TestServer.serving(MemoryStore(name: "00000000000000ab")) { server in
      let answer = try await server.get("/api/info")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json")
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(
        answer.text == """
          {"version":"\(AlmanacVersion.text)","store":"00000000000000ab",\
          "token":"00000000000000ab.0","demo":false,"today":"2026-11-21","zone":"Europe/Berlin"}
          """)
    }
  }

  @Test func todayIsThatOfTheViewersZone() async throws {
    try await TestServer.serving { server in
      // Noon in London is past midnight on Kiritimati.
      let there = try await server.get("/api/info?zone=Pacific/Kiritimati")
      #expect(there.members["today"] == "2026-11-22")
      #expect(there.members["zone"] == "Pacific/Kiritimati")
    }
  }

  @Test func theZoneOfTheSettingsCountsWhenNoneIsNamed() async throws {
    try await TestServer.serving { server in
      let put = try await server.send(
        "PUT", "/api/settings",
        #"{"revision":0,"goal":100,"firstDay":null,"zone":"Pacific/Kiritimati"}"#)
      #expect(put.status == 200)
      #expect(try await server.get("/api/info").members["today"] == "2026-11-22")
      #expect(
        try await server.get("/api/info?zone=UTC").members["today"] == "2026-11-21")
    }
  }

  @Test func zonesAreTheSystemsFiles() async throws {
    try await TestServer.serving { server in
      for path in ["/api/zones/Europe/Berlin", "/api/zones/Europe%2FBerlin"] {
        let answer = try await server.get(path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "application/tzif")
        #expect(Array(answer.body.prefix(4)) == Array("TZif".utf8))
      }
      for path in ["Nowhere/Land", "../passwd", "Europe", "", "Europe/%00"] {
        #expect(try await server.get("/api/zones/" + path).status == 404, "\(path)")
      }
    }
  }

  @Test func headAnswersWithoutABody() async throws {
    try await TestServer.serving { server in
      let get = try await server.get("/api/info")
      let head = try await server.ask("HEAD", "/api/info")
      #expect(head.status == 200)
      #expect(head.headers["content-length"] == "\(get.body.count)")
      #expect(head.headers["content-type"] == get.headers["content-type"])
    }
  }
}
