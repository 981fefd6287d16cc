// SPDX-License-Identifier: MIT

/// How much a server takes and how long it waits.
public struct ServerLimits: Sendable {
  /// Bytes of a body.
  public var bodyBytes = 1 << 20
  /// Bytes of an import.
  public var importBytes = 64 << 20
  /// Bytes of all headers of a request.
  public var headerBytes = 32 << 10
  /// Days of `GET /api/days`.
  public var days: Int32 = 36_600
  /// Connections at one time; others wait.
  ///
  /// Fewer than the files that systems let a program open.
  public var connections = 192
  /// Event streams at one time.
  public var eventStreams = 64
  /// Time between two signs of life on an event stream.
  public var heartbeat = Duration.seconds(15)
  /// How long a connection may be silent between requests or within one.
  public var idle = Duration.seconds(60)
  /// How long requests that have begun may take when the server ends.
  public var ending = Duration.seconds(1)

  /// The usual limits.
  public init() {}
}
