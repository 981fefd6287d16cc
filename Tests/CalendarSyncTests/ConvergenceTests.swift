// SPDX-License-Identifier: MIT
import AlmanacSamples
import CalendarSync
import Testing

/// Two devices, one store and a network that loses requests and answers, under any interleaving of
/// edits, failures, deaths and reconnects.
struct ConvergenceTests {
  private static let seeds = WalkPlan.seeds(0...1_999)
  private static let steps = 60
  private static let records = 1..<6

  @Test func devicesAndStoreConvergeAndNothingIsLost() {
    var (conflicts, losses, writes, deaths, locks) = (0, 0, 0, 0, 0)
    for seed in Self.seeds {
      var walk = Walk(seed: seed)
      for _ in 0..<Self.steps { walk.step(on: Self.records) }
      walk.settle()
      walk.check(seed: seed)
      conflicts += walk.conflicts
      losses += walk.losses
      deaths += walk.deaths
      writes += walk.store.written.count
      locks += walk.locks
    }
    // The walks lead where something can go wrong.
    #expect(conflicts > 5000)
    #expect(losses > 20_000)
    #expect(deaths > 5000)
    #expect(writes > 20_000)
    #expect(locks > 5000)
  }

  /// Without anybody's decision nothing is replaced that its device has not seen; nor where changes are
  /// made on top of what others have changed elsewhere.
  @Test(arguments: [false, true], [false, true])
  func nothingIsOverwrittenUnasked(locks: Bool, compares: Bool) {
    var (writes, conflicts, elsewhere) = (0, 0, 0)
    for seed in Self.seeds {
      var walk = Walk(seed: seed, keepsMine: false, locks: locks)
      walk.store.compares = compares
      for _ in 0..<Self.steps { walk.step(on: Self.records) }
      walk.settle()
      walk.check(seed: seed)
      #expect(walk.devices.allSatisfy { $0.blindAsks == 0 }, "seed \(seed)")
      // What follows a refused change has not the contents that are there.
      if !locks { #expect(walk.store.blindWrites == 0, "seed \(seed)") }
      writes += walk.store.written.count
      conflicts += walk.conflicts
      elsewhere += walk.store.elsewhere
    }
    #expect(writes > 20_000)
    #expect(conflicts > 5000)
    #expect(compares ? elsewhere > 50 : elsewhere == 0)
  }

  /// Whatever the network loses, each change is written once, and in order.
  @Test func changesAreReplayedOnce() {
    var losses = 0
    for seed in WalkPlan.seeds(0...499) {
      var random = SeededNumbers(seed: seed)
      var (store, device) = (ModelStore(), ModelDevice())
      for record in Self.records { device.add(record, Note(title: record, place: 0)) }
      for title in 10..<60 {
        let record = Int.random(in: Self.records, using: &random)
        device.edit(record, Note(title: title))
        for _ in 0..<Int.random(in: 0..<4, using: &random) {
          let loss = ModelDevice.Loss.allCases.randomElement(using: &random) ?? .nothing
          if loss != .nothing { losses += 1 }
          device.send(to: &store, losing: loss)
        }
        if Int.random(in: 0..<10, using: &random) == 0 { device.restart() }
      }
      device.sendAll(to: &store)
      let titles = store.written.map { $0.values?.title }
      #expect(titles == Array(Self.records) + Array(10..<60), "seed \(seed)")
      #expect(device.book.outbox.entries.isEmpty, "seed \(seed)")
    }
    #expect(losses > 10_000)
  }
}

private struct Walk {
  var store = ModelStore()
  var devices = [ModelDevice(), ModelDevice()]
  private(set) var conflicts = 0
  private(set) var losses = 0
  private(set) var deaths = 0
  private(set) var locks = 0
  private var random: SeededNumbers
  /// The titles that somebody has written on a device, and of those the ones that were given up.
  private var title = 0
  private var givenUp: Set<Int> = []
  private var made = 100

  /// Whether people sometimes keep their own version in a conflict, and lock what they look at.
  private let (keepsMine, hasLocks): (Bool, Bool)

  init(seed: UInt64, keepsMine: Bool = true, locks: Bool = true) {
    random = SeededNumbers(seed: seed)
    (self.keepsMine, hasLocks) = (keepsMine, locks)
  }

  mutating func step(on records: Range<Int>) {
    let place = Int.random(in: 0..<2, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<4: edit(Int.random(in: records, using: &random), on: place)
    case 4..<8: send(from: place)
    case 8: devices[place].refresh(from: store)
    case 9: decide(on: place)
    case 10:
      _ = Bool.random(using: &random) ? devices[place].book.undo() : devices[place].book.redo()
    case 11 where hasLocks:
      store.locked = store.locked.isEmpty ? [Int.random(in: records, using: &random)] : []
      locks += 1
    case 12: devices[place].book.recheckConflicts()
    default:
      devices[place].keep()
      devices[place].restart()
      deaths += 1
    }
    devices[place].keep()
  }

  private mutating func edit(_ record: Int, on place: Int) {
    let isThere = devices[place].contents(record) != nil
    if isThere && Int.random(in: 0..<4, using: &random) == 0 {
      return devices[place].delete(record)
    }
    if isThere && Int.random(in: 0..<4, using: &random) == 0 {
      let color = Int.random(in: 0..<1000, using: &random)
      return devices[place].editWithoutUndo(record, Note(color: color))
    }
    title += 1
    guard isThere else {
      made += 1
      devices[place].add(made, Note(title: title, place: 0))
      // Some ids are taken by both.
      return devices[place].add(record, Note(title: title, place: place))
    }
    let values = Note(title: title, place: Bool.random(using: &random) ? title : nil)
    let group = Bool.random(using: &random) ? title / 3 : nil
    devices[place].edit(record, values, group: group)
  }

  private mutating func send(from place: Int) {
    guard let loss = ModelDevice.Loss.allCases.randomElement(using: &random) else { return }
    if loss != .nothing { losses += 1 }
    devices[place].send(to: &store, losing: loss)
  }

  @discardableResult
  private mutating func decide(on place: Int) -> Bool {
    guard let entry = devices[place].book.outbox.conflicts.first else { return false }
    conflicts += 1
    let forgotten =
      Bool.random(using: &random) || !keepsMine
      ? devices[place].book.keepTheirs(of: entry.change.record)
      : devices[place].book.keepMine(entry.id)
    givenUp.formUnion(forgotten.compactMap(\.change.values?.title))
    devices[place].keep()
    return true
  }

  /// The network is back, and everybody decides until nothing is left.
  mutating func settle() {
    store.locked = []
    for _ in 0..<200 {
      for place in devices.indices {
        devices[place].sendAll(to: &store)
        decide(on: place)
      }
    }
    for place in devices.indices { devices[place].refresh(from: store) }
  }

  func check(seed: UInt64) {
    let written = Set(store.written.compactMap(\.values?.title))
    let ended = devices.reduce(written.union(givenUp)) { $0.union($1.refused) }
    let isKept = (1..<(title + 1)).allSatisfy(ended.contains)
    #expect(isKept, "seed \(seed)")
    for device in devices {
      #expect(device.book.outbox.entries.isEmpty, "seed \(seed)")
      let shown = device.shown
      #expect(shown.map(\.record) == store.present.map(\.record), "seed \(seed)")
      #expect(shown.map(\.contents) == store.present.map(\.contents), "seed \(seed)")
    }
  }
}
