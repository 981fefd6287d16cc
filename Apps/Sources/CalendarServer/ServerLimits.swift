// SPDX-License-Identifier: MIT

/// How much a server accepts and how long it waits.
public struct ServerLimits: Sendable {
  /// Bytes of a body.
  public var bodyBytes = 1 << 20
  /// Bytes of an import.
  public var importBytes = 64 << 20
  /// Bytes of the target and of all headers of a request, each.
  public var headerBytes = 32 << 10
  /// Headers of a request.
  public var headerFields = 100
  /// Days of `GET /api/days` and of `GET /api/occurrences`.
  public var days: Int32 = 36_600
  /// Occurrences or events of an answer.
  public var occurrences = 20_000
  /// Characters of what `GET /api/search` looks for.
  public var searchText = 256
  /// Events of a page of a search.
  public var searchPage: Int64 = 200
  /// Simultaneous connections.
  ///
  /// Beyond them, a new one has the longest idle one closed, or waits when none is idle.
  ///
  /// Fewer than the number of files that systems let a program open.
  public var connections = 192
  /// Simultaneous event streams.
  public var eventStreams = 64
  /// Time between heartbeats on an event stream.
  public var heartbeat = Duration.seconds(15)
  /// How long a connection may be silent between requests, or not read an answer.
  public var idle = Duration.seconds(60)
  /// How long the head of a request may take from its first byte.
  public var head = Duration.seconds(10)
  /// How long the body of a request may take, whatever its length.
  public var body = Duration.seconds(60)
  /// Bytes that earn a body another second.
  public var bodyRate = 32 << 10
  /// How long a connection waits for its client to read the last answer.
  public var lingering = Duration.seconds(2)
  /// How long requests that have begun may take when the server ends.
  public var ending = Duration.seconds(1)

  /// The usual limits.
  public init() {}
}
