// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation

/// Hands out the present store, goes over from the demonstration to one's own, and opens a store
/// anew whose file had gone.
///
/// A request keeps the store that it got: one that has begun ends where it began.
actor StoreDesk {
  private let openOwn: StoreOpener
  private let openDemo: StoreOpener?
  /// Is told of a store that was opened anew.
  private let whenReopened: @Sendable (any RecordStore) async -> Void
  private var served: ServedStore
  /// Where the file of `served` was, while it is gone.
  private var lostPath: String?
  /// Going over and opening anew, while several ask for it at once.
  private var goingOver: Task<ServedStore, any Error>?
  private var reopening: Task<ServedStore, any Error>?

  init(
    present: ServedStore, openOwn: @escaping StoreOpener, openDemo: StoreOpener? = nil,
    whenReopened: @escaping @Sendable (any RecordStore) async -> Void = { _ in }
  ) {
    served = present
    self.openOwn = openOwn
    self.openDemo = openDemo
    self.whenReopened = whenReopened
  }
}

extension StoreDesk {
  /// The present store.
  ///
  /// - Throws: `StoreError.gone` while its file is missing, or a `Problem` while the file that is
  ///   there now cannot be opened.
  func present() async throws -> ServedStore {
    guard let path = lostPath else { return served }
    let task = reopening ?? reopen(served, path)
    reopening = task
    defer { reopening = nil }
    let reopened: ServedStore
    do {
      reopened = try await task.value
    } catch StoreError.gone(let path) {
      throw StoreError.gone(path: path)
    } catch {
      throw Problem(gone: "\(error)")
    }
    // Others who waited as well have nothing left to do.
    guard reopened.ledger !== served.ledger else { return served }
    (served, lostPath) = (reopened, nil)
    await whenReopened(reopened.store)
    return reopened
  }

  /// The store that was opened last, whether its file is there or not.
  var latest: any RecordStore { served.store }

  /// Notes that the file of a store is gone; false when that is known, or behind it.
  func lose(_ lost: ServedStore, path: String) -> Bool {
    guard lost.ledger === served.ledger, lostPath == nil else { return false }
    lostPath = path
    return true
  }

  /// Goes over to one's own store and returns it; nothing to do when it is there already.
  func goOver() async throws -> ServedStore {
    guard served.isDemo else { return try await present() }
    let open = openOwn
    let task = goingOver ?? Task { ServedStore(try await open(), isDemo: false) }
    goingOver = task
    defer { goingOver = nil }
    (served, lostPath) = (try await task.value, nil)
    return served
  }

  private func reopen(_ lost: ServedStore, _ path: String) -> Task<ServedStore, any Error> {
    let open = lost.isDemo ? openDemo ?? openOwn : openOwn
    return Task {
      // Nothing is made anew: whoever took the file away may bring it back.
      guard Self.hasContent(path) else { throw StoreError.gone(path: path) }
      // Both would have the files beside it, whose names are the same.
      await lost.store.close()
      return ServedStore(try await open(), isDemo: lost.isDemo)
    }
  }

  private static func hasContent(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_size > 0
  }

  /// Lets go of the store: what was acknowledged is then in one file.
  func close() async {
    await served.store.close()
  }
}
