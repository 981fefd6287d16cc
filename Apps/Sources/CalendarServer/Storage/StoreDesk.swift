// SPDX-License-Identifier: MIT
import CalendarStore

/// Hands out the present store, and goes over from the demonstration to one's own.
///
/// A request keeps the store that it got: one that has begun ends where it began.
actor StoreDesk {
  private let openOwn: StoreOpener
  private(set) var present: ServedStore
  /// Going over, while several ask for it at once.
  private var goingOver: Task<ServedStore, any Error>?

  init(present: ServedStore, openOwn: @escaping StoreOpener) {
    self.present = present
    self.openOwn = openOwn
  }

  /// Goes over to one's own store and returns it; nothing to do when it is there already.
  func goOver() async throws -> ServedStore {
    guard present.isDemo else { return present }
    let open = openOwn
    let task =
      goingOver ?? Task { ServedStore(try await open(), isDemo: false) }
    goingOver = task
    defer { goingOver = nil }
    present = try await task.value
    return present
  }

  /// Lets go of the store: what was acknowledged is then in one file.
  func close() async {
    await present.store.close()
  }
}
