// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import CalendarServer

/// The program as a service: told and asked by a manager, with outputs that may not be there.
@Suite(.serialized) struct ServiceTests {
  @Test(arguments: [false, true])
  func theServiceManagerHearsWhenItServesAndWhenItEnds(isAbstract: Bool) async throws {
    #if !os(Linux)
      if isAbstract { return }
    #endif
    try await inFolder { folder in
      let name = isAbstract ? "@almanac-\(UUID().uuidString)" : folder + "/notify"
      let manager = try NotifySocket(name)
      let program = try Program(
        ["--port", "0", "--database", folder + "/a.sqlite"], environment: ["NOTIFY_SOCKET": name])
      #expect(try await blocking { try manager.next() } == "READY=1")
      let server = try await blocking { try program.server() }
      #expect(try await server.get("/healthz").status == 200)
      program.signal(SIGTERM)
      #expect(try await blocking { try manager.next() } == "STOPPING=1")
      let end = try await blocking { program.end() }
      #expect(end.status == 0)
      #expect(end.errors == "")
    }
  }

  @Test func aManagerThatIsNotThereIsNoReasonNotToServe() async throws {
    try await inFolder { folder in
      let program = try Program(
        ["--port", "0", "--database", folder + "/a.sqlite"],
        environment: ["NOTIFY_SOCKET": folder + "/nobody"])
      let server = try await blocking { try program.server() }
      #expect(try await server.get("/healthz").status == 200)
      program.signal(SIGTERM)
      let end = try await blocking { program.end() }
      #expect(end.status == 0)
      #expect(end.errors.contains("The service manager cannot be told"))
    }
  }

  @Test(arguments: [">/dev/full", ">&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/full 2>/dev/full"])
  func outputsThatTakeNothingKeepItFromNothing(redirection: String) async throws {
    #if !os(Linux)
      if redirection.contains("/dev/full") { return }
    #endif
    try await inFolder { folder in
      let port = try Socket.freePort()
      let database = folder + "/a.sqlite"
      let program = try Program(
        ["--port", "\(port)", "--database", database], redirection: redirection)
      let server = TestServer(port: port)
      try await eventually { (try? await server.get("/healthz"))?.status == 200 }
      try await server.addTutorial()
      program.signal(SIGTERM)
      let end = try await blocking { program.end() }
      #expect(end.status == 0)
      if !redirection.contains("2>") {
        #expect(
          end.errors.contains(
            "Listening on http://127.0.0.1:\(port)/, but that could not be printed."))
      }
      // Nothing that was printed has gone into the database instead.
      let store = try await DatabaseFile(database).openOwn()
      #expect(try await store.head().change > 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: database))
      #expect(bytes.prefix(15) == Data("SQLite format 3".utf8))
    }
  }

  @Test func theLogSaysALineARequestWhenItIsAskedFor() async throws {
    try await inFolder { folder in
      let program = try Program([
        "--port", "0", "--database", folder + "/a.sqlite", "--log-level", "info",
      ])
      let server = try await blocking { try program.server() }
      _ = try await server.get("/api/info?zone=UTC")
      program.signal(SIGTERM)
      let end = try await blocking { program.end() }
      let line = try #require(end.errors.split(separator: "\n").first)
      for word in ["info almanac", "method=GET", "path=/api/info ", "status=200", "ms="] {
        #expect(line.contains(word), "\(line)")
      }
      #expect(!line.contains("UTC"))
      let refused = try await blocking { try Program(["--log-level", "loud"]).end() }
      #expect(refused.status == 64)
    }
  }
}
