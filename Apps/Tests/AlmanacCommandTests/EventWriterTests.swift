// SPDX-License-Identifier: MIT
import CalendarModel
import CivilTime
import Testing

@testable import CalendarEngine
@testable import CalendarStore
@testable import almanac

/// What hands make of events, in a database in a file that others write to, lock and fill.
@MainActor
struct EventWriterTests {
  // Undoing --------------------------------------------------------------------------------------

  @Test func aHundredStepsAreUndoneAndRedone() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 0)
    for number in 1...99 { try await desk.move(id, to: Int32(number % 23) + 1) }
    for number in (1...99).reversed() {
      #expect(try await desk.inStore() == ["Lunch \(number % 23 + 1)"])
      #expect(try await desk.writer.undo()?.hasPrefix("event edited") == true)
    }
    #expect(try await desk.writer.undo()?.hasPrefix("event added") == true)
    #expect(try await desk.inStore().isEmpty)
    await #expect(throws: CommandFailure.self) { _ = try await desk.writer.undo() }
    for _ in 1...100 { #expect(try await desk.writer.redo()) }
    #expect(try await desk.inStore() == ["Lunch \(99 % 23 + 1)"])
    await #expect(throws: CommandFailure.self) { _ = try await desk.writer.redo() }
    #expect(try desk.changeCount() == 1 + 100 + 100 + 100)
  }

  @Test func aDeedIsUndoneAtOnce() async throws {
    let desk = try await WriterDesk()
    let ids = [try await desk.make("Lunch", at: 12), try await desk.make("Walk", at: 14)]
    let deed = desk.nextDeed
    for id in ids { try await desk.move(id, to: 20, in: deed) }
    #expect(try await desk.inStore() == ["Lunch 20", "Walk 20"])
    #expect(try await desk.writer.undo() == "2 events edited")
    #expect(try await desk.inStore() == ["Lunch 12", "Walk 14"])
    let removal = try await desk.writer.remove(ids, in: desk.nextDeed)
    #expect(removal.events.map(\.title) == ["Lunch", "Walk"] && removal.problems.isEmpty)
    #expect(try await desk.inStore().isEmpty)
    #expect(try await desk.writer.undo() == "2 events deleted")
    #expect(try await desk.inStore() == ["Lunch 12", "Walk 14"])
    #expect(try await desk.writer.redo())
    #expect(try await desk.inStore().isEmpty)
  }

  @Test func aHundredDeedsAreUndoneHoweverManyEventsTheyAreAbout() async throws {
    let desk = try await WriterDesk()
    let ids = [try await desk.make("Lunch", at: 0), try await desk.make("Walk", at: 0)]
    for number in 1...100 {
      let deed = desk.nextDeed
      for id in ids { try await desk.move(id, to: Int32(number % 23) + 1, in: deed) }
    }
    for _ in 1...100 { #expect(try await desk.writer.undo() == "2 events edited") }
    #expect(try await desk.inStore() == ["Lunch 0", "Walk 0"])
  }

  /// The host of a calendar hears of a deletion by hand as of any edit.
  @Test func aDeletionByHandIsStoredAndUndone() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let taken = try desk.taken(id)
    try await desk.writer.change(Edit(kind: .delete, before: taken, after: taken))
    #expect(try await desk.inStore().isEmpty)
    #expect(try await desk.writer.undo()?.hasPrefix("event deleted") == true)
    #expect(try await desk.inStore() == ["Lunch 12"])
    #expect(try await desk.writer.redo())
    #expect(try await desk.inStore().isEmpty)
  }

  @Test func anEventComesBackWithItsNotes() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.change(id) { $0.notes = "Bring water." }
    try await desk.read()
    _ = try await desk.writer.remove([id], in: desk.nextDeed)
    _ = try await desk.writer.undo()
    #expect(try await desk.other.event(id)?.event.notes == "Bring water.")
  }

  /// What others have changed elsewhere in the event stays.
  @Test func anUndoTakesBackWhatWasDoneHereAlone() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.move(id, to: 13)
    try await desk.change(id) { ($0.title, $0.notes) = ("Dinner", "Late.") }
    #expect(try await desk.writer.undo() != nil)
    #expect(try await desk.inStore() == ["Dinner 12"])
    #expect(try await desk.other.event(id)?.event.notes == "Late.")
  }

  @Test func anUndoThatMeetsWhatOthersHaveDoneIsDecidedAbout() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.move(id, to: 13)
    try await desk.moveElsewhere(id, to: 18)
    #expect(try await desk.writer.undo() == nil)
    #expect(desk.takeNews() == [.conflict])
    let conflict = try #require(desk.writer.conflicts.first)
    #expect(conflict.whatHappened == "Lunch was changed elsewhere meanwhile.")
    #expect(conflict.own?.contains("12:00-13:00") == true)
    #expect(conflict.other?.contains("18:00-19:00") == true)
    #expect(try await desk.inStore() == ["Lunch 18"])
    #expect(try await desk.read() == ["Lunch 12"])
    try await desk.writer.keepMine(conflict)
    #expect(try await desk.inStore() == ["Lunch 12"])
  }

  @Test func whatOthersHaveTakenBackIsNoConflictAnyMore() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.move(id, to: 13)
    try await desk.moveElsewhere(id, to: 18)
    #expect(try await desk.writer.undo() == nil)
    let first = try #require(desk.writer.conflicts.first)
    #expect(desk.writer.isStill(first))
    // The question follows what others go on to do.
    try await desk.moveElsewhere(id, to: 19)
    await desk.writer.recheckConflicts()
    #expect(!desk.writer.isStill(first))
    #expect(desk.writer.conflicts.first?.other?.contains("19:00-20:00") == true)
    #expect(desk.takeNews() == [.conflict])
    try await desk.moveElsewhere(id, to: 13)
    await desk.writer.recheckConflicts()
    #expect(desk.writer.conflicts.isEmpty)
    #expect(desk.takeNews() == [.stored])
    #expect(try await desk.inStore() == ["Lunch 12"])
  }

  @Test func whatIsDeletedHereAndIsAgainAsItWasIsDeleted() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.move(id, to: 13)
    #expect(try await desk.writer.undo() != nil)
    let lock = try DatabaseLock(desk.path)
    // Undoing that it was made deletes it.
    _ = try await desk.writer.undo()
    lock.release()
    try await desk.moveElsewhere(id, to: 18)
    await desk.writer.retryNow()
    #expect(desk.writer.conflicts.count == 1)
    try await desk.moveElsewhere(id, to: 12)
    await desk.writer.recheckConflicts()
    #expect(desk.writer.conflicts.isEmpty)
    #expect(try await desk.inStore().isEmpty)
  }

  @Test func whatALockedCalendarRefusesCanBeUndoneLater() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.move(id, to: 13)
    try await lock(true, desk)
    await #expect(throws: CommandFailure.self) { _ = try await desk.writer.undo() }
    await #expect(throws: CommandFailure.self) { try await desk.move(id, to: 15) }
    #expect(try await desk.read() == ["Lunch 13"])
    try await lock(false, desk)
    #expect(try await desk.writer.undo() != nil)
    #expect(try await desk.inStore() == ["Lunch 12"])
    #expect(desk.takeNews().isEmpty)
  }

  private func lock(_ isLocked: Bool, _ desk: WriterDesk) async throws {
    let record = try #require(try await desk.other.calendar("home"))
    var patch = CalendarPatch()
    patch.isLocked = isLocked
    _ = try await desk.other.apply([.patchCalendar("home", patch, base: record.revision)])
  }

  // Waiting --------------------------------------------------------------------------------------

  @Test func whileTheDatabaseIsLockedEditsWaitAndAreShown() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let gone = try await desk.make("Call", at: 8)
    let lock = try DatabaseLock(desk.path)
    try await desk.move(id, to: 13)
    #expect(desk.takeNews() == [.waiting])
    #expect(desk.writer.reasonToWait == "the database is locked")
    let new = try await desk.make("Walk", at: 15)
    try await desk.move(new, to: 16)
    _ = try await desk.writer.remove([gone], in: desk.nextDeed)
    try await desk.writer.rename(desk.writer.record(of: id), to: "Dinner")
    #expect(try await desk.read() == ["Dinner 13", "Walk 16"])
    #expect(try await desk.writer.living(of: [id, gone, new]) == [id, new])
    #expect(try await desk.inStore() == ["Call 8", "Lunch 12"])
    #expect(desk.writer.unstoredCount == 3)
    // Undoing goes on meanwhile.
    #expect(try await desk.writer.undo()?.hasPrefix("event edited") == true)
    #expect(try await desk.read() == ["Lunch 13", "Walk 16"])
    lock.release()
    _ = desk.takeNews()
    await desk.writer.retryNow()
    #expect(desk.takeNews() == [.stored] && !desk.writer.isWaiting)
    #expect(try await desk.inStore() == ["Lunch 13", "Walk 16"])
    #expect(try await desk.read() == ["Lunch 13", "Walk 16"])
    #expect(await desk.writer.finish() == nil)
    for _ in 1...4 { #expect(try await desk.writer.undo() != nil) }
    #expect(try await desk.inStore() == ["Call 8", "Lunch 12"])
  }

  @Test func itIsTriedAgainAfterPausesThatGrow() async throws {
    let desk = try await WriterDesk()
    let lock = try DatabaseLock(desk.path)
    _ = try await desk.make("Lunch", at: 12)
    var pauses: [Int] = []
    for _ in 1...8 {
      let before = desk.writer.retry.failureCount
      var seconds = 0
      while desk.writer.retry.failureCount == before {
        desk.pass(.seconds(1))
        seconds += 1
        await desk.writer.retryIfDue()
      }
      pauses.append(seconds)
    }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30])
    lock.release()
    await desk.writer.retryIfDue()
    #expect(try await desk.inStore().isEmpty)
    desk.pass(.seconds(30))
    await desk.writer.retryIfDue()
    #expect(try await desk.inStore() == ["Lunch 12"])
    #expect(!desk.writer.retry.isDue && desk.writer.retry.dueTime == nil)
    #expect(try desk.changeCount() == 2)
  }

  @Test func whatIsNotStoredIsSaidInTheEnd() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let lock = try DatabaseLock(desk.path)
    try await desk.move(id, to: 13)
    _ = try await desk.make("Walk", at: 15)
    let failure = try #require(await desk.writer.finish())
    #expect(failure.status == .locked)
    #expect(failure.text.contains("event edited, 2026-11-23 13:00, Lunch"), "\(failure.text)")
    #expect(failure.text.contains("event added, 2026-11-23 15:00, Walk"))
    #expect(failure.text.contains("Another program is writing"))
    lock.release()
    #expect(await desk.writer.finish() == nil)
    #expect(try await desk.inStore() == ["Lunch 13", "Walk 15"])
  }

  @Test func onAFullDiskEditsWaitForRoom() async throws {
    let desk = try await WriterDesk(largestSize: 400_000)
    var ids: [String] = []
    while desk.writer.reasonToWait == nil {
      ids.append(
        try await desk.writer.create(
          WriterDesk.hour(9), title: "Talk \(ids.count)",
          notes: String(repeating: "a", count: 8_000), in: try await desk.writer.calendar()))
      guard ids.count < 200 else { break }
    }
    #expect(ids.count > 5 && desk.writer.reasonToWait == "the disk is full")
    #expect(try await desk.read().count == ids.count)
    #expect(try await desk.inStore().count == ids.count - 1)
    let failure = try #require(await desk.writer.finish())
    #expect(failure.status == .ioError && failure.text.contains("The disk is full"))
  }

  // Deciding -------------------------------------------------------------------------------------

  @Test(arguments: [true, false])
  func whatOthersHaveChangedIsDecidedAbout(keepsMine: Bool) async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.moveElsewhere(id, to: 18)
    try await desk.move(id, to: 13)
    #expect(desk.takeNews() == [.conflict])
    #expect(try await desk.inStore() == ["Lunch 18"])
    #expect(try await desk.read() == ["Lunch 13"])
    let failure = try #require(await desk.writer.finish())
    #expect(failure.status == .partly)
    #expect(failure.text.contains("It is left as it is there"), "\(failure.text)")
    let conflict = try #require(desk.writer.conflicts.first)
    if keepsMine {
      try await desk.writer.keepMine(conflict)
    } else {
      desk.writer.keepTheirs(conflict)
    }
    let kept = keepsMine ? ["Lunch 13"] : ["Lunch 18"]
    #expect(try await desk.inStore() == kept)
    #expect(try await desk.read() == kept)
    #expect(await desk.writer.finish() == nil)
    // To undo brings theirs back where they were replaced; where they were not, it is about the event
    // itself, which others have changed since.
    _ = try await desk.writer.undo()
    #expect(try await desk.inStore() == ["Lunch 18"])
    #expect(desk.writer.conflicts.isEmpty == keepsMine)
  }

  /// What was seen meanwhile beside what is held does not count: the hand had taken what was before.
  @Test func anEventThatOthersMoveWhileItIsHeldIsDecidedAbout() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let taken = try desk.taken(id)
    let held = Edit(kind: .move, before: taken, after: WriterDesk.hour(13, id: id))
    try await desk.moveElsewhere(id, to: 18)
    #expect(try await desk.read() == ["Lunch 18"])
    try await desk.writer.change(held)
    #expect(desk.takeNews() == [.conflict])
    #expect(try await desk.inStore() == ["Lunch 18"])
    try await desk.writer.keepMine(try #require(desk.writer.conflicts.first))
    #expect(try await desk.inStore() == ["Lunch 13"])
    _ = try await desk.writer.undo()
    #expect(try await desk.inStore() == ["Lunch 18"])
  }

  /// However often others have changed it since, the hand had taken what was before all that.
  @Test func anEventThatOthersChangeTwiceWhileItIsHeldIsDecidedAbout() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let held = Edit(
      kind: .move, before: try desk.taken(id), after: WriterDesk.hour(13, id: id))
    try await desk.moveElsewhere(id, to: 18)
    try await desk.read()
    try await desk.change(id) { $0.title = "Dinner" }
    #expect(try await desk.read() == ["Dinner 18"])
    try await desk.writer.change(held)
    #expect(desk.takeNews() == [.conflict])
    #expect(try await desk.inStore() == ["Dinner 18"])
    try await desk.writer.keepMine(try #require(desk.writer.conflicts.first))
    #expect(try await desk.inStore() == ["Dinner 13"])
  }

  @Test func anEventThatOthersChangeEndlesslyWhileItIsHeldIsDecidedAbout() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let held = Edit(
      kind: .move, before: try desk.taken(id), after: WriterDesk.hour(13, id: id))
    for number in 1...20 {
      try await desk.moveElsewhere(id, to: 14 + Int32(number % 5))
      try await desk.read()
    }
    try await desk.writer.change(held)
    #expect(desk.takeNews() == [.conflict])
    #expect(try await desk.inStore() == ["Lunch 14"])
  }

  /// What is undone while it is held has not been changed by anybody else.
  @Test(arguments: [true, false])
  func whatIsUndoneHereWhileItIsHeldNeedsNoDecision(waits: Bool) async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let lock = waits ? try DatabaseLock(desk.path) : nil
    try await desk.move(id, to: 13)
    #expect(try await desk.read() == ["Lunch 13"])
    let held = Edit(
      kind: .move, before: try desk.taken(id), after: WriterDesk.hour(15, id: id))
    _ = try await desk.writer.undo()
    lock?.release()
    await desk.writer.retryNow()
    #expect(try await desk.read() == ["Lunch 12"])
    try await desk.writer.change(held)
    #expect(desk.writer.conflicts.isEmpty)
    #expect(try await desk.inStore() == ["Lunch 15"])
    _ = try await desk.writer.undo()
    #expect(try await desk.inStore() == ["Lunch 12"])
  }

  /// The other end is that of the event which was taken, wherever others have put it.
  @Test func anEndThatIsHeldMeanwhileIsDecidedAboutToo() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let taken = try desk.taken(id)
    var longer = taken
    longer.hours = Occurrence.Hours(start: 12 * 60, end: 15 * 60)
    try await desk.moveElsewhere(id, to: 18)
    try await desk.read()
    try await desk.writer.change(Edit(kind: .resizeEnd, before: taken, after: longer))
    #expect(desk.takeNews() == [.conflict])
    let conflict = try #require(desk.writer.conflicts.first)
    #expect(conflict.own?.contains("12:00-15:00") == true)
    try await desk.writer.keepMine(conflict)
    #expect(try #require(desk.writer.event(id)).span.seconds == 10_800)
    // Nobody has moved it now.
    let again = try desk.taken(id)
    try await desk.read()
    try await desk.writer.change(
      Edit(kind: .resizeEnd, before: again, after: WriterDesk.hour(12, id: id)))
    #expect(desk.writer.conflicts.isEmpty)
    #expect(try #require(desk.writer.event(id)).span.seconds == 3_600)
  }

  /// What was moved and stretched before it was let go of is told as a resize.
  @Test func whatIsMovedAndStretchedHasBothItsTimes() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let before = try desk.taken(id)
    var after = before
    after.hours = Occurrence.Hours(start: 13 * 60, end: 15 * 60)
    try await desk.writer.change(Edit(kind: .resizeEnd, before: before, after: after))
    #expect(try await desk.read() == ["Lunch 13"])
    #expect(try #require(desk.writer.event(id)).span.seconds == 7_200)
  }

  @Test func whatOthersHaveChangedElsewhereNeedsNoDecision() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    try await desk.change(id) { $0.location = "Park" }
    try await desk.move(id, to: 13)
    #expect(desk.takeNews().isEmpty)
    #expect(try await desk.other.event(id)?.event.location == "Park")
    #expect(try await desk.inStore() == ["Lunch 13"])
  }

  @Test func whatOthersHaveDeletedComesBackWithMine() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let record = try #require(try await desk.other.event(id))
    _ = try await desk.other.apply([.deleteEvent(id, base: record.revision)])
    try await desk.move(id, to: 13)
    let conflict = try #require(desk.writer.conflicts.first)
    #expect(conflict.isDeleted && conflict.other == nil)
    #expect(conflict.whatHappened == "Lunch was deleted elsewhere meanwhile.")
    try await desk.writer.keepMine(conflict)
    #expect(try await desk.inStore() == ["Lunch 13"])
  }

  /// A form has the words that were written, and asks itself.
  @Test func aTitleThatMeetsAnotherIsAskedForAgain() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let record = try desk.writer.record(of: id)
    try await desk.change(id) { $0.title = "Dinner" }
    await #expect(throws: CommandFailure.self) {
      try await desk.writer.rename(record, to: "Supper")
    }
    #expect(desk.writer.conflicts.isEmpty)
    #expect(try await desk.inStore() == ["Dinner 12"])
    try await desk.writer.rename(try desk.writer.record(of: id), to: "Supper")
    #expect(try await desk.inStore() == ["Supper 12"])
    await #expect(throws: CommandFailure.self) { try await desk.writer.remove(record) }
    #expect(try await desk.inStore() == ["Supper 12"])
  }

  /// A conflict may come to light long after the edit.
  @Test func whatWaitsMayMeetWhatOthersHaveWritten() async throws {
    let desk = try await WriterDesk()
    let id = try await desk.make("Lunch", at: 12)
    let lock = try DatabaseLock(desk.path)
    try await desk.move(id, to: 13)
    try await desk.move(id, to: 14)
    lock.release()
    try await desk.moveElsewhere(id, to: 18)
    _ = desk.takeNews()
    await desk.writer.retryNow()
    #expect(desk.takeNews() == [.conflict])
    #expect(desk.writer.conflicts.first?.own?.contains("14:00-15:00") == true)
    try await desk.writer.keepMine(try #require(desk.writer.conflicts.first))
    #expect(try await desk.inStore() == ["Lunch 14"])
  }
}
