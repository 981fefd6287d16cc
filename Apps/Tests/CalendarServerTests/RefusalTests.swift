// SPDX-License-Identifier: MIT
import CalendarStore
import HTTPTypes
import Testing

@testable import CalendarServer

/// Input that never becomes a request, or is a request for somebody else.
struct RefusalTests {
  private static let long = String(repeating: "x", count: 40_000)

  private static let refused: [String: (request: String, status: Int)] = [
    "long target": ("GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
    "long target in pieces": ("GET /\(long)", 414),
    "long header": ("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: \(long)\r\n\r\n", 431),
    "many headers": ("GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 101), 431),
    "other version": ("GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", 505),
    "no request": ("NONSENSE\r\n\r\n", 400),
    "TLS": ("\u{16}\u{3}\u{1}", 400),
    "no path": ("GET nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "bad length": ("POST /api/marks HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n", 400),
    "bad chunk": (
      "POST /api/sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400
    ),
    "tunnel": ("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", 405),
    "tunnel to itself": ("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    "star": ("GET * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    "other's options": ("OPTIONS * HTTP/1.1\r\nHost: example.com\r\n\r\n", 421),
  ]

  @Test(arguments: refused.keys.sorted())
  func itIsAProblemThatGuardsPages(name: String) async throws {
    let (request, status) = try #require(Self.refused[name])
    try await TestServer.serving { server in
      let answer = try await Self.ask(server, request)
      #expect(answer.status == status)
      #expect(answer.headers["content-type"] == "application/problem+json")
      #expect(answer.members["status"] == "\(status)")
      #expect(answer.members["detail"]?.isEmpty == false)
      for (name, value) in HTTPFields.guarding {
        #expect(answer.headers[name.lowercased()] == value)
      }
      #expect(try await server.get("/api/info").status == 200)
    }
  }

  @Test(arguments: [
    ("http://127.0.0.1:80/api/info", "localhost", 200),
    ("http://LOCALHOST/api/info?zone=UTC", "127.0.0.1", 200),
    ("HTTP://[::1]:9/api/info", "localhost", 200),
    ("http://evil.example/api/info", "localhost", 421),
    ("http://localhost/api/info", "evil.example", 421),
    ("http://evil.example/api/info", "evil.example", 421),
    ("http://localhost@evil.example/api/info", "localhost", 421),
    ("http://evil.example@localhost/api/info", "localhost", 421),
    ("http:///api/info", "localhost", 421), ("https://localhost/api/info", "localhost", 421),
    ("ftp://localhost/api/info", "localhost", 421), ("http://localhost", "localhost", 404),
    ("http://localhost?zone=UTC", "localhost", 404),
  ])
  func aTargetWithAHostIsCheckedLikeHost(
    target: String, host: String, status: Int
  ) async throws {
    try await TestServer.serving(configure: { $0.pages = .embedded(["a.html": .empty]) }) {
      (server) async throws in
      let answer = try await Self.ask(
        server, "GET \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      #expect(answer.status == status)
    }
  }

  @Test func theHostOfTheTargetIsTheOneThatPagesMayWriteTo() async throws {
    try await TestServer.serving { (server) async throws in
      let target = "http://127.0.0.1:\(server.port)/api/settings"
      let body = #"{"revision":0,"goal":7,"firstDay":null,"zone":null}"#
      func put(_ origin: String) -> String {
        "PUT \(target) HTTP/1.1\r\nHost: localhost:\(server.port)\r\nOrigin: \(origin)\r\n"
          + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
      }
      let other = try await Self.ask(server, put("http://localhost:\(server.port)"))
      #expect(other.status == 403)
      let own = try await Self.ask(server, put("http://127.0.0.1:\(server.port)"))
      #expect(own.status == 200)
    }
  }

  @Test func whoAsksForTheServersOptionsIsToldItsMethods() async throws {
    try await TestServer.serving { server in
      let answer = try await Self.ask(
        server, "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", isHead: true)
      #expect(answer.status == 204)
      #expect(answer.headers["allow"] == "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
    }
  }

  private static func ask(
    _ server: TestServer, _ request: String, isHead: Bool = false
  ) async throws -> Answer {
    try await blocking {
      let connection = try server.connection()
      try connection.send(Array(request.utf8))
      let answer = try connection.answer(toHead: isHead)
      return answer
    }
  }
}

extension Page {
  fileprivate static let empty = Page(bytes: [], etag: "\"e\"")
}
