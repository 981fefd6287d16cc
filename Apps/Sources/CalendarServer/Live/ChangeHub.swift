// SPDX-License-Identifier: MIT
import CalendarStore

/// Wakes the listeners of the event stream.
///
/// It polls the store for all of them, and only while there are any. A listener is told that there
/// is news, but not what: a slow one wakes up once for everything it has missed.
actor ChangeHub {
  /// What listeners find when they wake up.
  struct Situation: Sendable {
    /// The store's head, as far as it is known.
    var token: ChangeToken?
    /// How often the server has switched to another store.
    var store = 0
    /// How many heartbeats there have been.
    var beat = 0
    /// Whether the server is ending.
    var isOver = false
  }

  /// The present situation.
  private(set) var situation = Situation()

  private let limit: Int
  private let heartbeat: Duration
  private var store: any RecordStore
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastID = 0
  private var watching: Task<Void, Never>?
  private var beating: Task<Void, Never>?

  init(store: any RecordStore, limit: Int, heartbeat: Duration) {
    self.store = store
    self.limit = limit
    self.heartbeat = heartbeat
  }
}

extension ChangeHub {
  /// Wakes the caller until it drops the stream; nil when there are too many listeners or the
  /// server is ending.
  func listen() -> AsyncStream<Void>? {
    guard listeners.count < limit, !situation.isOver else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    lastID += 1
    let id = lastID
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(id) }
    }
    listeners[id] = continuation
    if listeners.count == 1 { begin() }
    return stream
  }

  /// The number of listeners.
  var listenerCount: Int { listeners.count }

  /// The store's head, read now.
  func head() async throws(StoreError) -> ChangeToken {
    try await store.head()
  }

  /// Switches to another store.
  func goOver(to store: any RecordStore) {
    self.store = store
    situation.store += 1
    situation.token = nil
    if watching != nil { watch() }
    wakeAll()
  }

  /// Ends all streams because the store is gone; a page that reconnects is told the reason.
  func lose() {
    listeners.values.forEach { $0.finish() }
  }

  /// Ends all streams for good.
  func end() {
    situation.isOver = true
    watching?.cancel()
    beating?.cancel()
    wakeAll()
  }
}

extension ChangeHub {
  private func forget(_ id: Int) {
    listeners[id] = nil
    guard listeners.isEmpty else { return }
    watching?.cancel()
    beating?.cancel()
    (watching, beating) = (nil, nil)
  }

  private func begin() {
    watch()
    beating = Task { [weak self, heartbeat] in
      while (try? await Task.sleep(for: heartbeat)) != nil { await self?.beat() }
    }
  }

  private func watch() {
    watching?.cancel()
    let (heads, number) = (store.heads(), situation.store)
    watching = Task { [weak self] in
      for await token in heads { await self?.note(token, of: number) }
    }
  }

  private func note(_ token: ChangeToken, of store: Int) {
    guard store == situation.store else { return }
    situation.token = token
    wakeAll()
  }

  private func beat() async {
    // While nobody sends requests, nobody else would notice.
    if case .gone = await failure() { return lose() }
    situation.beat += 1
    wakeAll()
  }

  private func failure() async -> StoreError? {
    do throws(StoreError) {
      _ = try await store.head()
      return nil
    } catch {
      return error
    }
  }

  private func wakeAll() {
    listeners.values.forEach { $0.yield() }
  }
}
