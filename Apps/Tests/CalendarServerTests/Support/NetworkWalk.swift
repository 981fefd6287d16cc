// SPDX-License-Identifier: MIT
import AppSamples
import CalendarClient
import CalendarStore
import CalendarSync
import CivilTime
import Testing

@testable import CalendarServer

/// What devices do at random, and what has to hold of it.
@MainActor final class NetworkWalk {
  private let devices: [EventDevice]
  private let network: FaultyNetwork
  private var numbers: SeededNumbers
  private static let monday = EpochDay(clamping: 20_780)

  init(_ devices: [EventDevice], _ network: FaultyNetwork, seed: UInt64) {
    (self.devices, self.network) = (devices, network)
    numbers = SeededNumbers(seed: seed)
  }

  /// Each device makes an event, and sees those of the others.
  func begin(_ server: TestServer) async throws {
    network.isSound = true
    for device in devices {
      let noon = CivilDateTime(day: Self.monday, time: .noon)
      device.create(noon, minutes: 60, at: "Hall", inBerlin: device.name == "b")
      await device.send()
    }
    for device in devices {
      try await device.ask(server)
      device.takeUp()
    }
    network.isSound = false
  }

  /// One thing happens; without a server some of it comes to nothing.
  func step(_ server: TestServer?) async throws {
    let device = devices[Int.random(in: devices.indices, using: &numbers)]
    let index = Int.random(in: 0..<100, using: &numbers)
    let minutes = Int64.random(in: 1...96, using: &numbers) * 15
    switch Int.random(in: 0..<26, using: &numbers) {
    case 0 where index % 3 == 0:
      let day = Self.monday.addingClamped(days: Int32(index % 7))
      let start = CivilDateTime(day: day, time: .midnight)
        .addingClamped(microseconds: minutes * 60_000_000)
      device.create(start, minutes: 60, at: "Room \(index)", inBerlin: index % 2 == 0)
    case 1, 2: device.move(index, minutes: index % 2 == 0 ? minutes : -minutes)
    case 3, 4: device.resize(index, minutes: minutes)
    case 5, 6: device.rename(index)
    case 7: device.relocate(index, to: "Room \(minutes)")
    case 8: if index % 3 > 0 { device.delete(index) }
    case 9: try await device.undo(isRedo: false)
    case 10: try await device.undo(isRedo: true)
    case 11, 12: device.decide(mine: index % 2 == 0)
    case 13: if index % 4 == 0 { try await device.die() }
    case 14, 15, 16: if let server { try await device.ask(server) }
    case 17, 18: device.takeUp()
    case 19: await network.release()
    case 20: await network.deliverLate()
    default: await device.send()
    }
  }

  /// The network is sound; everybody sends, and decides until nothing is left.
  func end(_ server: TestServer) async throws {
    network.isSound = true
    while await network.release() {}
    for _ in 0..<50 {
      for device in devices { await device.send() }
      while await network.deliverLate() {}
      for device in devices {
        try await device.ask(server)
        device.takeUp()
      }
      let stored = try await server.eventRows().map { Row($0.id, $0.contents) }
      for device in devices {
        // What waits, waits for a decision: it is shown as such, and nothing else differs.
        let open = Set(device.sync.outbox.conflicts.map(\.change.record.id))
        #expect(device.sync.outbox.entries.allSatisfy { open.contains($0.change.record.id) })
        let shown = device.shown.map { Row($0.id, $0.contents) }
        #expect(shown.filter { !open.contains($0.id) } == stored.filter { !open.contains($0.id) })
      }
      let decided = devices.map { $0.decide(mine: Bool.random(using: &numbers)) }
      if !decided.contains(true) { break }
    }
    #expect(devices.allSatisfy { $0.sync.outbox.entries.isEmpty })
  }
}

extension NetworkWalk {
  /// Reads from the database what became of each event, and compares that with what devices wanted.
  func judge(_ store: SQLiteStore, _ name: String) async throws -> NetworkLawTests.Counts {
    var counts = NetworkLawTests.Counts()
    var versions: [String: [EventRecord]] = [:]
    for unit in try await store.history(limit: .max).reversed() {
      for case .event(let record) in unit.steps.map(\.record) {
        versions[record.event.id, default: []].append(record)
      }
    }
    store.close()
    for (id, records) in versions {
      #expect(records.map(\.revision) == Array(1...Int64(records.count)), "\(name): \(id)")
      counts.written += records.count
    }
    // What is seen is what is in the database.
    let living = versions.values.compactMap(\.last).filter { !$0.isDeleted }.map(Row.init)
    for device in devices {
      let shown = device.shown.map { Row($0.id, $0.contents) }
      #expect(shown.sorted() == living.sorted(), "\(name): \(device.name)")
    }
    explain(versions, name)
    for device in devices {
      for (serial, entry) in device.settled {
        let records = versions[entry.change.record.id] ?? []
        #expect(
          records.contains { entry.change.has(come: $0) },
          "\(name): \(device.name) \(serial) is lost: \(entry)")
      }
      // Each change was acknowledged, or somebody has given it up.
      let all = Set(1...max(device.serial, 1)).subtracting(device.serial == 0 ? [1] : [])
      #expect(Set(device.settled.keys).union(device.givenUp) == all, "\(name): \(device.name)")
      #expect(device.givenUp.isDisjoint(with: device.settled.keys), "\(name): \(device.name)")
      counts.settled += device.settled.count
      counts.edits.merge(device.counts) { $0 + $1 }
    }
    #expect(network.refusals.isEmpty, "\(name)")
    (counts.faults, counts.late) = (network.counts, network.lateCount)
    return counts
  }

  /// Finds the change behind each version of an event: there is one, which had seen what it
  /// overwrites, and no change is behind two unless somebody has insisted on it.
  private func explain(_ versions: [String: [EventRecord]], _ name: String) {
    let insisted = Dictionary(uniqueKeysWithValues: devices.map { ($0.name, $0.insisted) })
    for (id, records) in versions {
      let arrivals = network.arrivals.filter { $0.entry.change.record.id == id }
      var causes: [Set<Cause>] = []
      for (place, record) in records.enumerated() {
        let before = place == 0 ? nil : records[place - 1]
        let arrivals = arrivals.filter { $0.entry.leads(from: before, to: record) }
        causes.append(Set(arrivals.map { Cause(device: $0.device, serial: $0.serial) }))
        #expect(
          !arrivals.isEmpty, "\(name): nobody has made \(record) of \(String(describing: before))")
        guard let before, !before.isDeleted else { continue }
        let isKnown = arrivals.contains { arrival in
          let shown = devices.first { $0.name == arrival.device }?.versions[id] ?? []
          return arrival.entry.change.knows(
            before, from: shown + [arrival.entry.change.before ?? [:]])
        }
        #expect(isKnown, "\(name): \(record) overwrites \(before) unseen: \(arrivals)")
      }
      // Where two changes explain a version, they explain no more versions than two.
      let twice = Causes.unexplained(causes) { 1 + (insisted[$0.device]?[$0.serial] ?? 0) }
      #expect(twice.isEmpty, "\(name): written twice: \(twice.map { (records[$0], causes[$0]) })")
    }
  }
}

/// What is seen of an event.
private struct Row: Comparable {
  let id: String
  let parts: [String]

  init(_ id: String, _ contents: ServerStore.Contents) {
    self.id = id
    parts = Self.names.map { name in
      guard case .string(let text)? = contents[name] else { return "" }
      return text
    }
  }

  init(_ record: EventRecord) { self.init(record.event.id, record.event.contents) }

  private static let names = ["title", "location", "start", "end"]

  static func < (left: Row, right: Row) -> Bool { left.id < right.id }
}

extension CalendarEvent {
  fileprivate var contents: ServerStore.Contents {
    [
      "calendar": .string(calendar), "title": .string(title), "location": .string(location),
      "start": .string("\(span.start)"), "end": .string("\(span.end)"),
    ]
  }
}

extension FaultyNetwork.Entry {
  /// Whether it makes one version of an event of the one before.
  fileprivate func leads(from before: EventRecord?, to after: EventRecord) -> Bool {
    guard (change.operation == .add ? nil : sentRevision) == before?.revision else { return false }
    if change.operation == .delete { return after.isDeleted && before?.event == after.event }
    var now = before?.event.contents ?? [:]
    now.merge((change.values ?? [:]).filter { Self.parts.contains($0.key) }) { $1 }
    // Whoever writes an end writes the start that belongs to it.
    if change.operation == .edit, change.values?["end"] != nil {
      now["start"] = change.after?["start"]
    }
    return !after.isDeleted && now == after.event.contents
  }

  private static let parts: Set = ["calendar", "title", "location", "start", "end"]
}

extension Change where Contents == ServerStore.Contents {
  /// Whether a version of an event is, or has, what was wanted.
  fileprivate func has(come record: EventRecord) -> Bool {
    if operation == .delete { return record.isDeleted }
    let contents = record.event.contents
    return !record.isDeleted
      && contents.allSatisfy { values?[$0.key] == nil || values?[$0.key] == $0.value }
  }

  /// Whether each part that it overwrites is as in a version that was seen where it was made.
  fileprivate func knows(_ record: EventRecord, from seen: [Contents]) -> Bool {
    let theirs = record.event.contents
    var names = Set(operation == .delete ? theirs.keys : values?.keys ?? [:].keys)
    if names.contains("start") || names.contains("end") { names.formUnion(["start", "end"]) }
    return names.allSatisfy { name in
      guard let present = theirs[name] else { return true }
      return values?[name] == present || seen.contains { $0[name] == present }
    }
  }
}
