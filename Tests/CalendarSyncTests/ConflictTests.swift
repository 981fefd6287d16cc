// SPDX-License-Identifier: MIT
import CalendarSync
import Testing

/// Conflicts that are open while others go on: they are about what the store has now.
struct ConflictTests {
  private let noon = Note(title: 1, place: 1)
  private let later = Note(title: 2, place: 1)

  private func edit(to title: Int, before: Note, base: Int64?) -> NoteChange {
    Change(
      .edit, 1, values: Note(title: title), before: before,
      after: before.merged(with: Note(title: title)), undoing: Note(title: before.title), base: base
    )
  }

  /// A store with a record of revision 1.
  private func begin() -> ModelStore {
    var store = ModelStore()
    _ = store.answer(OutboxEntry(id: 1, change: Change(.add, 1, values: noon), revision: nil))
    store.compares = true
    return store
  }

  /// Somebody else writes.
  private func write(_ change: NoteChange, on revision: Int64, to store: inout ModelStore) {
    let answer = store.answer(OutboxEntry(id: 1, change: change, revision: revision))
    #expect(answer == .written(revision: revision + 1))
  }

  private func send(_ book: inout NoteBook, to store: inout ModelStore) {
    while let entry = book.outbox.next { book.take(store.answer(entry), to: entry.id) }
  }

  /// Two processes that share what is kept: one deletes a record that the other one is editing, and takes
  /// that back while somebody is asked.
  private func deletedAndRestored() -> (book: NoteBook, store: ModelStore, edit: Int) {
    var (store, book) = (begin(), NoteBook())
    book.push(Change(.delete, 1, before: noon, base: 1))
    send(&book, to: &store)
    #expect(book.outbox.entries.isEmpty)
    let entry = OutboxEntry(id: 7, change: self.edit(to: 2, before: noon, base: 1), revision: 1)
    book.replaceEntries(by: [entry])
    send(&book, to: &store)
    #expect(book.outbox.conflicts.first?.conflict == .deleted(revision: 2))
    book.undo()
    return (book, store, entry.id)
  }

  @Test func aDeletionIsTakenBackWhileAnEditOfItWaits() {
    var (book, store, _) = deletedAndRestored()
    #expect(book.outbox.next?.change.operation == .restore)
    #expect(book.outbox.next?.revision == 2)
    send(&book, to: &store)
    // The edit is of what is there again, so nobody has to decide.
    #expect(book.outbox.entries.isEmpty)
    #expect(store[1] == .present(later, revision: 4))
    #expect(store.blindWrites == 0)
  }

  @Test func whoeverKeepsTheOtherVersionKeepsWhatWasMadeOfIt() {
    var (book, store, id) = deletedAndRestored()
    let following = book.push(edit(to: 5, before: noon, base: nil))
    // Before anything can be sent.
    #expect(book.keepTheirs(of: 1).map(\.id) == [id])
    #expect(book.outbox.entries.last == following)
    send(&book, to: &store)
    #expect(store[1] == .present(Note(title: 5, place: 1), revision: 4))
    #expect(book.outbox.entries.isEmpty)
  }

  @Test func whoeverKeepsTheirOwnVersionRestoresItOnce() {
    var (book, store, id) = deletedAndRestored()
    #expect(book.outbox.latest(book.outbox.conflicts[0]) == later)
    book.keepMine(id)
    send(&book, to: &store)
    #expect(book.outbox.entries.isEmpty)
    #expect(store[1] == .present(later, revision: 3))
  }

  @Test func anEditIsTakenBackWhileAnotherOneWaits() {
    var (store, book) = (begin(), NoteBook())
    book.push(edit(to: 3, before: noon, base: 1))
    send(&book, to: &store)
    let entry = OutboxEntry(id: 7, change: edit(to: 2, before: noon, base: 1), revision: 1)
    book.replaceEntries(by: [entry])
    send(&book, to: &store)
    #expect(book.outbox.conflicts.count == 1)
    book.undo()
    send(&book, to: &store)
    #expect(book.outbox.entries.isEmpty)
    #expect(store[1] == .present(later, revision: 4))
  }

  /// What follows one's own version is not about the other one, whatever revision was read.
  @Test func whatFollowsOnesOwnVersionWaitsWithIt() {
    var (store, book) = (begin(), NoteBook())
    write(edit(to: 3, before: noon, base: 1), on: 1, to: &store)
    book.push(edit(to: 2, before: noon, base: 1))
    send(&book, to: &store)
    book.push(edit(to: 5, before: later, base: 2))
    #expect(book.outbox.next == nil)
    #expect(book.keepTheirs(of: 1).count == 2)
  }

  @Test func aConflictIsAboutWhatTheStoreHasNow() {
    var (store, book) = (begin(), NoteBook())
    write(edit(to: 3, before: noon, base: 1), on: 1, to: &store)
    let id = book.push(edit(to: 2, before: noon, base: 1)).id
    send(&book, to: &store)
    let newer = Note(title: 4, place: 1)
    write(edit(to: 4, before: noon, base: 2), on: 2, to: &store)
    #expect(book.outbox.next == nil)
    book.recheckConflicts()
    // Whatever another process has kept meanwhile.
    book.replaceEntries(by: book.outbox.entries)
    #expect(book.outbox.next?.id == id)
    #expect(book.outbox.conflicts.count == 1)
    #expect(book.take(.outdated(store[1]), to: id) == .stillConflict)
    #expect(book.outbox[id]?.conflict == .present(newer, revision: 3))
    #expect(book.outbox.next == nil)
    book.keepMine(id)
    send(&book, to: &store)
    #expect(store[1] == .present(later, revision: 4))
  }

  @Test func whatNoLongerConflictsIsSent() {
    var (store, book) = (begin(), NoteBook())
    write(edit(to: 3, before: noon, base: 1), on: 1, to: &store)
    let id = book.push(edit(to: 2, before: noon, base: 1)).id
    send(&book, to: &store)
    #expect(book.outbox.conflicts.count == 1)
    write(edit(to: 1, before: noon, base: 2), on: 2, to: &store)
    book.recheckConflicts()
    #expect(book.take(.outdatedElsewhere(store[1]), to: id) == .rebased)
    #expect(book.outbox.conflicts.isEmpty)
    send(&book, to: &store)
    #expect(store[1] == .present(later, revision: 4))
  }

  /// What replaces or deletes all of a record is on top of one that holds again what it did.
  @Test func whatIsAsItWasIsReplacedOrDeleted() {
    for operation in [NoteChange.Operation.put, .delete] {
      var book = NoteBook()
      let values = operation == .put ? later : nil
      let change = Change(operation, 1, values: values, before: noon, after: values, base: 1)
      let id = book.push(change).id
      book.take(.outdated(.present(later, revision: 2)), to: id)
      book.recheckConflicts()
      #expect(book.take(.outdatedAlike(.present(noon, revision: 3)), to: id) == .rebased)
      #expect(book.outbox.next?.sentRevision == 3)
      book.take(.written(revision: 4), to: id)
      book.undo()
      // All that is replaced was seen.
      #expect(book.outbox.next?.sentRevision == 4)
      #expect(book.outbox.next?.change.before == values)
      #expect(book.outbox.next?.change.after == noon)
    }
  }

  /// There is nothing of which it would be alike.
  @Test func whatIsNotThereIsNotAlike() {
    for operation in [NoteChange.Operation.add, .edit, .restore, .delete, .put] {
      for current in [StoredRecord<Note>.missing, .deleted(revision: 9)] {
        var (one, other) = (Outbox<Int, Note>(), Outbox<Int, Note>())
        let change = Change(operation, 1, values: later, after: later, base: 7)
        let id = one.push(change).id
        other.push(change)
        #expect(one.take(.outdatedAlike(current), to: id) == other.take(.outdated(current), to: id))
        #expect(one.entries == other.entries)
      }
    }
  }

  /// Somebody has not decided yet, and may by the time the store takes it.
  @Test func aConflictOutlivesARefusalOfTheQuestion() {
    var book = NoteBook()
    let id = book.push(edit(to: 2, before: noon, base: 1)).id
    book.take(.outdated(.deleted(revision: 2)), to: id)
    book.recheckConflicts()
    #expect(book.take(.refused(isLasting: true), to: id) == .stillConflict)
    #expect(book.outbox.conflicts.map(\.id) == [id])
    #expect(book.outbox.next == nil)
    #expect(book.done.count == 1)
    book.keepMine(id)
    #expect(book.take(.refused(isLasting: true), to: id) == .refused)
    #expect(book.done.isEmpty)
  }

  /// It would be on top of what nobody has seen.
  @Test func whatIsOnTopOfNothingKnownIsNotAskedAgain() {
    var book = NoteBook()
    let id = book.push(edit(to: 2, before: noon, base: nil)).id
    book.take(.outdated(.missing), to: id)
    book.recheckConflicts()
    #expect(book.outbox.next == nil)
    #expect(book.outbox.conflicts.map(\.id) == [id])
  }
}
