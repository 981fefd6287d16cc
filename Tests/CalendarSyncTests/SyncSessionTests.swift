// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarSync
import Synchronization
import Testing

@MainActor struct SyncSessionTests {
  private let noon = Note(title: 1, place: 1)

  /// What a session tells, in a word each.
  @MainActor private final class Told {
    var words: [String] = []

    func take(_ event: SyncEvent<Int, Note>) {
      switch event {
      case .changed: break
      case .settled(let entry): words.append("settled \(entry.change.record)")
      case .conflict(let entry):
        words.append("conflict \(entry.change.record) \(entry.conflict?.contents?.title ?? 0)")
      case .refused(let entry, let reason):
        words.append("refused \(entry.change.record): \(reason ?? "")")
      case .unkept: words.append("unkept")
      case .unreachable: words.append("unreachable")
      }
    }
  }

  private func add(_ record: Int, title: Int = 1) -> NoteChange {
    let note = Note(title: title, place: 1)
    return Change(.add, record, values: note, after: note)
  }

  private func edit(_ record: Int, title: Int, base: Int64?) -> NoteChange {
    Change(
      .edit, record, values: Note(title: title), before: noon,
      after: Note(title: title, place: 1), base: base)
  }

  @Test func whatWaitsIsShownAndSentOnce() async throws {
    let (network, told) = (ModelNetwork(), Told())
    let session = try SyncSession(store: network, telling: told.take)
    session.push(add(1))
    session.push(edit(1, title: 2, base: nil))
    #expect(session.outbox.laid(over: []).map(\.contents) == [Note(title: 2, place: 1)])
    await network.lose([.answer])
    #expect(await session.flush() == false)
    #expect(await session.flush())
    #expect(session.outbox.entries.isEmpty)
    #expect(await network.store.written.count == 2)
    #expect(await network.store[1].contents == Note(title: 2, place: 1))
    #expect(told.words == ["unreachable", "settled 1", "settled 1"])
  }

  @Test func itIsTriedAgainAfterPauses() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    session.push(add(1))
    await network.lose([.request, .answer, .request])
    var pauses: [Int] = []
    await session.keepSending { pauses.append($0) }
    #expect(pauses == [1, 2, 3])
    #expect(await network.store.written.count == 1)
    // A pause that throws ends it, and nothing is lost.
    session.push(add(2))
    await network.lose([.request])
    await #expect(throws: CancellationError.self) {
      try await session.keepSending { _ in throw CancellationError() }
    }
    #expect(session.outbox.entries.count == 1)
  }

  @Test func flushesAtTheSameTimeAreOne() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    for record in 1...20 { session.push(add(record)) }
    async let first = session.flush()
    async let second = session.flush()
    let haveAnswered = await [first, second]
    #expect(haveAnswered == [true, true])
    #expect(await network.requests == 20)
    #expect(await network.store.written.count == 20)
  }

  @Test func aRevisionThatIsNotKnownIsAskedFor() async throws {
    let network = ModelNetwork()
    await network.write(add(1), on: nil)
    let session = try SyncSession(store: network)
    session.push(edit(1, title: 2, base: nil))
    #expect(await session.flush())
    #expect(await network.store[1].contents?.title == 2)
    #expect(await network.requests == 2)
    session.push(edit(7, title: 2, base: nil))
    #expect(await session.flush())
    #expect(session.outbox.conflicts.map(\.conflict) == [.missing])
  }

  @Test func aConflictIsDecidedEitherWay() async throws {
    for isMine in [true, false] {
      let (network, told) = (ModelNetwork(), Told())
      await network.write(add(1), on: nil)
      let session = try SyncSession(store: network, telling: told.take)
      session.push(edit(1, title: 2, base: 1))
      await network.write(edit(1, title: 3, base: 1), on: 1)
      await session.flush()
      #expect(told.words == ["conflict 1 3"])
      #expect(await network.store[1].contents?.title == 3)
      let entry = try #require(session.outbox.conflicts.first)
      if isMine { session.keepMine(entry) } else { session.keepTheirs(entry) }
      #expect(await session.flush())
      #expect(session.outbox.entries.isEmpty)
      #expect(await network.store[1].contents?.title == (isMine ? 2 : 3))
    }
  }

  @Test func aRefusalSaysWhy() async throws {
    let (network, told) = (ModelNetwork(), Told())
    await network.write(add(1), on: nil)
    await network.lock([1])
    let session = try SyncSession(store: network, telling: told.take)
    session.push(edit(1, title: 2, base: 1))
    #expect(await session.flush())
    #expect(told.words == ["refused 1: it is locked"])
    #expect(session.outbox.entries.isEmpty)
    #expect(!session.canUndo)
  }

  @Test func whatIsUndoneIsSentToo() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    session.push(add(1))
    session.pushWithoutUndo(edit(1, title: 5, base: nil))
    await session.flush()
    #expect(try await session.undo()?.change?.record == 1)
    #expect(session.canRedo && !session.canUndo)
    await session.flush()
    #expect(await network.store[1].isDeleted)
    #expect(try await session.redo() != nil)
    await session.flush()
    #expect(await network.store[1].contents == noon)
    #expect(try await session.redo() == nil)
  }

  @Test func anImportIsTakenBackAfterWhatWaits() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    session.remember(unit: 7)
    session.pushWithoutUndo(add(1))
    await network.lose([.nothing, .request])
    await #expect(throws: ModelNetwork.Cut.self) { try await session.undo() }
    #expect(await network.store.written.count == 1)
    #expect(session.canUndo)
    // While anything waits the store is not asked.
    session.pushWithoutUndo(add(2))
    await network.lose([.request])
    await #expect(throws: ModelNetwork.Cut.self) { try await session.undo() }
    #expect(await network.takenBack.isEmpty)
    #expect(try await session.undo() != nil)
    #expect(try await session.redo() != nil)
    #expect(await network.takenBack == [7, 8])
    session.remember(unit: 100)
    await #expect(throws: StoreRefusal.self) { try await session.undo() }
    #expect(session.canUndo)
    #expect(try await session.undo() != nil)
    #expect(!session.canUndo)
  }

  @Test func whatIsChangedWhileItIsSendingIsSentToo() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    session.push(add(1))
    await network.hold(true)
    async let first = session.flush()
    await Task.yield()
    session.push(add(2))
    async let second = session.flush()
    await network.hold(false)
    let haveAnswered = await [first, second]
    #expect(haveAnswered == [true, true])
    #expect(session.outbox.entries.isEmpty)
    // Whatever comes just when the last answer has come.
    for record in 3...200 {
      session.push(add(record))
      Task { await session.flush() }
      await Task.yield()
    }
    await session.flush()
    #expect(session.outbox.entries.isEmpty)
    #expect(await network.store.written.count == 200)
  }

  @Test func whatIsUndoneAndRedoneNextIsKnown() async throws {
    let session = try SyncSession(store: ModelNetwork())
    #expect(session.stepsToUndo.isEmpty && session.stepsToRedo.isEmpty)
    session.push(add(1), group: 1)
    session.push(add(2), group: 2)
    session.push(add(3), group: 2)
    #expect(session.stepsToUndo.map { $0.change?.record } == [3, 2])
    try await session.undo()
    #expect(session.stepsToUndo.map { $0.change?.record } == [1])
    #expect(session.stepsToRedo.map { $0.change?.record } == [2, 3])
    session.push(add(4))
    session.push(add(5))
    #expect(session.stepsToUndo.map { $0.change?.record } == [5] && session.stepsToRedo.isEmpty)
    session.remember(unit: 7)
    #expect(session.stepsToUndo.map { $0.change?.record } == [nil])
  }

  @Test func undosOneAfterTheOtherAreSentInOrder() async throws {
    let network = ModelNetwork()
    let session = try SyncSession(store: network)
    session.remember(unit: 1)
    session.remember(unit: 3)
    // Tasks of one actor begin in the order in which they were made; those of `async let` need not.
    let moves = [
      Task { try await session.undo() }, Task { try await session.undo() },
      Task { try await session.redo() },
    ]
    for move in moves { #expect(try await move.value != nil) }
    #expect(await network.takenBack == [3, 1, 2])
    #expect(session.canUndo && session.canRedo)
  }

  @Test func aRecordThatCannotBeReadStopsNoOther() async throws {
    let (network, told) = (ModelNetwork(), Told())
    let session = try SyncSession(store: network, telling: told.take)
    session.push(edit(99, title: 2, base: nil))
    session.push(add(1))
    #expect(await session.flush())
    #expect(told.words == ["refused 99: it cannot be read", "settled 1"])
  }

  @Test func whatIsKeptOutlivesTheProcess() async throws {
    let kept = Mutex<[NoteBook.Entry]>([])
    let keeper = OutboxKeeper<Int, Note>(
      load: { kept.withLock { $0 } }, save: { entries in kept.withLock { $0 = entries } })
    let network = ModelNetwork()
    let session = try SyncSession(store: network, keeper: keeper)
    session.push(add(1))
    session.push(add(2))
    await network.lose([.nothing, .answer])
    await session.flush()
    #expect(kept.withLock { $0 }.map(\.change.record) == [2])
    let next = try SyncSession(store: network, keeper: keeper)
    #expect(await next.flush())
    #expect(await network.store.written.count == 2)
    #expect(kept.withLock { $0 }.isEmpty)
  }

  @Test func whatCannotBeKeptIsTold() async throws {
    struct Full: Error {}
    let (network, told) = (ModelNetwork(), Told())
    let keeper = OutboxKeeper<Int, Note>(load: { [] }, save: { _ in throw Full() })
    let session = try SyncSession(store: network, keeper: keeper, telling: told.take)
    session.push(add(1))
    #expect(told.words == ["unkept"])
    #expect(await session.flush())
    #expect(await network.store.written.count == 1)
    #expect(throws: Full.self) {
      try SyncSession(store: network, keeper: .init(load: { throw Full() }, save: { _ in }))
    }
  }

  /// Whatever the network loses, each change is written once.
  @Test func aFaultyNetworkLosesAndDoublesNothing() async throws {
    var lost = 0
    for seed in WalkPlan.seeds(0...199) {
      var random = SeededNumbers(seed: seed)
      let network = ModelNetwork()
      let session = try SyncSession(store: network)
      let losses = (0..<40).map { _ in ModelDevice.Loss.allCases.randomElement(using: &random)! }
      lost += losses.count { $0 != .nothing }
      await network.lose(losses)
      session.push(add(1))
      for title in 2...30 {
        session.push(edit(1, title: title, base: nil))
        if Bool.random(using: &random) { await session.flush() }
      }
      await session.keepSending { _ in }
      #expect(await network.store.written.map { $0.values?.title } == Array(1...30), "seed \(seed)")
    }
    #expect(lost > 4000)
  }
}
