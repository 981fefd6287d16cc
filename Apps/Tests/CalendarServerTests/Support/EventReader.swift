// SPDX-License-Identifier: MIT
import Foundation

/// Reads an event stream; used by one thread at a time.
final class EventReader: @unchecked Sendable {
  private let connection: HTTPConnection
  private var rest = ""

  /// Opens the stream.
  init(_ server: TestServer, _ headers: [String] = [], query: String = "") throws {
    connection = try server.connection()
    try connection.send(
      TestServer.request("GET", "/api/changes/stream" + query, headers, port: server.port))
    let head = try connection.head()
    guard head.status == 200, head.headers["content-type"] == "text/event-stream" else {
      throw SocketError.unreadable("\(head)")
    }
  }
}

extension EventReader {
  /// The next event as its lines, comments and the pause before a new try left out; nil at the end.
  func next() throws -> [String]? {
    while let block = try nextBlock() {
      let lines = block.filter { !$0.hasPrefix(":") && !$0.hasPrefix("retry:") }
      if !lines.isEmpty { return lines }
    }
    return nil
  }

  /// Reads up to a comment, the heartbeat; false at the end.
  func waitForComment() throws -> Bool {
    while let block = try nextBlock() {
      if block.contains(where: { $0.hasPrefix(":") }) { return true }
    }
    return false
  }

  /// The next lines up to an empty one; nil at the end.
  private func nextBlock() throws -> [String]? {
    while true {
      if let end = rest.range(of: "\n\n") {
        let block = rest[..<end.lowerBound].split(separator: "\n").map(String.init)
        rest = String(rest[end.upperBound...])
        return block
      }
      guard let chunk = try connection.chunk() else { return nil }
      rest += String(decoding: chunk, as: UTF8.self)
    }
  }
}
