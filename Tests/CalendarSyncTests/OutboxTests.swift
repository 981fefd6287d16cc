// SPDX-License-Identifier: MIT
import CalendarSync
import Testing

struct OutboxTests {
  private let noon = Note(title: 1, place: 1)
  private let later = Note(title: 2, place: 1)

  private func edit(_ record: Int, base: Int64? = 7) -> NoteChange {
    Change(.edit, record, values: Note(title: 2), before: noon, after: later, base: base)
  }

  private var deletion: NoteChange { Change(.delete, 1, before: noon, base: 7) }

  @Test func changesOfOneRecordAreSentInOrderEachOnTopOfTheOneBefore() {
    var outbox = Outbox<Int, Note>()
    let first = outbox.push(edit(1))
    let second = outbox.push(edit(1, base: 7))
    #expect(first.revision == 7)
    #expect(second.revision == nil)
    #expect(outbox.next == first)
    #expect(outbox.take(.written(revision: 12), to: first.id) == .settled)
    #expect(outbox.next?.id == second.id)
    #expect(outbox.next?.revision == 12)
  }

  @Test func aRevisionIsAskedForWhereNoneIsKnown() {
    var outbox = Outbox<Int, Note>()
    let entry = outbox.push(edit(1, base: nil))
    #expect(entry.needsRevision)
    outbox.note(revision: 4, for: entry.id)
    #expect(outbox.next?.revision == 4)
    // What is known is not replaced.
    outbox.note(revision: 5, for: entry.id)
    #expect(outbox.next?.revision == 4)
    #expect(!outbox.push(Change(.add, 2, values: noon, after: noon)).needsRevision)
  }

  @Test func aConflictStopsItsRecordAndNoOther() {
    var outbox = Outbox<Int, Note>()
    let first = outbox.push(edit(1))
    outbox.push(edit(1))
    let other = outbox.push(edit(2))
    let theirs = StoredRecord.present(Note(title: 3, place: 3), revision: 9)
    #expect(outbox.take(.outdated(theirs), to: first.id) == .conflict)
    #expect(outbox.next == other)
    #expect(outbox.conflicts.map(\.id) == [first.id])
    #expect(outbox.take(.written(revision: 10), to: other.id) == .settled)
    #expect(outbox.next == nil)
    #expect(outbox.entries.count == 2)
  }

  @Test func whatOthersHaveChangedElsewhereIsNoConflict() {
    var outbox = Outbox<Int, Note>()
    let entry = outbox.push(edit(1))
    outbox.push(edit(1))
    let theirs = StoredRecord.present(Note(title: 1, place: 3), revision: 9)
    #expect(outbox.take(.outdatedElsewhere(theirs), to: entry.id) == .rebased)
    #expect(outbox.conflicts.isEmpty)
    #expect(outbox.next?.id == entry.id)
    #expect(outbox.next?.sentRevision == 9)
    #expect(outbox.next?.change == entry.change)
    #expect(outbox.take(.written(revision: 10), to: entry.id) == .settled)
    // What follows was made without a look at what the others have written.
    #expect(outbox.next?.sentRevision == 7)
  }

  /// There is no elsewhere in what has gone, or in what is to go.
  @Test func onlyAnEditOfWhatIsThereHasAnElsewhere() {
    var checked = 0
    for current in [StoredRecord<Note>.missing, .deleted(revision: 9), .present(noon, revision: 9)]
    {
      for operation in [NoteChange.Operation.add, .edit, .restore, .delete, .put] {
        var (one, other) = (Outbox<Int, Note>(), Outbox<Int, Note>())
        let change = Change(operation, 1, values: later, after: later, base: 7)
        let id = one.push(change).id
        other.push(change)
        let outcome = one.take(.outdatedElsewhere(current), to: id)
        if operation == .edit, current.contents != nil {
          #expect(outcome == .rebased)
        } else {
          #expect(outcome == other.take(.outdated(current), to: id))
          #expect(one.entries == other.entries)
        }
        checked += 1
      }
    }
    #expect(checked == 15)
  }

  @Test func whatIsKeptIsSentOnTopOfWhatTheStoreHas() {
    var outbox = Outbox<Int, Note>()
    let entry = outbox.push(edit(1))
    let theirs = Note(title: 3, place: 3)
    _ = outbox.take(.outdated(.present(theirs, revision: 9)), to: entry.id)
    #expect(outbox.keepMine(entry.id).isEmpty)
    let again = outbox.next
    #expect(again?.revision == 9)
    #expect(again?.change.before == theirs)
    // The place that the others have written stays.
    #expect(again?.change.values == Note(title: 2))
    #expect(again?.change.operation == .edit)
  }

  /// What is asked of the store, by what was wanted and what it has.
  @Test func whatIsKeptFitsWhatTheStoreHas() {
    typealias Operation = NoteChange.Operation
    let stored: [StoredRecord<Note>] = [
      .missing, .deleted(revision: 9), .present(noon, revision: 9),
    ]
    let expected: [(Operation, [Operation])] = [
      (.add, [.add, .restore, .edit]),
      (.edit, [.add, .restore, .edit]),
      (.restore, [.add, .restore, .restore]),
      (.put, [.put, .put, .put]),
    ]
    for (wanted, asked) in expected {
      for (current, operation) in zip(stored, asked) {
        var outbox = Outbox<Int, Note>()
        let entry = outbox.push(Change(wanted, 1, values: later, after: later, base: 7))
        #expect(outbox.take(.outdated(current), to: entry.id) == .conflict)
        outbox.keepMine(entry.id)
        #expect(outbox.next?.change.operation == operation, "\(wanted) over \(current)")
        #expect(outbox.next?.revision == current.revision)
        #expect(outbox.next?.change.before == current.contents)
      }
    }
  }

  @Test func aRecordThatIsMadeOrRestoredHasAllItsContents() {
    for current in [StoredRecord<Note>.missing, .deleted(revision: 9)] {
      var outbox = Outbox<Int, Note>()
      let entry = outbox.push(edit(1))
      _ = outbox.take(.outdated(current), to: entry.id)
      outbox.keepMine(entry.id)
      #expect(outbox.next?.change.values == later)
    }
  }

  @Test func aDeletionOfWhatIsGoneIsDone() {
    for current in [StoredRecord<Note>.missing, .deleted(revision: 9)] {
      var outbox = Outbox<Int, Note>()
      let entry = outbox.push(deletion)
      #expect(outbox.take(.outdated(current), to: entry.id) == .settled)
      #expect(outbox.entries.isEmpty)
    }
    var outbox = Outbox<Int, Note>()
    let entry = outbox.push(deletion)
    #expect(outbox.take(.outdated(.present(later, revision: 9)), to: entry.id) == .conflict)
    outbox.keepMine(entry.id)
    #expect(outbox.next?.revision == 9)
  }

  @Test func whatWasUndoneMeanwhileIsNotRestoredTwice() {
    var outbox = Outbox<Int, Note>()
    let edited = outbox.push(edit(1))
    let restored = outbox.push(Change(.restore, 1, values: noon, after: noon))
    let other = outbox.push(Change(.restore, 2, values: noon, after: noon, base: 3))
    _ = outbox.take(.outdated(.deleted(revision: 9)), to: edited.id)
    // The version that is kept is that of the edit, not of who has undone the deletion.
    #expect(outbox.latest(outbox.conflicts[0]) == later)
    #expect(outbox.keepMine(edited.id).map(\.id) == [restored.id])
    #expect(outbox.entries.map(\.id) == [edited.id, other.id])
  }

  /// Somebody else may have made a record with the same id.
  @Test func whatFollowsARefusedAdditionOverwritesNothing() {
    var outbox = Outbox<Int, Note>()
    let added = outbox.push(Change(.add, 1, values: noon, after: noon))
    outbox.push(edit(1, base: nil))
    #expect(outbox.take(.refused(isLasting: true), to: added.id) == .refused)
    #expect(outbox.next?.needsRevision == false)
    // No record has this one.
    #expect(outbox.next?.revision == 0)
  }

  @Test func whatIsGivenUpIsNotSent() {
    var outbox = Outbox<Int, Note>()
    let first = outbox.push(edit(1))
    let other = outbox.push(edit(2))
    let second = outbox.push(edit(1))
    #expect(outbox.keepTheirs(of: 1).map(\.id) == [first.id, second.id])
    #expect(outbox.entries == [other])
    #expect(outbox.keepTheirs(of: 1).isEmpty)
  }

  @Test func whatIsNotThereIsNotAnswered() {
    var outbox = Outbox<Int, Note>()
    let entry = outbox.push(edit(1))
    #expect(outbox.take(.written(revision: 1), to: entry.id + 1) == nil)
    #expect(outbox.keepMine(entry.id).isEmpty)
    #expect(outbox.entries == [entry])
  }

  @Test func storedEntriesComeBackAndNewOnesHaveOtherIDs() {
    var outbox = Outbox<Int, Note>()
    outbox.push(edit(1))
    let kept = [outbox.push(edit(2)), outbox.push(edit(3))]
    var other = Outbox<Int, Note>()
    other.replaceEntries(by: kept)
    #expect(other.entries == kept)
    #expect(!kept.map(\.id).contains(other.push(edit(4)).id))
  }

  @Test func theOverlayIsWhatAllThatWaitsComesTo() {
    var outbox = Outbox<Int, Note>()
    let read = [
      (record: 1, contents: noon), (record: 2, contents: noon), (record: 3, contents: noon),
    ]
    let edited = outbox.push(edit(2)).id
    outbox.push(Change(.delete, 1, before: noon, base: 7))
    outbox.push(Change(.add, 9, values: noon, after: noon))
    outbox.push(Change(.edit, 9, values: Note(title: 2), before: noon, after: later))
    outbox.push(Change(.add, 8, values: noon, after: noon))
    outbox.push(Change(.delete, 8, before: noon))
    #expect(
      outbox.overlay == [
        Overlaid(record: 2, contents: later, entry: edited),
        Overlaid(record: 1, contents: nil, entry: edited + 1),
        Overlaid(record: 9, contents: later, entry: edited + 3),
        Overlaid(record: 8, contents: nil, entry: edited + 5),
      ])
    let shown = outbox.laid(over: read)
    #expect(shown.map(\.record) == [2, 3, 9])
    #expect(shown.map(\.contents) == [later, noon, later])
  }
}
