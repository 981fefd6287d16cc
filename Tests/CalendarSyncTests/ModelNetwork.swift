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

  func send(_ entry: OutboxEntry<Int, Note>) async throws -> StoreAnswer<Note> {
    while isHolding { await Task.yield() }
    let answer = try pass { store.answer(entry) }
    if case .refused(let isLasting) = answer {
      throw StoreRefusal("it is locked", isLasting: isLasting)
    }
    return answer
  }

  /// Whether requests wait.
  var isHolding = false

  func hold(_ isHolding: Bool) { self.isHolding = isHolding }

  func record(_ record: Int) throws -> StoredRecord<Note> {
    if record == 99 { throw StoreRefusal("it cannot be read") }
    return try pass { store[record] }
  }

  func takeBack(_ unit: Int64) async throws -> Int64 {
    // Long enough for another one to come.
    for _ in 0..<10 { await Task.yield() }
    return try pass {
      takenBack.append(unit)
      return Result<Int64, StoreRefusal> {
        () throws(StoreRefusal) in
        guard unit < 100 else { throw StoreRefusal("it has changed since") }
        return unit + 1
      }
    }.get()
  }
}
