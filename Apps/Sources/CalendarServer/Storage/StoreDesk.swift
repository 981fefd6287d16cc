// SPDX-License-Identifier: MIT
import CalendarStore
import Foundation

/// Hands out the present store, switches from the demonstration to a person's own, and reopens a
/// store whose file was gone.
///
/// A request keeps the store that it was given, and so ends where it began.
actor StoreDesk {
  private let openOwn: StoreOpener
  private let openDemo: StoreOpener?
  /// Called with a store that was reopened.
  private let whenReopened: @Sendable (any RecordStore) async -> Void
  private var served: ServedStore
  /// The path of `served`, while its file is gone.
  private var lostPath: String?
  /// A switch or a reopening in progress, which several callers may await.
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
  ///   back cannot be opened.
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
    // Another caller that waited as well has done the rest.
    guard reopened.ledger !== served.ledger else { return served }
    (served, lostPath) = (reopened, nil)
    await whenReopened(reopened.store)
    return reopened
  }

  /// The last opened store, whether its file still exists or not.
  var latest: any RecordStore { served.store }

  /// Notes that the file of a store is gone; false when that was known, or the store is no longer
  /// served.
  func lose(_ lost: ServedStore, path: String) -> Bool {
    guard lost.ledger === served.ledger, lostPath == nil else { return false }
    lostPath = path
    return true
  }

  /// Switches to the person's own store and returns it; does nothing if that has happened already.
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
      // Create nothing: whoever took the file away may bring it back.
      guard Self.hasContent(path) else { throw StoreError.gone(path: path) }
      // Both stores would use the same files beside the database.
      await lost.store.close()
      return ServedStore(try await open(), isDemo: lost.isDemo)
    }
  }

  private static func hasContent(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_size > 0
  }

  /// Closes the store; everything acknowledged is then in one file.
  func close() async {
    await served.store.close()
  }
}
