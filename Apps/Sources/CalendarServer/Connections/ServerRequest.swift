// SPDX-License-Identifier: MIT
import NIOCore

/// A request on a connection, and its progress so far.
struct ServerRequest: Sendable {
  /// The method, or nil when no request could be read.
  var method: String?
  /// The path with its query, or what the client wrote in its place; nil when no request could be
  /// read.
  var target: String?
  /// When its head had arrived.
  var begun: NIODeadline
  /// The status of its answer, or nil before the answer begins.
  var status: Int?
  /// Bytes of the answer's body so far.
  var bytes = 0
  /// Whether the connection ends after its answer.
  var isLast = false
}
