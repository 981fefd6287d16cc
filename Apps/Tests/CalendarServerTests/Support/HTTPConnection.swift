// SPDX-License-Identifier: MIT
import Foundation

/// A connection that speaks HTTP/1.1, one request after the other; used by one thread at a time.
final class HTTPConnection: @unchecked Sendable {
  private let socket: Socket
  private var received: [UInt8] = []

  init(port: Int) throws {
    socket = try Socket(port: port)
  }
}

extension HTTPConnection {
  func send(_ bytes: [UInt8]) throws { try socket.send(bytes) }

  func finishSending() { socket.finishSending() }

  func resetOnClose() { socket.resetOnClose() }

  /// The next response, with its body.
  func answer(toHead: Bool = false) throws -> Answer {
    var answer = try head()
    let hasNone = toHead || answer.status == 304 || answer.status == 204
    if hasNone { return answer }
    if answer.headers["transfer-encoding"] == "chunked" {
      while let chunk = try chunk() { answer.body += chunk }
    } else {
      answer.body = try take(Int(answer.headers["content-length"] ?? "0") ?? 0)
    }
    return answer
  }

  /// Status and headers of the next response.
  func head() throws -> Answer {
    let lines = try takeLines()
    let status = lines[0].split(separator: " ")
    guard status.count >= 2, status[0] == "HTTP/1.1", let code = Int(status[1]) else {
      throw SocketError.unreadable(lines[0])
    }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw SocketError.unreadable(line) }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    return Answer(status: code, headers: headers, body: [])
  }

  /// The next chunk of a chunked body, nil for the last.
  func chunk() throws -> [UInt8]? {
    let line = try takeLine()
    guard let count = Int(line, radix: 16) else { throw SocketError.unreadable(line) }
    let bytes = try take(count)
    _ = try takeLine()
    return count == 0 ? nil : bytes
  }

  /// Whether the other side closes once everything it sent has been read.
  func isClosed() throws -> Bool {
    do {
      while true {
        let bytes = try socket.receive()
        if bytes.isEmpty { return true }
      }
    } catch SocketError.closed {
      return true
    }
  }
}

extension HTTPConnection {
  private func takeLines() throws -> [String] {
    var lines: [String] = []
    while true {
      let line = try takeLine()
      if line.isEmpty { return lines.isEmpty ? [""] : lines }
      lines.append(line)
    }
  }

  private func takeLine() throws -> String {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = received[..<end].filter { $0 != 0x0D }
        received.removeFirst(end + 1)
        return String(decoding: line, as: UTF8.self)
      }
      try receiveMore()
    }
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while received.count < count { try receiveMore() }
    defer { received.removeFirst(count) }
    return Array(received.prefix(count))
  }

  private func receiveMore() throws {
    let bytes = try socket.receive()
    guard !bytes.isEmpty else { throw SocketError.closed }
    received += bytes
  }
}
