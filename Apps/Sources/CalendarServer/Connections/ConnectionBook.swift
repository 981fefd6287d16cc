// SPDX-License-Identifier: MIT
import NIOConcurrencyHelpers
import NIOCore

/// The connections that are open, and which of them makes room when there are too many.
///
/// Those that nobody asks anything on go first, the longest-idle one before all others; then those
/// whose request has been on its way the longest. One whose answer is under way, such as an event
/// stream, stays.
final class ConnectionBook: Sendable {
  /// The event by which a connection is told to make room, if it is still waited for.
  struct MakeRoom: Sendable {}

  /// How many connections there are, and how many had to make room.
  struct Counts: Equatable, Sendable {
    var open = 0
    var opened: Int64 = 0
    var shed: Int64 = 0
  }

  fileprivate struct State {
    var counts = Counts()
    var waiting: [ObjectIdentifier: (waiting: Waiting, channel: any Channel)] = [:]
    /// Whether somebody may stand before the door.
    var isFull = false
  }

  private let limit: Int
  private let state = NIOLockedValueBox(State())

  init(limit: Int) {
    self.limit = limit
  }
}

extension ConnectionBook {
  /// How many there are now.
  var counts: Counts { state.withLockedValue(\.counts) }

  /// Whether a connection that is no longer needed had better be closed.
  var isFull: Bool { state.withLockedValue(\.isFull) }

  /// Takes in a connection; beyond the limit another one has to go.
  func open() {
    let leaving = state.withLockedValue { state -> (any Channel)? in
      state.counts.open += 1
      state.counts.opened += 1
      return state.counts.open > limit ? state.takeFirst() : nil
    }
    leaving?.pipeline.fireUserInboundEventTriggered(MakeRoom())
  }

  /// Forgets one that has closed.
  func close() {
    state.withLockedValue { $0.counts.open -= 1 }
  }

  /// Whether there is room for one more, or can be made.
  func hasRoom() -> Bool {
    state.withLockedValue { state in
      state.isFull = state.counts.open >= limit && state.waiting.isEmpty
      return !state.isFull
    }
  }

  /// Notes that a connection is waited for, or with nil that it is the server's turn.
  func note(_ waiting: Waiting?, of channel: any Channel) {
    let id = ObjectIdentifier(channel)
    state.withLockedValue { $0.waiting[id] = waiting.map { ($0, channel) } }
  }

  /// Counts one that made room.
  func noteShed() {
    state.withLockedValue { $0.counts.shed += 1 }
  }

  /// Tells another one to go, because the one that was told had something to do by then.
  func shedAnother() {
    let leaving = state.withLockedValue { state in
      state.counts.open > limit ? state.takeFirst() : nil
    }
    leaving?.pipeline.fireUserInboundEventTriggered(MakeRoom())
  }
}

extension ConnectionBook.State {
  /// Takes out the one that goes first.
  fileprivate mutating func takeFirst() -> (any Channel)? {
    let first = waiting.min { $0.value.waiting.goesBefore($1.value.waiting) }
    guard let first else { return nil }
    waiting[first.key] = nil
    return first.value.channel
  }
}
