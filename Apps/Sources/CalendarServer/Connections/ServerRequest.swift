// SPDX-License-Identifier: MIT
import NIOCore

/// A request on a connection, and what has become of it so far.
struct ServerRequest: Sendable {
  /// The method, or nil when no request could be read.
  var method: String?
  /// The path with its query, what the client wrote where that names none, or nil when no request
  /// could be read.
  var target: String?
  /// When its head had come.
  var begun: NIODeadline
  /// The status of its answer, or nil before that has begun.
  var status: Int?
  /// Bytes of the answer's body so far.
  var bytes = 0
  /// Whether the connection ends with its answer.
  var isLast = false
}
