// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarSync

/// A model store behind a network that loses what it is told to.
actor ModelNetwork: SyncStore {
  private(set) var store = ModelStore()
  private(set) var requests = 0
  private(set) var takenBack: [Int64] = []
  private var losses: [ModelDevice.Loss] = []

  struct Cut: Error {}

  /// What becomes of the next requests; afterwards all arrive.
  func lose(_ losses: [ModelDevice.Loss]) { self.losses = losses }

  func lock(_ records: Set<Int>) { store.locked = records }

  /// Somebody else writes.
  func write(_ change: NoteChange, on revision: Int64?) {
    _ = store.answer(OutboxEntry(id: 1, change: change, revision: revision))
  }

  private func pass<Value>(_ body: () -> Value) throws -> Value {
    requests += 1
    let loss = losses.isEmpty ? .nothing : losses.removeFirst()
    if loss == .request { throw Cut() }
    let value = body()
    if loss == .answer { throw Cut() }
    return value
  }

  func send(_ entry: OutboxEntry<Int, Note>) throws -> SyncReply<Note> {
    let answer = try pass { store.answer(entry) }
    if case .refused = answer { return SyncReply(answer, reason: "it is locked") }
    return SyncReply(answer)
  }

  func record(_ record: Int) throws -> StoredRecord<Note> { try pass { store[record] } }

  func takeBack(_ unit: Int64) throws -> Int64? {
    try pass {
      takenBack.append(unit)
      return unit < 100 ? unit + 1 : nil
    }
  }
}
