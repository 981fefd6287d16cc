// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime
import Testing

/// The stores that the conformance suite is run against.
enum StoreKind: String, CaseIterable, CustomTestStringConvertible {
  case memory
  case sqlite

  var testDescription: String { rawValue }

  /// An empty store of this kind.
  func make() throws -> any RecordStore {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: try SQLiteStore(path: Scratch().path("store.sqlite"))
    }
  }

  /// An empty store of this kind with a clock.
  func make(_ clock: TestClock) throws -> any RecordStore {
    switch self {
    case .memory: return MemoryStore(now: { clock.now })
    case .sqlite:
      var options = SQLiteOptions()
      options.now = { clock.now }
      return try SQLiteStore(path: Scratch().path("store.sqlite"), options: options)
    }
  }
}
