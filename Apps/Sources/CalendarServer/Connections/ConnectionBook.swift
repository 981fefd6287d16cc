// SPDX-License-Identifier: MIT
import NIOConcurrencyHelpers
import NIOCore

/// The open connections, and which of them gives way when there are too many.
///
/// Connections without a request go first, the longest idle one before all others; then those whose
/// request has been arriving for the longest time. A connection whose answer is under way, such as
/// an event stream, stays.
final class ConnectionBook: Sendable {
  /// The event that tells a connection to give way if it is still waiting.
  struct MakeRoom: Sendable {}

  /// How many connections there are, and how many had to give way.
  struct Counts: Equatable, Sendable {
    var open = 0
    var opened: Int64 = 0
    var shed: Int64 = 0
  }

  fileprivate struct State {
    var counts = Counts()
    var waiting: [ObjectIdentifier: (waiting: Waiting, channel: any Channel)] = [:]
    /// Whether clients may be waiting to connect.
    var isFull = false
  }

  private let limit: Int
  private let state = NIOLockedValueBox(State())

  init(limit: Int) {
    self.limit = limit
  }
}

extension ConnectionBook {
  /// The present counts.
  var counts: Counts { state.withLockedValue(\.counts) }

  /// Whether a connection that is no longer needed should be closed.
  var isFull: Bool { state.withLockedValue(\.isFull) }

  /// Adds a connection; beyond the limit, another one has to go.
  func open() {
    let leaving = state.withLockedValue { state -> (any Channel)? in
      state.counts.open += 1
      state.counts.opened += 1
      return state.counts.open > limit ? state.takeFirst() : nil
    }
    leaving?.pipeline.fireUserInboundEventTriggered(MakeRoom())
  }

  /// Removes a closed connection.
  func close() {
    state.withLockedValue { $0.counts.open -= 1 }
  }

  /// Whether there is room for another connection, or can be made.
  func hasRoom() -> Bool {
    state.withLockedValue { state in
      state.isFull = state.counts.open >= limit && state.waiting.isEmpty
      return !state.isFull
    }
  }

  /// Notes what a connection waits for; nil means that it is the server's turn.
  func note(_ waiting: Waiting?, of channel: any Channel) {
    let id = ObjectIdentifier(channel)
    state.withLockedValue { $0.waiting[id] = waiting.map { ($0, channel) } }
  }

  /// Counts a connection that gave way.
  func noteShed() {
    state.withLockedValue { $0.counts.shed += 1 }
  }

  /// Tells another connection to go, because the one that was told has got something to do.
  func shedAnother() {
    let leaving = state.withLockedValue { state in
      state.counts.open > limit ? state.takeFirst() : nil
    }
    leaving?.pipeline.fireUserInboundEventTriggered(MakeRoom())
  }
}

extension ConnectionBook.State {
  /// Removes and returns the connection that goes first.
  fileprivate mutating func takeFirst() -> (any Channel)? {
    let first = waiting.min { $0.value.waiting.goesBefore($1.value.waiting) }
    guard let first else { return nil }
    waiting[first.key] = nil
    return first.value.channel
  }
}
