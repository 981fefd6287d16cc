// SPDX-License-Identifier: MIT
import CalendarStore

/// The store that the server answers from, and what is derived from it.
struct ServedStore: Sendable {
  let store: any RecordStore
  let ledger: StreakLedger
  /// Whether it is the demonstration.
  let isDemo: Bool

  init(_ store: any RecordStore, isDemo: Bool) {
    self.store = store
    self.ledger = StreakLedger(store)
    self.isDemo = isDemo
  }
}
