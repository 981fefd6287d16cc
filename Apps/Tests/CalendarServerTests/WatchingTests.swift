// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct WatchingTests {
  @Test func aServerWhoseStoreAnswersIsHealthy() async throws {
    try await TestServer.serving { server in
      let answer = try await server.get("/healthz")
      #expect(answer.status == 200)
      #expect(answer.text == "ok\n")
      #expect(try await server.ask("POST", "/healthz").status == 405)
      let probe = try await blocking {
        let connection = try server.connection()
        try connection.send(Array("GET /healthz HTTP/1.0\r\n\r\n".utf8))
        return try connection.answer()
      }
      #expect(probe.status == 200)
      #expect(try await server.get("/healthz", ["Host: evil.example"]).status == 421)
    }
  }

  @Test func aServerWhoseStoreDoesNotAnswerIsNot() async throws {
    let error = StoreError.corrupt(path: "/data/a.sqlite", detail: "page 7")
    try await TestServer.serving(FailingStore(error: error)) { server in
      let answer = try await server.get("/healthz")
      #expect(answer.status == 503)
      #expect(answer.members["detail"] == error.description)
      #expect(answer.headers["retry-after"] == "1")
      #expect(try await server.figures()["almanac_errors_total{kind=\"corrupt\"}"] == 1)
    }
  }

  @Test func requestsAreCountedByRouteMethodAndStatus() async throws {
    try await TestServer.serving { server in
      for id in ["a", "b"] {
        _ = try await server.send(
          "POST", "/api/sessions",
          #"{"id":"\#(id)","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":1}"#)
        _ = try await server.get("/api/sessions/" + id)
      }
      _ = try await server.get("/api/sessions/c")
      _ = try await server.get("/nowhere/%ff")
      _ = try await server.ask("BREW", "/api/nonsense")
      let figures = try await server.figures()
      let requests = "almanac_http_requests_total"
      for (labels, count) in [
        (#"route="/api/sessions",method="POST",status="201""#, 2.0),
        (#"route="/api/sessions/{id}",method="GET",status="200""#, 2),
        (#"route="/api/sessions/{id}",method="GET",status="404""#, 1),
        (#"route="none",method="GET",status="400""#, 1),
      ] {
        #expect(figures["\(requests){\(labels)}"] == count, "\(labels)")
      }
      let times = "almanac_http_request_duration_seconds"
      let labels = #"route="/api/sessions/{id}",method="GET""#
      #expect(figures["\(times)_bucket{\(labels),le=\"+Inf\"}"] == 3)
      #expect(figures["\(times)_count{\(labels)}"] == 3)
      #expect(figures["almanac_writes_total"] == 2)
      #expect(figures["almanac_event_streams"] == 0)
    }
  }

  @Test func metricsAreInPrometheusTextFormat() async throws {
    try await TestServer.serving { server in
      let answer = try await server.get("/metrics")
      #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      #expect(answer.text.hasSuffix("\n"))
      var known: Set<Substring> = []
      for line in answer.text.split(separator: "\n") {
        let words = line.split(separator: " ")
        if line.hasPrefix("# TYPE ") {
          #expect(known.insert(words[2]).inserted, "\(line)")
        } else if !line.hasPrefix("# HELP ") {
          let name = line.prefix { $0 != "{" && $0 != " " }
          #expect(known.contains { name.hasPrefix($0) }, "\(line)")
        }
      }
      #expect(known.count == 9)
    }
  }

  @Test func whatStrangersSendMakesNoNewLabels() {
    for (method, target) in [
      ("GET", "/api/sessions/\"\n"), ("GET", "/api/marks/x{}"), ("GET", "/a/b/c"),
      ("GET", "/api/zones/Europe/Berlin"), ("XYZZY", "/api/sessions/import"), ("GET", "\u{7}"),
    ] {
      let name = RouteName.of(method: method, target: target)
      #expect(
        ["/api/sessions/{id}", "/api/marks/{id}", "pages", "/api/zones/{id}", "none"]
          .contains(name), "\(name)")
    }
    #expect(RouteName.method("XYZZY") == "OTHER")
  }

  @Test func aBucketCountsThoseBelowIt() {
    var histogram = Histogram()
    for seconds in [0.00048828125, 0.0009765625, 2, 11] { histogram.add(seconds) }
    var text = MetricsText()
    text.histogram("t", [], histogram)
    #expect(text.text.hasPrefix("t_bucket{le=\"0.0005\"} 1\nt_bucket{le=\"0.001\"} 2\n"))
    #expect(
      text.text.hasSuffix(
        "t_bucket{le=\"10.0\"} 3\nt_bucket{le=\"+Inf\"} 4\nt_sum 13.00146484375\nt_count 4\n"))
  }

  @Test func aRequestIsALineOfTheLog() async throws {
    let log = HeardLog()
    try await TestServer.serving(configure: { $0.logger = log.logger(.info) }) {
      (server) async throws in
      _ = try await server.get("/api/sessions/secret?token=secret")
      _ = try await server.get("http://127.0.0.1/%0d%0a")
      try await eventually { log.lines().count == 2 }
    }
    let lines = log.lines()
    #expect(lines[0]["method"] == "GET")
    #expect(lines[0]["path"] == "/api/sessions/secret")
    #expect(lines[0]["route"] == "/api/sessions/{id}")
    #expect(lines[0]["status"] == "400")
    #expect(Int("\(lines[0]["bytes"] ?? "")") ?? 0 > 50)
    #expect(lines[1]["path"] == "/%0d%0a")
    #expect("\(lines[0]["ms"] ?? "")".wholeMatch(of: #/\d+\.\d{3}/#) != nil)
  }

  @Test func aLogThatIsNotAskedForSaysNothing() async throws {
    let log = HeardLog()
    try await TestServer.serving(configure: { $0.logger = log.logger(.notice) }) {
      (server) async throws in
      #expect(try await server.get("/api/info").status == 200)
    }
    #expect(log.lines().isEmpty)
  }

  @Test(arguments: [
    ("/a b", "/a%20b"), ("/\u{1B}[31m\n", "/%1B[31m%0A"), ("/\"\\", "/%22%5C"), ("/é", "/%C3%A9"),
    ("/a?b=c", "/a"), ("/" + String(repeating: "x", count: 300), nil),
  ])
  func aPathInALogIsOneWord(path: String, expected: String?) {
    let word = LogText.path(path)
    #expect(word == expected ?? "/" + String(repeating: "x", count: 255) + "...")
    #expect(word.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }
}
