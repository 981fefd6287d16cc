// SPDX-License-Identifier: MIT
import CalendarStore
import Testing

@testable import CalendarServer

struct MalformedTests {
  /// What became of a malformed request.
  private enum Fate: Hashable {
    case problem, closed
  }

  @Test func athousandMalformedRequestsAreEachRefusedAndHarmNothing() async throws {
    let store = MemoryStore()
    let page = Page(bytes: Array("<!doctype html>".utf8), etag: "\"i\"")
    try await TestServer.serving(
      store, configure: { $0.pages = .embedded(["index.html": page]) }
    ) { server in
      try await server.addTutorial()
      let before = try await server.get("/api/changes").body
      var fates: [Fate: Int] = [:]
      var maker = MalformedRequests(seed: 20_240_220)
      for number in 0..<1_000 {
        let request = maker.next(port: server.port)
        let fate = try await blocking { try Self.fate(of: request, server) }
        guard let fate else {
          Issue.record("request \(number) was let through: \(request)")
          continue
        }
        fates[fate, default: 0] += 1
      }
      #expect(fates.values.reduce(0, +) == 1_000)
      #expect(fates[.problem, default: 0] > 600)
      #expect(try await server.get("/api/changes").body == before)
      #expect(try await server.get("/api/info").status == 200)
    }
  }

  /// What the server does with a request, nil when it answers as if it were a good one.
  private static func fate(of request: MalformedRequest, _ server: TestServer) throws -> Fate? {
    let connection = try server.connection()
    connection.resetOnClose()
    do {
      try connection.send(request.bytes)
      if request.endsEarly { connection.finishSending() }
      let answer = try connection.answer(toHead: request.isHead)
      // Other versions of HTTP are the server's to know.
      guard (400..<500).contains(answer.status) || answer.status == 505,
        answer.headers["content-type"] == "application/problem+json",
        answer.headers["content-security-policy"]?.contains("frame-ancestors 'none'") == true
      else { return nil }
      let members = answer.members
      let isComplete =
        request.isHead
        || (members["status"] == "\(answer.status)" && members["detail"]?.isEmpty == false)
      return isComplete ? .problem : nil
    } catch SocketError.closed {
      return .closed
    }
  }
}
