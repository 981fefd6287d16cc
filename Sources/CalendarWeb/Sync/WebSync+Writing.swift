// SPDX-License-Identifier: MIT
import CalendarSync

extension WebSync {
  /// Writes what has become of what was asked.
  mutating func write(
    _ outcome: Outcome, step: Int = 0, before: Int32? = nil, after: Int32? = nil,
    unit: Int64? = nil
  ) {
    reply.word(outcome.rawValue)
    reply.word(Int32(truncatingIfNeeded: step))
    reply.word(before ?? -1)
    reply.word(after ?? -1)
    write(unit)
  }

  /// Writes where the book stands.
  mutating func writeBook() {
    let next = book.outbox.next
    reply.word(Int32(truncatingIfNeeded: next?.id ?? -1))
    reply.word(next?.needsRevision == true ? 1 : 0)
    reply.word(Int32(truncatingIfNeeded: book.outbox.entries.count))
    for entry in book.outbox.entries { write(entry) }
    for step in book.steps {
      guard let change = step.change else { continue }
      for held in [change.before, change.after, change.redoing, change.undoing] {
        reply.word(held ?? -1)
      }
    }
  }

  /// Writes an entry: its id, operation and record, what is written, what the record held before and
  /// holds after, the revision that it was made on top of and the one that it is sent with instead, whether
  /// the store has the record in a conflict, and what it holds then with which revision.
  private mutating func write(_ entry: OutboxEntry<Int32, Int32>) {
    let change = entry.change
    reply.word(Int32(truncatingIfNeeded: entry.id))
    reply.word(Int32(change.operation.rawValue))
    reply.word(change.record)
    reply.word(change.values ?? -1)
    reply.word(change.before ?? -1)
    reply.word(change.after ?? -1)
    write(entry.revision)
    write(entry.laterRevision)
    reply.word(Int32(stored(entry.conflict).rawValue))
    reply.word(entry.conflict?.contents ?? -1)
    write(entry.conflict?.revision)
  }

  private func stored(_ conflict: StoredRecord<Int32>?) -> Stored {
    switch conflict {
    case nil: .none
    case .missing: .missing
    case .deleted: .deleted
    case .present: .present
    }
  }

  /// Writes a number of up to 53 bits in two words, the higher one first; −1 for none.
  private mutating func write(_ number: Int64?) {
    let number = number ?? -1
    reply.word(Int32(truncatingIfNeeded: number >> 32))
    reply.word(Int32(truncatingIfNeeded: number))
  }
}
