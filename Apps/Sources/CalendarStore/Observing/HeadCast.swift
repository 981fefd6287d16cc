// SPDX-License-Identifier: MIT

/// Tells whoever listens where a store stands.
///
/// A listener that is slow gets the latest place only, and never one before what it has heard.
final class HeadCast: Sendable {
  private struct State {
    var latest: ChangeToken
    var listeners: [Int: AsyncStream<ChangeToken>.Continuation] = [:]
    var nextID = 0
  }

  private let state: Locked<State>

  /// A cast that begins here.
  init(_ latest: ChangeToken) {
    state = Locked(State(latest: latest))
  }

  deinit {
    state.withLock { state in state.listeners.values.forEach { $0.finish() } }
  }
}

extension HeadCast {
  /// Says a new place; one that is not behind the latest is no news.
  func announce(_ token: ChangeToken) {
    state.withLock { state in
      guard token.store != state.latest.store || token.change > state.latest.change else { return }
      state.latest = token
      state.listeners.values.forEach { $0.yield(token) }
    }
  }

  /// The latest place, then those that follow.
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

  /// How many listen.
  var listenerCount: Int { state.withLock { $0.listeners.count } }
}
