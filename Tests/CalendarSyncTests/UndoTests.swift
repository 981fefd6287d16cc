// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarSync
import Testing

struct UndoTests {
  private let noon = Note(title: 1, place: 1)

  private func started(_ records: Range<Int>) -> (ModelStore, ModelDevice) {
    var (store, device) = (ModelStore(), ModelDevice())
    for record in records { device.add(record, Note(title: record, place: 0)) }
    device.sendAll(to: &store)
    device = ModelDevice()
    device.refresh(from: store)
    return (store, device)
  }

  /// Somebody else edits the first record.
  private func writeElsewhere(_ values: Note, to store: inout ModelStore) {
    var other = ModelDevice()
    other.refresh(from: store)
    other.edit(1, values)
    other.sendAll(to: &store)
  }

  private func contents(_ store: ModelStore) -> [Int: Note] {
    store.records.compactMapValues(\.contents)
  }

  @Test func anEditIsTakenBackAndMadeAgain() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 1, place: 0))
    device.book.redo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 5, place: 0))
  }

  /// What others have changed elsewhere stays, whether or not that was known when it was undone.
  @Test func anUndoGoesOnTopOfWhatOthersHaveChangedElsewhere() {
    var (store, device) = started(1..<2)
    store.compares = true
    device.edit(1, Note(title: 5))
    writeElsewhere(Note(place: 8), to: &store)
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 5, place: 8))
    writeElsewhere(Note(place: 9), to: &store)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 1, place: 9))
    device.book.redo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 5, place: 9))
    #expect(device.book.outbox.entries.isEmpty)
    #expect(store.elsewhere == 3)
  }

  @Test func whatIsUndoneBeforeItIsSentFollowsIt() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.book.undo()
    #expect(device.contents(1) == Note(title: 1, place: 0))
    device.sendAll(to: &store)
    #expect(contents(store) == [1: Note(title: 1, place: 0)])
    #expect(store.written.count == 3)
  }

  @Test func whatOthersHaveChangedSinceIsAConflict() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    writeElsewhere(Note(place: 8), to: &store)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(device.book.outbox.conflicts.count == 1)
    #expect(store[1].contents == Note(title: 5, place: 8))
    // Theirs is kept: there is nothing left to undo.
    device.book.keepTheirs(of: 1)
    #expect(device.book.done.isEmpty && device.book.undone.isEmpty)
  }

  @Test func aTaskIsUndoneAtOnce() {
    var (store, device) = started(1..<4)
    device.edit(1, Note(title: 4))
    device.edit(2, Note(title: 5), group: 1)
    device.delete(3, group: 1)
    device.sendAll(to: &store)
    guard case .changes(let entries, let step) = device.book.undo() else {
      Issue.record("nothing was undone")
      return
    }
    #expect(entries.map(\.change.record) == [3, 2])
    #expect(entries.map(\.change.operation) == [.restore, .edit])
    #expect(step.change?.record == 2)
    device.sendAll(to: &store)
    #expect(contents(store)[1]?.title == 4)
    #expect(contents(store)[2]?.title == 2)
    #expect(contents(store)[3]?.title == 3)
    device.book.redo()
    device.sendAll(to: &store)
    #expect(contents(store)[2]?.title == 5)
    #expect(contents(store)[3] == nil)
  }

  @Test func aNewChangeEndsWhatCouldBeRedone() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.book.undo()
    device.edit(1, Note(title: 6))
    #expect(device.book.undone.isEmpty)
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 6)
  }

  /// Of a task all steps are kept, or none: a part of it would be another one.
  @Test func aHundredTasksAreKeptAsAWhole() {
    var (store, device) = started(1..<4)
    for task in 1...120 {
      for record in 1..<4 { device.edit(record, Note(title: task * 10 + record), group: task) }
      device.sendAll(to: &store)
    }
    #expect(device.book.done.count == 300)
    for _ in 0..<100 {
      device.book.undo()
      device.sendAll(to: &store)
    }
    #expect(device.book.done.isEmpty && device.book.undone.count == 300)
    #expect((1..<4).map { store[$0].contents?.title } == [201, 202, 203])
  }

  @Test func aHundredStepsAreKept() {
    var (store, device) = started(1..<2)
    for title in 10..<130 {
      device.edit(1, Note(title: title))
      device.sendAll(to: &store)
    }
    #expect(device.book.done.count == 100)
    for _ in 0..<100 {
      device.book.undo()
      device.sendAll(to: &store)
    }
    #expect(store[1].contents?.title == 29)
    #expect(device.book.done.isEmpty)
  }

  @Test func whatIsRefusedCannotBeUndone() {
    var (store, device) = started(1..<2)
    store.locked = [1]
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    #expect(device.book.outbox.entries.isEmpty)
    #expect(device.book.done.isEmpty)
  }

  @Test func anUndoThatALockRefusesCanBeTriedAgain() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    store.locked = [1]
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 5)
    #expect(device.book.done.count == 1 && device.book.undone.isEmpty)
    store.locked = []
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 1)
    store.locked = [1]
    device.book.redo()
    device.sendAll(to: &store)
    #expect(device.book.done.isEmpty && device.book.undone.count == 1)
  }

  @Test func whatIsNotWorthUndoingDoesNotStopIt() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    // Such as to hide a calendar.
    device.book.pushWithoutUndo(
      Change(
        .edit, 1, values: Note(place: 9), after: Note(title: 5, place: 9), base: store[1].revision))
    device.sendAll(to: &store)
    #expect(device.book.done.count == 1)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(device.book.outbox.conflicts.isEmpty)
    #expect(store[1].contents == Note(title: 1, place: 9))
  }

  @Test func anUndoLeavesAloneWhatOthersHaveChangedElsewhere() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    writeElsewhere(Note(place: 8), to: &store)
    device.sendAll(to: &store)
    device.book.keepMine(device.book.outbox.conflicts[0].id)
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 5, place: 8))
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 1, place: 8))
    device.book.redo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 5, place: 8))
  }

  @Test func toUndoWhatWasKeptBringsBackTheOtherVersion() {
    for theirs: Note? in [Note(title: 8, place: 3), nil] {
      var (store, device) = started(1..<2)
      device.edit(1, Note(title: 5))
      var other = ModelDevice()
      other.refresh(from: store)
      if let theirs { other.edit(1, theirs) } else { other.delete(1) }
      other.sendAll(to: &store)
      device.sendAll(to: &store)
      device.book.keepMine(device.book.outbox.conflicts[0].id)
      device.sendAll(to: &store)
      #expect(store[1].contents == Note(title: 5, place: theirs?.place ?? 0))
      device.book.undo()
      device.sendAll(to: &store)
      #expect(store[1].contents == theirs)
      device.book.redo()
      device.sendAll(to: &store)
      #expect(store[1].contents?.title == 5)
    }
  }

  @Test func aKeptUndoIsRedoneToTheOtherVersion() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    writeElsewhere(Note(title: 8), to: &store)
    device.book.undo()
    device.sendAll(to: &store)
    device.book.keepMine(device.book.outbox.conflicts[0].id)
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 1)
    device.book.redo()
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 8)
    #expect(device.book.outbox.entries.isEmpty)
  }

  /// What comes back was not forgotten meanwhile.
  @Test func anUndoThatComesBackAfterOtherChangesKnowsItsRevision() {
    var (store, device) = started(1..<3)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    device.book.undo()
    device.edit(2, Note(title: 6))
    store.locked = [1]
    device.sendAll(to: &store)
    store.locked = []
    device.book.undo()
    device.sendAll(to: &store)
    device.book.undo()
    #expect(device.book.outbox.next?.needsRevision == false)
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 1)
  }

  @Test func whatFollowsWhatAnotherProcessHasSentIsOnTopOfThat() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    let first = device.book.outbox.entries[0]
    let answer = store.answer(first)
    device.edit(1, Note(title: 6))
    device.book.replaceEntries(by: [device.book.outbox.entries[1]])
    device.book.take(answer, to: first.id)
    #expect(device.book.outbox.next?.revision == store[1].revision)
  }

  @Test func whatAnotherProcessHasSentIsNoConflictWithWhatItFollows() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.book.pushWithoutUndo(
      Change(.edit, 1, values: Note(place: 9), after: Note(title: 5, place: 9)))
    let entries = device.book.outbox.entries
    device.book.replaceEntries(by: [])
    let first = store.answer(entries[0])
    device.book.take(first, to: entries[0].id)
    var second = entries[1]
    second.revision = store[1].revision
    device.book.take(store.answer(second), to: second.id)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(store[1].contents == Note(title: 1, place: 9))
  }

  @Test func whatFollowsARefusalIsOnTopOfTheSame() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.edit(1, Note(title: 6))
    store.locked = [1]
    device.send(to: &store)
    store.locked = []
    writeElsewhere(Note(title: 8), to: &store)
    device.sendAll(to: &store)
    #expect(device.book.outbox.conflicts.count == 1)
    #expect(store[1].contents?.title == 8)
  }

  @Test func undosThatALockRefusesComeBackInTheirOrder() {
    var (store, device) = started(1..<2)
    for title in 5...7 {
      device.edit(1, Note(title: title))
      device.sendAll(to: &store)
    }
    for isRedo in [false, true] {
      store.locked = []
      if isRedo { undoAll(&device, &store) }
      store.locked = [1]
      for _ in 0..<3 { _ = isRedo ? device.book.redo() : device.book.undo() }
      device.sendAll(to: &store)
      #expect((isRedo ? device.book.undone : device.book.done).count == 3)
      store.locked = []
      for title in isRedo ? [5, 6, 7] : [6, 5, 1] {
        _ = isRedo ? device.book.redo() : device.book.undo()
        device.sendAll(to: &store)
        #expect(store[1].contents?.title == title)
        #expect(device.book.outbox.conflicts.isEmpty)
      }
    }
  }

  private func undoAll(_ device: inout ModelDevice, _ store: inout ModelStore) {
    while !device.book.done.isEmpty {
      device.book.undo()
      device.sendAll(to: &store)
    }
  }

  @Test func undoAndRedoBeforeTheAnswersMakeNoConflict() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.book.undo()
    device.book.redo()
    device.send(to: &store)
    device.edit(1, Note(title: 6))
    device.sendAll(to: &store)
    for title in [5, 1] {
      device.book.undo()
      device.sendAll(to: &store)
      #expect(store[1].contents?.title == title)
      #expect(device.book.outbox.entries.isEmpty)
    }
  }

  @Test func whatAnotherProcessHasWrittenAndWeSendIsNoStepOfOurs() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    device.sendAll(to: &store)
    // Another window's edit, which this one finds in what they share.
    let shared = OutboxEntry(
      id: 50, change: NoteChange(.edit, 1, values: Note(title: 9)), revision: store[1].revision)
    device.book.replaceEntries(by: [shared])
    device.sendAll(to: &store)
    #expect(store[1].contents?.title == 9)
    device.book.undo()
    device.sendAll(to: &store)
    #expect(device.book.outbox.conflicts.count == 1)
    #expect(store[1].contents?.title == 9)
  }

  /// Two windows of a browser share what is stored, and either sends what both have.
  @Test func whatAnotherProcessHasSentIsUndoneOnTopOfThat() {
    var (store, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    let entry = device.book.outbox.entries[0]
    let answer = store.answer(entry)
    device.book.replaceEntries(by: [])
    #expect(device.book.take(answer, to: entry.id) == nil)
    writeElsewhere(Note(place: 8), to: &store)
    device.book.undo()
    #expect(device.book.outbox.next?.needsRevision == false)
    device.sendAll(to: &store)
    #expect(device.book.outbox.conflicts.count == 1)
    #expect(store[1].contents == Note(title: 5, place: 8))
  }

  @Test func whatAnotherProcessWasRefusedCannotBeUndone() {
    var (_, device) = started(1..<2)
    device.edit(1, Note(title: 5))
    let entry = device.book.outbox.entries[0]
    device.book.replaceEntries(by: [])
    #expect(device.book.take(.refused(isLasting: true), to: entry.id) == nil)
    #expect(device.book.done.isEmpty)
  }

  @Test func anImportIsTakenBackByTheStore() {
    var book = NoteBook()
    book.remember(unit: 31)
    guard case .unit(31, let step) = book.undo() else {
      Issue.record("no unit")
      return
    }
    // The server is away: the same can be tried again.
    book.push(NoteChange(.add, 1, values: noon, after: noon))
    book.noteNotMoved(step.id, isLasting: false)
    #expect(book.done.count == 2)
    book.undo()
    guard case .unit(31, let again) = book.undo() else {
      Issue.record("no unit")
      return
    }
    book.noteMoved(again.id, as: 32)
    guard case .unit(32, let redone) = book.redo() else {
      Issue.record("no unit to redo")
      return
    }
    // What it was about has changed since.
    book.noteNotMoved(redone.id, isLasting: true)
    #expect(book.done.isEmpty && book.undone.count == 1)
    guard case .nothing = book.undo() else {
      Issue.record("something is left")
      return
    }
  }

  /// Undo after edits is the identity, and redo after it another, whenever they are sent.
  @Test func undoingAllIsTheIdentity() {
    var count = 0
    for seed in WalkPlan.seeds(0...499) {
      var random = SeededNumbers(seed: seed)
      var (store, device) = started(1..<5)
      let before = contents(store)
      for number in 0..<Int.random(in: 1...60, using: &random) {
        let record = Int.random(in: 1..<8, using: &random)
        let group = Bool.random(using: &random) ? number / 3 : nil
        change(record, to: 100 + number, group: group, on: &device, by: &random)
        if Bool.random(using: &random) { device.sendAll(to: &store) }
      }
      let steps = device.book.done.count
      var after = store
      var sending = device
      sending.sendAll(to: &after)
      while !device.book.done.isEmpty {
        device.book.undo()
        if Bool.random(using: &random) { device.sendAll(to: &store) }
      }
      device.sendAll(to: &store)
      #expect(contents(store) == before, "seed \(seed)")
      while !device.book.undone.isEmpty {
        device.book.redo()
        if Bool.random(using: &random) { device.sendAll(to: &store) }
      }
      device.sendAll(to: &store)
      #expect(contents(store) == contents(after), "seed \(seed)")
      #expect(device.book.outbox.entries.isEmpty, "seed \(seed)")
      #expect(device.book.done.count == steps, "seed \(seed)")
      count += steps
    }
    #expect(count > 9_000)
  }

  private func change(
    _ record: Int, to title: Int, group: Int?, on device: inout ModelDevice,
    by random: inout SeededNumbers
  ) {
    guard device.contents(record) != nil else {
      // A record that was deleted keeps its id; another one is made.
      let isNew = !device.book.done.contains { $0.change?.record == record } && record >= 5
      if isNew { device.add(record, Note(title: title, place: 0), group: group) }
      return
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      device.delete(record, group: group)
    } else {
      device.edit(record, Note(title: title), group: group)
    }
  }
}
