// SPDX-License-Identifier: MIT
import AppSamples

/// A request that is to be refused.
struct MalformedRequest: Sendable, CustomStringConvertible {
  var bytes: [UInt8]
  var isHead = false
  /// Whether the client says that nothing follows, in the middle of it.
  var endsEarly = false

  var description: String { String(decoding: bytes.prefix(300), as: UTF8.self) }
}

/// Makes requests of which none is as it should be, the same ones for the same seed.
struct MalformedRequests {
  private var numbers: SeededNumbers

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  mutating func next(port: Int) -> MalformedRequest {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0: badJSON(port)
    case 1: badMember(port)
    case 2: badPath(port)
    case 3: badQuery(port)
    case 4: badMethod(port)
    case 5: truncated(port)
    case 6: badHeaders(port)
    case 7: absurdLength(port)
    case 8: noise()
    default: badTable(port)
    }
  }
}

extension MalformedRequests {
  private static let json = "Content-Type: application/json"
  private static let session =
    #"{"id":"q","start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":100}"#

  private mutating func write(_ body: [UInt8], _ port: Int) -> MalformedRequest {
    let (method, path) = pick([
      ("POST", "/api/sessions"), ("POST", "/api/marks"), ("PUT", "/api/settings"),
      ("PATCH", "/api/sessions/a"),
    ])
    return MalformedRequest(
      bytes: TestServer.request(method, path, [Self.json], body, port: port))
  }

  /// A good body with bytes changed, taken out or put in until it is JSON no more.
  private mutating func badJSON(_ port: Int) -> MalformedRequest {
    var body = Array(Self.session.utf8)
    // Without its last bracket nothing makes it whole again.
    body.removeLast()
    for _ in 0..<Int.random(in: 1..<6, using: &numbers) where !body.isEmpty {
      let place = Int.random(in: 0..<body.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: body[place] = byte(besides: 0x7D)
      case 1: body.remove(at: place)
      default: body.insert(byte(besides: 0x7D), at: place)
      }
    }
    return write(body, port)
  }

  private mutating func badMember(_ port: Int) -> MalformedRequest {
    let values = [
      "null", "true", "-1e999", "[[[[]]]]", "{}", "\"\"", "\"\\u0000\"", "1.5", "99999999999",
      "\"2024-02-30T00:00\"", "\"24:00\"", "\"\\ud800\"",
    ]
    let deep = String(repeating: "[", count: 2_000)
    let body = pick([
      #"{"start":\#(pick(values)),"end":"2024-02-20T09:04","points":1}"#,
      #"{"start":"2024-02-20T08:00","end":"2024-02-20T09:04","points":\#(pick(values)),"x":1}"#,
      #"{"type":\#(pick(values)),"day":\#(pick(values))}"#,
      #"{"revision":\#(pick(values)),"goal":0}"#, deep, #"{"points":\#(deep)"#,
    ])
    return write(Array(body.utf8), port)
  }

  private mutating func badPath(_ port: Int) -> MalformedRequest {
    let part = pick([
      "..", "%2e%2e", "%00", "%", "%zz", "%FF%FE", ".git", "etc/passwd", "\\", "%5c..%5c",
      "a%0d%0ab",
      String(repeating: "a/", count: 500), String(repeating: "x", count: 9_000),
    ])
    let path = pick(["/", "/api/", "/api/sessions/", "/api/zones/", "/element/"]) + part
    let isHead = Bool.random(using: &numbers)
    return MalformedRequest(
      bytes: TestServer.request(isHead ? "HEAD" : "GET", path, port: port), isHead: isHead)
  }

  private mutating func badQuery(_ port: Int) -> MalformedRequest {
    let path = pick([
      "/api/days", "/api/sessions", "/api/marks", "/api/streak", "/api/changes", "/api/info",
      "/api/changes/stream",
    ])
    let query = pick([
      "from", "from=&to=", "from=2024-02-01", "from=2024-13-01&to=2024-13-02", "x=y", "%ff=1",
      "zone=%FF", "zone=../../x", "today=%0a", "limit=-1", "since=zzz", "on=yesterday",
      "from=2024-02-01&to=2024-03-01&from=2024-02-01", "%00=%00",
      "from=0000-00-00&to=9999-99-99", "from=-009999-01-01&to=9999-12-31",
    ])
    // The parameter that is always known is spoiled as well, so that nothing is valid.
    return MalformedRequest(
      bytes: TestServer.request("GET", "\(path)?\(query)&nonsense=\(query)", port: port))
  }

  private mutating func badMethod(_ port: Int) -> MalformedRequest {
    let method = pick(["TRACE", "OPTIONS", "LOCK", "PUT", "PATCH", "DELETE", "get", "G€T", ""])
    let path = pick(["/api/days", "/api/changes", "/", "/api/info", "/api/zones/UTC"])
    return MalformedRequest(bytes: TestServer.request(method, path, port: port))
  }

  private mutating func truncated(_ port: Int) -> MalformedRequest {
    let whole = TestServer.request(
      "POST", "/api/sessions", [Self.json], Array(Self.session.utf8), port: port)
    let count = Int.random(in: 1..<whole.count, using: &numbers)
    return MalformedRequest(bytes: Array(whole.prefix(count)), endsEarly: true)
  }

  private mutating func badHeaders(_ port: Int) -> MalformedRequest {
    let header = pick([
      "Host: example.com", "Host: a\r\nHost: b", "No colon", ": no name", "X: a\u{0}b",
      "Content-Length: -1", "Content-Length: 5\r\nContent-Length: 6", "Content-Length: zz",
      "Transfer-Encoding: nonsense", "X: " + String(repeating: "y", count: 100_000),
      (0..<2_000).map { "X-\($0): 1" }.joined(separator: "\r\n"),
      "Origin: https://example.com", "Content-Type: text/html", "X\u{7F}: 1",
    ])
    return MalformedRequest(
      bytes: TestServer.request(
        "POST", "/api/sessions", [header], Array(Self.session.utf8), port: port))
  }

  private mutating func absurdLength(_ port: Int) -> MalformedRequest {
    let length = pick(["1048577", "9223372036854775807", "99999999999999999999", "0x10", "1 0"])
    let headers = [Self.json, "Content-Length: " + length]
    return MalformedRequest(
      bytes: TestServer.request("POST", "/api/sessions", headers, port: port)
        + Array(Self.session.utf8), endsEarly: true)
  }

  private mutating func noise() -> MalformedRequest {
    let count = Int.random(in: 1..<3_000, using: &numbers)
    // A zero in front: no method begins so.
    return MalformedRequest(
      bytes: [0] + (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
        + Array("\r\n\r\n".utf8), endsEarly: true)
  }

  private mutating func badTable(_ port: Int) -> MalformedRequest {
    let lines = (0..<20).map { _ in
      pick(["a,b,c", "2024-02-20T08:00,,x", "\"", "\u{0}", ",,,,,,", "\u{FFFD}\u{1B}", "start;end"])
    }
    let path = pick(["/api/sessions/import?strict=true", "/api/events/import?strict=true"])
    return MalformedRequest(
      bytes: TestServer.request(
        "POST", path, ["Content-Type: text/csv"],
        Array(lines.joined(separator: "\n").utf8), port: port))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  private mutating func byte(besides excluded: UInt8) -> UInt8 {
    let byte = UInt8.random(in: 0...255, using: &numbers)
    return byte == excluded ? 0 : byte
  }
}
