// SPDX-License-Identifier: MIT
import CalendarSync

/// A device with a book, what it has read, and what it keeps when its process is killed.
struct ModelDevice {
  var book = NoteBook()
  private var read: [(record: Int, contents: Note)] = []
  private var revisions: [Int: Int64] = [:]
  private var kept: [NoteBook.Entry] = []
  /// The revisions that it knows of, by record.
  private var seen: Set<[Int64]> = []
  /// How often it has asked for a revision only to write over what it has not seen.
  private(set) var blindAsks = 0
  /// The titles that the store has not taken.
  private(set) var refused: Set<Int> = []

  /// What the person in front of it sees.
  var shown: [(record: Int, contents: Note)] {
    book.outbox.laid(over: read).sorted { $0.record < $1.record }
  }

  mutating func refresh(from store: ModelStore) {
    read = store.present
    revisions = store.records.compactMapValues(\.revision)
    for (record, revision) in revisions { seen.insert([Int64(record), revision]) }
  }

  // What people do -------------------------------------------------------------------------------

  mutating func add(_ record: Int, _ note: Note, group: Int? = nil) {
    push(Change(.add, record, values: note, after: note), group: group)
  }

  mutating func edit(_ record: Int, _ values: Note, group: Int? = nil) {
    guard let change = change(of: record, values) else { return }
    push(change, group: group)
  }

  /// The same, of what is not worth undoing.
  mutating func editWithoutUndo(_ record: Int, _ values: Note) {
    guard let change = change(of: record, values) else { return }
    book.pushWithoutUndo(change)
    keep()
  }

  private func change(of record: Int, _ values: Note) -> NoteChange? {
    guard let before = contents(record) else { return nil }
    return Change(
      .edit, record, values: values, before: before, after: before.merged(with: values),
      undoing: Note(
        title: values.title.flatMap { _ in before.title },
        place: values.place.flatMap { _ in before.place }), base: revisions[record])
  }

  mutating func delete(_ record: Int, group: Int? = nil) {
    guard let before = contents(record) else { return }
    push(Change(.delete, record, before: before, base: revisions[record]), group: group)
  }

  mutating func push(_ change: NoteChange, group: Int? = nil) {
    book.push(change, group: group)
    keep()
  }

  func contents(_ record: Int) -> Note? { shown.first { $0.record == record }?.contents }

  // What becomes of it ---------------------------------------------------------------------------

  mutating func keep() { kept = book.outbox.entries }

  /// The process is killed and comes back; its steps to undo are gone, and nothing else.
  mutating func restart() {
    book = NoteBook()
    book.replaceEntries(by: kept)
  }

  /// Sends one entry, over a connection that breaks where `loss` says; returns whether that was heard of.
  @discardableResult
  mutating func send(to store: inout ModelStore, losing loss: Loss = .nothing) -> Bool {
    guard let entry = book.outbox.next, loss != .request else { return false }
    if entry.needsRevision {
      switch store[entry.change.record].revision {
      case let revision?:
        if !seen.contains([Int64(entry.change.record), revision]) { blindAsks += 1 }
        book.note(revision: revision, for: entry.id)
      case nil: book.take(.outdated(.missing), to: entry.id)
      }
      keep()
      return true
    }
    var answer = store.answer(entry)
    if case .written(let revision) = answer {
      // Others may have written since it was sent for the first time.
      answer = .written(revision: min(revision, (entry.sentRevision ?? 0) + 1))
    }
    guard loss != .answer else { return false }
    book.take(answer, to: entry.id)
    if case .written(let revision) = answer { note(entry.change, revision) }
    if case .refused = answer, let title = entry.change.values?.title { refused.insert(title) }
    keep()
    return true
  }

  /// A device knows the record in an answer without reading anew.
  private mutating func note(_ change: NoteChange, _ revision: Int64) {
    revisions[change.record] = revision
    seen.insert([Int64(change.record), revision])
    let former = read.first { $0.record == change.record }?.contents ?? Note()
    read.removeAll { $0.record == change.record }
    guard let values = change.values else { return }
    read.append((change.record, former.merged(with: values)))
  }

  mutating func sendAll(to store: inout ModelStore) {
    while send(to: &store) {}
  }

  /// Where a connection breaks.
  enum Loss: CaseIterable { case nothing, request, answer }
}
