// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Logging

@testable import CalendarServer

/// A server on a free port of this machine, in this process.
struct TestServer: Sendable {
  let port: Int

  /// Serves a store while `body` runs; it is 21 November 2026, 12:00 UTC, in Berlin.
  static func serving<Value>(
    _ store: any RecordStore = MemoryStore(),
    configure: (inout AlmanacServer.Configuration) -> Void = { _ in },
    body: (TestServer) async throws -> Value
  ) async throws -> Value {
    var configuration = AlmanacServer.Configuration(
      own: { store }, defaultZone: "Europe/Berlin", logger: .quiet, now: { noon })
    configuration.port = 0
    configuration.endsOnSignals = false
    configure(&configuration)
    let server = try AlmanacServer(configuration)
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task {
      defer { continuation.finish() }
      try await server.run { continuation.yield($0) }
    }
    for await address in addresses {
      let port = address.split(separator: ":").last?.dropLast() ?? ""
      let result: Result<Value, any Error>
      do {
        result = .success(try await body(TestServer(port: Int(port) ?? 0)))
      } catch {
        result = .failure(error)
      }
      running.cancel()
      try await running.value
      return try result.get()
    }
    // It has ended before it listened, and says why.
    try await running.value
    throw SocketError.closed
  }

  /// Saturday, 21 November 2026, 12:00 UTC.
  static let noon = Instant(clampingSeconds: 1_795_262_400)
}

extension TestServer {
  func connection() throws -> HTTPConnection { try HTTPConnection(port: port) }

  /// The answer to a request on a connection of its own.
  func ask(
    _ method: String, _ path: String, _ headers: [String] = [], body: String? = nil
  ) async throws -> Answer {
    try await ask(method, path, headers, bytes: body.map { Array($0.utf8) })
  }

  /// The same with any bytes as a body.
  func ask(
    _ method: String, _ path: String, _ headers: [String] = [], bytes: [UInt8]?
  ) async throws -> Answer {
    let port = port
    return try await blocking {
      let connection = try HTTPConnection(port: port)
      try connection.send(Self.request(method, path, headers, bytes, port: port))
      return try connection.answer(toHead: method == "HEAD")
    }
  }

  func get(_ path: String, _ headers: [String] = []) async throws -> Answer {
    try await ask("GET", path, headers)
  }

  /// Sends JSON.
  func send(_ method: String, _ path: String, _ json: String) async throws -> Answer {
    try await ask(method, path, ["Content-Type: application/json"], body: json)
  }

  /// The bytes of a request; with a `Host` unless the headers have one.
  static func request(
    _ method: String, _ path: String, _ headers: [String] = [], _ body: [UInt8]? = nil, port: Int
  ) -> [UInt8] {
    var lines = ["\(method) \(path) HTTP/1.1"]
    if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) {
      lines.append("Host: 127.0.0.1:\(port)")
    }
    lines += headers
    if let body { lines.append("Content-Length: \(body.count)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? [])
  }
}

extension Logger {
  /// One that says nothing: tests ask for what goes wrong.
  static let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
}

extension Instant {
  /// So many seconds after 1970.
  init(clampingSeconds seconds: Int64) {
    self = Instant(microsecondsSince1970: seconds * 1_000_000) ?? .min
  }
}
