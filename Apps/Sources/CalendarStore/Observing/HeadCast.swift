// SPDX-License-Identifier: MIT

/// Tells listeners where a store stands.
///
/// A slow listener gets only the latest head, and never one before a head it has already seen.
final class HeadCast: Sendable {
  private struct State {
    var latest: ChangeToken
    var listeners: [Int: AsyncStream<ChangeToken>.Continuation] = [:]
    var nextID = 0
  }

  private let state: Locked<State>

  /// A cast that starts with this head.
  init(_ latest: ChangeToken) {
    state = Locked(State(latest: latest))
  }

  deinit {
    state.withLock { state in state.listeners.values.forEach { $0.finish() } }
  }
}

extension HeadCast {
  /// Announces a new head; one that is not after the latest is ignored.
  func announce(_ token: ChangeToken) {
    state.withLock { state in
      guard token.store != state.latest.store || token.change > state.latest.change else { return }
      state.latest = token
      state.listeners.values.forEach { $0.yield(token) }
    }
  }

  /// The latest head, then those that follow.
  func heads() -> AsyncStream<ChangeToken> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ChangeToken.self, bufferingPolicy: .bufferingNewest(1))
    let id = state.withLock { state in
      continuation.yield(state.latest)
      state.nextID += 1
      state.listeners[state.nextID] = continuation
      return state.nextID
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { $0.listeners[id] = nil }
    }
    return stream
  }

  /// The number of listeners.
  var listenerCount: Int { state.withLock { $0.listeners.count } }
}
