// SPDX-License-Identifier: MIT
import AppSamples
import CalendarModel
import Testing

@testable import CalendarStore
@testable import almanac

/// Random edits, locks and writes of others: what is shown is what is stored in the end, and nothing is
/// stored twice.
@MainActor
struct EventWriterWalkTests {
  private static let steps = 150

  @Test(arguments: [false, true])
  func nothingIsLostOrStoredTwice(withUndo: Bool) async throws {
    var total = Counts()
    for seed in UInt64(1)...10 {
      let walk = try await Walk(seed: seed, withUndo: withUndo)
      for _ in 0..<Self.steps { try await walk.step() }
      try await walk.end()
      total.add(walk.counts)
    }
    // The walks have led where something can go wrong.
    #expect(total.edits > 500 && total.waits > 300 && total.locks > 50, "\(total)")
    #expect(total.conflicts > 10 && total.foreign > 80, "\(total)")
  }

  struct Counts {
    var (edits, waits, locks, conflicts, foreign) = (0, 0, 0, 0, 0)

    mutating func add(_ other: Counts) {
      edits += other.edits
      waits += other.waits
      locks += other.locks
      conflicts += other.conflicts
      foreign += other.foreign
    }
  }
}

@MainActor
private final class Walk {
  private let desk: WriterDesk
  private var numbers: SeededNumbers
  private let withUndo: Bool
  private var lock: DatabaseLock?
  /// The events that were made here, and which of them others have touched.
  private var ids: [String] = []
  private var touched: Set<String> = []
  /// What hands have made of each event last: title and hour, or nil where it was deleted.
  private var wanted: [String: (title: String, hour: Int32)?] = [:]
  /// The titles that were given here, each once.
  private var titles = 0
  private(set) var counts = EventWriterWalkTests.Counts()

  init(seed: UInt64, withUndo: Bool) async throws {
    (desk, numbers, self.withUndo) = (try await WriterDesk(), SeededNumbers(seed: seed), withUndo)
  }

  private var newTitle: String {
    titles += 1
    return "T\(titles)"
  }

  private var hour: Int32 { Int32.random(in: 0..<23, using: &numbers) }

  func step() async throws {
    switch Int.random(in: 0..<19, using: &numbers) {
    case 0..<3:
      counts.edits += 1
      let new = (title: newTitle, hour: hour)
      ids.append(try await desk.make(new.title, at: new.hour))
      wanted[ids[ids.count - 1]] = new
    case 3..<6:
      try await edit { id in
        let hour = self.hour
        self.wanted[id]??.hour = hour
        try await self.desk.move(id, to: hour)
      }
    case 6..<8:
      try await edit { id in
        let (record, title) = (try self.desk.writer.record(of: id), self.newTitle)
        self.wanted[id]??.title = title
        try await self.desk.writer.rename(record, to: title)
      }
    case 8:
      try await edit { id in
        self.wanted[id] = .some(nil)
        _ = try await self.desk.writer.remove([id], in: self.desk.nextDeed)
      }
    case 9 where withUndo: try await stepBack { _ = try await self.desk.writer.undo() }
    case 10 where withUndo: try await stepBack { _ = try await self.desk.writer.redo() }
    case 11:
      if lock == nil { lock = try DatabaseLock(desk.path) } else { lock = nil }
      counts.locks += 1
    case 12:
      desk.pass(.seconds(2))
      await desk.writer.retryIfDue()
    case 13..<17: try await touch()
    case 17: lock = nil
    default: try await desk.read()
    }
    if desk.writer.isWaiting { counts.waits += 1 }
    try await decide()
  }

  private func edit(_ body: (String) async throws -> Void) async throws {
    guard let id = ids.randomElement(using: &numbers),
      let record = try? desk.writer.record(of: id), !record.isDeleted
    else { return }
    counts.edits += 1
    // That others have changed the same is said by throwing where a form asks again.
    do { try await body(id) } catch is CommandFailure {}
  }

  private func stepBack(_ body: () async throws -> Void) async throws {
    guard desk.writer.conflicts.isEmpty else { return }
    do { try await body() } catch is CommandFailure {}
  }

  /// Others write, where they can, and leave every other event alone.
  private func touch() async throws {
    guard lock == nil, let place = ids.indices.randomElement(using: &numbers) else { return }
    let id = ids[place - place % 2]
    guard let record = try await desk.other.event(id), !record.isDeleted
    else { return }
    touched.insert(id)
    counts.foreign += 1
    if Int.random(in: 0..<5, using: &numbers) == 0 {
      _ = try await desk.other.apply([.deleteEvent(id, base: record.revision)])
    } else {
      try await desk.moveElsewhere(id, to: hour)
    }
  }

  private func decide() async throws {
    for conflict in desk.writer.conflicts where Bool.random(using: &numbers) {
      counts.conflicts += 1
      if Bool.random(using: &numbers) {
        do { try await desk.writer.keepMine(conflict) } catch is CommandFailure {}
      } else {
        desk.writer.keepTheirs(conflict)
      }
    }
  }

  /// Everybody can write again, and all is decided.
  func end() async throws {
    lock = nil
    let shown = try await own(desk.read)
    for _ in 0..<50 {
      guard await desk.writer.finish() != nil else { break }
      for conflict in desk.writer.conflicts { try await desk.writer.keepMine(conflict) }
    }
    #expect(await desk.writer.finish() == nil)
    #expect(try await desk.read() == desk.inStore())
    // What nobody else has touched is as it was shown, whether it had been stored by then or not.
    #expect(try await own(desk.inStore) == shown)
    guard !withUndo else { return }
    for (id, made) in wanted where !touched.contains(id) {
      let record = try await desk.other.event(id)
      let event = record?.isDeleted == false ? record?.event : nil
      let hour = event.map { Occurrence($0.id, $0.span, zone: .utc).hours?.start ?? 0 }
      #expect(event?.title == made?.title && hour == made.map { $0.hour * 60 })
    }
    // Each title came into the database once, or never if it was given up.
    var (last, given): ([String: String], [String: Int]) = ([:], [:])
    for unit in try await desk.other.history(limit: .max).reversed() {
      for case .event(let record) in unit.steps.map(\.record) {
        let event = record.event
        if last[event.id] != event.title { given[event.title, default: 0] += 1 }
        last[event.id] = event.title
      }
    }
    #expect(given.values.allSatisfy { $0 == 1 }, "\(given)")
  }

  /// Those of some events that nobody else has touched.
  private func own(_ events: () async throws -> [String]) async throws -> [String] {
    var others: Set<String> = []
    for id in touched {
      for event in [desk.writer.event(id), try await desk.other.event(id)?.event] {
        if let title = event?.title { others.insert(title) }
      }
    }
    return try await events().filter { line in
      !others.contains(String(line.prefix { $0 != " " }))
    }
  }
}
