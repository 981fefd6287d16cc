// SPDX-License-Identifier: MIT
import Testing

@testable import CalendarServer

struct SettingsTests {
  @Test func aNewStoreHasItsSettings() async throws {
    try await TestServer.serving { (server) async throws in
      #expect(
        try await server.get("/api/settings").text == """
          {"goal":100,"firstDay":null,"zone":null,"trashDays":null,"revision":0,"change":0}
          """)
    }
  }

  @Test func settingsAreReplacedAsAWhole() async throws {
    try await TestServer.serving { server in
      let json = #"{"revision":0,"goal":50,"firstDay":"2024-01-01","zone":"Europe/Paris"}"#
      let put = try await server.send("PUT", "/api/settings", json)
      #expect(put.status == 200)
      #expect(
        put.text == """
          {"goal":50,"firstDay":"2024-01-01","zone":"Europe/Paris","trashDays":null,\
          "revision":1,"change":1}
          """)
      #expect(try await server.send("PUT", "/api/settings", json).text == put.text)
      #expect(try await server.get("/api/settings").text == put.text)
      let stale = try await server.send(
        "PUT", "/api/settings", #"{"revision":0,"goal":60,"firstDay":null,"zone":null}"#)
      #expect(stale.status == 409)
      #expect(stale.text.contains(#""current":\#(put.text)"#))
    }
  }

  @Test func whoKnowsNothingOfTheTrashLeavesIt() async throws {
    try await TestServer.serving { (server) async throws in
      let rest = #""firstDay":null,"zone":null"#
      for (number, (body, expected)) in [
        (#"{"revision":0,"goal":50,\#(rest),"trashDays":30}"#, "30"),
        (#"{"revision":1,"goal":60,\#(rest)}"#, "30"),
        (#"{"revision":2,"goal":60,\#(rest),"trashDays":null}"#, "null"),
      ].enumerated() {
        #expect(try await server.send("PUT", "/api/settings", body).status == 200)
        let text = try await server.get("/api/settings").text
        #expect(text.contains(#""trashDays":\#(expected),"#), "\(number)")
      }
    }
  }

  @Test(arguments: [
    (#"{"goal":50,"firstDay":null,"zone":null}"#, "revision"),
    (#"{"revision":0,"firstDay":null,"zone":null}"#, "goal"),
    (#"{"revision":0,"goal":50,"zone":null}"#, "firstDay"),
    (#"{"revision":0,"goal":50,"firstDay":null}"#, "zone"),
    (#"{"revision":0,"goal":0,"firstDay":null,"zone":null}"#, "goal"),
    (#"{"revision":0,"goal":2147483648,"firstDay":null,"zone":null}"#, "goal"),
    (#"{"revision":0,"goal":50,"firstDay":"soon","zone":null}"#, "firstDay"),
    (#"{"revision":0,"goal":50,"firstDay":null,"zone":"Mars/Olympus"}"#, "zone"),
    (#"{"revision":0,"goal":50,"firstDay":null,"zone":null,"trashDays":0}"#, "trashDays"),
    (#"{"revision":0,"goal":50,"firstDay":null,"zone":null,"trashDays":36501}"#, "trashDays"),
    (#"{"revision":0,"goal":50,"firstDay":null,"zone":null,"trashDays":"9"}"#, "trashDays"),
  ])
  func badSettingsNameTheField(json: String, field: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.send("PUT", "/api/settings", json)
      #expect(answer.status == 400)
      #expect(answer.field == field)
      #expect(try await server.get("/api/settings").members["revision"] == "0")
    }
  }
}
