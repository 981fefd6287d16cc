// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct AccessTests {
  private static let json = "Content-Type: application/json"
  private static let session =
    #"{"id":"s","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":100}"#

  @Test(arguments: [
    "localhost", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:65535", "127.255.0.3:80", "[::1]",
    "[::1]:8080",
  ])
  func namesOfThisMachineAreAnswered(host: String) async throws {
    try await TestServer.serving { (server) async throws in
      #expect(try await server.get("/api/info", ["Host: " + host]).status == 200)
    }
  }

  @Test(arguments: [
    "example.com", "localhost.example.com", "127.0.0.1.example.com", "128.0.0.1", "10.0.0.1",
    "0.0.0.0", "[::]", "[::2]", "::1", "127.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536",
    "127.0.0.256", "0127.0.0.1", "localhost:+1", "[::1]x", "[127.0.0.1]", "local host", "[::1",
  ])
  func otherNamesAreMisdirected(host: String) async throws {
    try await TestServer.serving { server in
      for path in ["/api/info", "/", "/api/changes/stream"] {
        let answer = try await server.get(path, ["Host: " + host])
        #expect(answer.status == 421)
        #expect(answer.headers["content-type"] == "application/problem+json")
      }
    }
  }

  @Test func aRequestHasOneHost() async throws {
    try await TestServer.serving { server in
      let port = server.port
      for headers in ["", "Host:\r\n", "Host: localhost\r\nHost: example.com\r\n"] {
        let answer = try await blocking {
          let connection = try HTTPConnection(port: port)
          try connection.send(Array("GET /api/info HTTP/1.1\r\n\(headers)\r\n".utf8))
          return try connection.answer()
        }
        #expect([400, 421].contains(answer.status), "\(headers)")
      }
    }
  }

  @Test func pagesOfThisServerAndProgramsMayWrite() async throws {
    try await TestServer.serving { server in
      let own = "Origin: http://127.0.0.1:\(server.port)"
      for headers in [[], [own], [own, "Sec-Fetch-Site: same-origin"], ["Sec-Fetch-Site: none"]] {
        let answer = try await server.ask(
          "POST", "/api/sessions", headers + [Self.json], body: Self.session)
        #expect([200, 201].contains(answer.status), "\(headers)")
      }
    }
  }

  @Test(arguments: [
    "Origin: https://example.com", "Origin: null", "Origin: http://localhost:8080",
    "Origin: https://127.0.0.1", "Origin: http://127.0.0.1", "Origin:",
    "Sec-Fetch-Site: cross-site",
  ])
  func pagesOfOthersMayNotWrite(header: String) async throws {
    try await TestServer.serving { server in
      for (method, path) in [
        ("POST", "/api/sessions"), ("PATCH", "/api/sessions/s"), ("PUT", "/api/settings"),
        ("DELETE", "/api/sessions/s?revision=1"), ("POST", "/api/own"),
        ("POST", "/api/sessions/import"), ("POST", "/api/events/import"), ("POST", "/api/undo"),
      ] {
        let answer = try await server.ask(method, path, [header, Self.json], body: Self.session)
        #expect(answer.status == 403, "\(method) \(path)")
      }
      #expect(try await server.get("/api/sessions/s").status == 404)
      // Reading harms nobody: a browser shows the answer to no other page.
      #expect(try await server.get("/api/info", [header]).status == 200)
    }
  }

  @Test func everyAnswerGuardsThePages() async throws {
    try await TestServer.serving { server in
      for path in ["/api/info", "/api/nothing", "/", "/api/days"] {
        let answer = try await server.get(path)
        #expect(
          answer.headers["content-security-policy"] == """
            default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
            img-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; \
            form-action 'self'; frame-ancestors 'none'
            """)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["referrer-policy"] == "no-referrer")
        #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
        #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(answer.headers["access-control-allow-origin"] == nil)
      }
    }
  }

  @Test func bodiesAreOfTheTypeThatIsAskedFor() async throws {
    try await TestServer.serving { server in
      for type in ["text/plain", "application/jsonx", "application/x-www-form-urlencoded", ""] {
        let answer = try await server.ask(
          "POST", "/api/sessions", ["Content-Type: " + type], body: Self.session)
        #expect(answer.status == 415, "\(type)")
      }
      #expect(
        try await server.ask("POST", "/api/sessions", [], body: Self.session).status == 415)
      let withParameter = try await server.ask(
        "POST", "/api/sessions", ["Content-Type: Application/JSON ; charset=utf-8"],
        body: Self.session)
      #expect(withParameter.status == 201)
    }
  }

  @Test func bodiesHaveALimit() async throws {
    try await TestServer.serving(configure: { $0.limits.bodyBytes = 1_000 }) { server in
      let fits = Self.session + String(repeating: " ", count: 1_000 - Self.session.utf8.count)
      #expect(try await server.send("POST", "/api/sessions", fits).status == 201)
      #expect(try await server.send("POST", "/api/sessions", fits + " ").status == 413)
      let port = server.port
      let chunked = try await blocking {
        let connection = try HTTPConnection(port: port)
        let headers = [Self.json, "Transfer-Encoding: chunked"]
        try connection.send(
          TestServer.request("POST", "/api/sessions", headers, port: port)
            + Array("3e9\r\n\(fits) \r\n0\r\n\r\n".utf8))
        return try connection.answer()
      }
      #expect(chunked.status == 413)
    }
  }

  @Test func unknownMethodsAreToldTheKnownOnes() async throws {
    try await TestServer.serving { server in
      for (method, path, allowed) in [
        ("POST", "/api/days", "GET, HEAD"), ("PUT", "/api/sessions", "GET, HEAD, POST"),
        ("POST", "/api/sessions/a", "GET, HEAD, PATCH, DELETE"),
        ("GET", "/api/own", "POST"), ("DELETE", "/api/settings", "GET, HEAD, PUT"),
        ("OPTIONS", "/api/info", "GET, HEAD"), ("POST", "/index.html", "GET, HEAD"),
        ("PROPFIND", "/api/info", "GET, HEAD"),
        ("PUT", "/api/sessions/import", "GET, HEAD, PATCH, DELETE"),
        ("PUT", "/api/events/import", "GET, HEAD, PATCH, DELETE"),
        ("POST", "/api/events.csv", "GET, HEAD"),
      ] {
        let answer = try await server.ask(method, path)
        #expect(answer.status == 405, "\(method) \(path)")
        #expect(answer.headers["allow"] == allowed)
      }
    }
  }

  @Test(arguments: [
    "/api", "/api/", "/api/nothing", "/api/days/", "/api/sessions/", "/api/sessions/a/b",
    "/api/changes/streams", "/api//days", "/API/days",
  ])
  func unknownPathsAreNotFound(path: String) async throws {
    try await TestServer.serving { server in
      let answer = try await server.get(path)
      #expect(answer.status == 404)
    }
  }
}
